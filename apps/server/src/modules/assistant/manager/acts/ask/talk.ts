import { asksHowItWas, readReference } from '@catch/understanding';
import type { Change } from '../../../values/values.ts';
import { called } from '../../called-cards.ts';
import { fitsWords } from '../../fits-words.ts';
import type { MessagePlan } from '../../plan.ts';
import type { World } from '../../world.ts';
import { type Answering, unansweredInvitations } from './asked.ts';

export const contact: Answering = async ({ plan, slots }) => {
  const name = slots.first('person');
  if (!name) {
    const everybody = await plan.world.everybody();
    plan.say({ kind: 'told', what: 'known', names: everybody.map((one) => one.name) });
    return everybody.length > 0;
  }
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
  const isNothing = !open && proposals.length === 0;
  // What others wait for is waiting too.
  const invited = isNothing ? await unansweredInvitations(plan.world) : [];
  if (invited.length > 0) {
    plan.list(invited);
    plan.say({ kind: 'told', what: 'invitations', events: invited });
    return true;
  }
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

const isOf = (change: Change, words: string, world: World): boolean =>
  [
    ...('before' in change && change.before && 'guests' in change.before ? [change.before] : []),
    ...('after' in change && 'guests' in change.after ? [change.after] : []),
  ].some((event) => fitsWords(event, words, undefined, world));

/** 'What day was it before?': where what was last moved came from. */
export function tellHowItWas(plan: MessagePlan): boolean {
  if (!asksHowItWas(plan.words)) return false;
  const moved = plan.conversation.done.find(
    ({ changes, isUndone }) => !isUndone && changes.some(({ did }) => did === 'changed' || did === 'moved'),
  );
  if (moved) plan.say({ kind: 'told', what: 'done', done: [{ changes: moved.changes, isUndone: false }] });
  return moved !== undefined;
}

export const done: Answering = async ({ plan, slots }) => {
  const { world, conversation } = plan;
  if (tellHowItWas(plan)) return true;
  const target = slots.first('target');
  const named = conversation.done.filter(
    ({ changes }) => target && changes.some((change) => isOf(change, target, world)),
  );
  const card = target ? called(target, conversation.proposals, world) : undefined;
  // 'Did the coffee get booked?', and its card still waits.
  if (card) {
    plan.say({ kind: 'told', what: 'waiting', proposals: [card.changes] });
    return true;
  }
  // 'Did you rename it?' asks about the last thing, 'did you move the demo?' about that.
  const isLast = target !== undefined && readReference(target).isFocus;
  const all = isLast ? conversation.done.slice(0, 1) : named.length > 0 ? named : conversation.done;
  plan.say({
    kind: 'told',
    what: 'done',
    // Newest first there, and newest last in the answer.
    done: all.map(({ changes, isUndone = false }) => ({ changes, isUndone })).toReversed(),
  });
  return true;
};
