import type { Answering } from './asked.ts';

export const contact: Answering = async ({ plan, slots }) => {
  const name = slots.first('person') ?? '';
  const found = await plan.world.find(name);
  plan.say({
    kind: 'told',
    what: 'contact',
    name,
    people: found.slice(0, 5).map(({ email, name: called }) => ({ email, name: called })),
  });
  return found.length > 0;
};

export const waiting: Answering = async ({ plan }) => {
  const { open, proposals } = plan.conversation;
  plan.say({
    kind: 'told',
    what: 'waiting',
    proposals: proposals.map(({ changes }) => changes),
    ...(open ? { question: open.question } : {}),
  });
  return true;
};

export const listed =
  (tool: 'list_reminders' | 'list_preferences'): Answering =>
  async ({ plan }) => {
    plan.call(tool, {});
    return true;
  };

export const self: Answering = async ({ plan }) => {
  plan.say({ kind: 'talk', what: 'self' });
  return true;
};

export const done: Answering = async ({ plan }) => {
  const { done: all } = plan.conversation;
  plan.say({
    kind: 'told',
    what: 'done',
    // The newest comes first there, and last when it is told.
    done: all.map(({ changes, isUndone = false }) => ({ changes, isUndone })).toReversed(),
  });
  return true;
};
