import { type Command, isChanging, isLooking, type Reading } from '@catch/understanding';
import { factOf } from '../tools/events/event-fact.ts';
import { again } from './acts/again.ts';
import { ask } from './acts/ask/index.ts';
import { cancel, respond } from './acts/cancel.ts';
import { change, swap } from './acts/change.ts';
import { create } from './acts/create.ts';
import { forget, prefer, undo } from './acts/memory.ts';
import { pick } from './acts/pick.ts';
import { changeReminder, dropReminder, remind } from './acts/reminders.ts';
import { revise } from './acts/revise.ts';
import type { Conversation } from './conversation.ts';
import { MessagePlan } from './plan.ts';
import { referTo } from './refer.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

/**
 * Commands and the state of the conversation to what is to be done: calls of tools and things to say, in order. It only
 * looks; whatever changes something is a call, and the tools decide whether a person has to agree.
 */
export async function manage(
  reading: Reading,
  conversation: Conversation,
  world: World,
): Promise<MessagePlan> {
  const plan = new MessagePlan(world, conversation);
  for (const [index, command] of reading.commands.entries()) {
    if (!holds(plan, command)) continue;
    // Only what is wanted, and news about an event, may change anything.
    plan.current = new Slots(command.slots);
    if (isInert(command)) {
      await mention(plan);
      continue;
    }
    await carryOut(plan, command, index, reading);
  }
  if (plan.steps.length === 0) plan.say({ kind: 'talk', what: quietly(reading) });
  return plan;
}

const isInert = ({ act, force }: Command): boolean =>
  force !== 'request' && !(force === 'news' && (isChanging(act) || act === 'revise'));

/** What is only mentioned is spoken of all the same: 'cancel the dentist, no wait, move it'. */
async function mention(plan: MessagePlan): Promise<void> {
  const target = plan.current.first('target');
  if (!target) return;
  const found = await referTo(target, plan.current, plan.conversation, plan.world);
  if (found.kind === 'events') plan.focusOn(found.events.map(factOf));
}

const quietly = ({ commands }: Reading): 'hello' | 'nothing-changed' | 'unclear' =>
  commands.some(({ act }) => act === 'chat') ? 'hello' : commands.length > 0 ? 'nothing-changed' : 'unclear';

function holds(plan: MessagePlan, { condition }: Command): boolean {
  return !condition || plan.truths.get(condition.of) === condition.holds;
}

async function carryOut(plan: MessagePlan, command: Command, index: number, reading: Reading): Promise<void> {
  const { current: slots } = plan;
  const { act } = command;
  if (isLooking(act)) {
    const isCondition = reading.commands.some(({ condition }) => condition?.of === index);
    const before = plan.steps.length;
    plan.truths.set(index, await ask(plan, act, slots));
    if (isCondition) {
      plan.conditionTime = slots.joined('time');
      // What it leads to tells enough; only where nothing follows it is said by itself.
      const follows = reading.commands.some(
        ({ condition }) => condition?.of === index && holdsNow(plan, condition),
      );
      if (follows) plan.steps.splice(before);
    }
    return;
  }
  switch (act) {
    case 'create':
      return create(plan, slots);
    case 'change':
      return change(plan, slots);
    case 'swap':
      return swap(plan, slots);
    case 'cancel':
      return cancel(plan, slots);
    case 'accept':
      return respond(plan, slots, 'accepted');
    case 'decline':
      return respond(plan, slots, 'declined');
    case 'tentative':
      return respond(plan, slots, 'tentative');
    case 'remind':
      return remind(plan, slots);
    case 'change_reminder':
      return changeReminder(plan, slots);
    case 'drop_reminder':
      return dropReminder(plan, slots);
    case 'prefer':
      return prefer(plan, slots);
    case 'forget':
      return forget(plan, slots);
    case 'undo':
      return undo(plan, slots);
    case 'revise':
      return revise(plan, slots);
    case 'again':
      return again(plan, slots);
    case 'answer':
      return revise(plan, slots);
    case 'pick':
      return pick(plan, slots);
    case 'approve':
    case 'deny':
      return leave(plan, act);
    case 'chat':
      return plan.say({ kind: 'talk', what: 'hello' });
    case 'other':
      return plan.say({ kind: 'talk', what: 'other' });
    default:
      return plan.say({ kind: 'talk', what: act === 'nothing' ? 'nothing-changed' : 'unclear' });
  }
}

const holdsNow = (plan: MessagePlan, condition: { of: number; holds: boolean }): boolean =>
  plan.truths.get(condition.of) === condition.holds;

/** Nothing waits any more (a decision is settled before it comes here): what was begun is put aside. */
function leave(plan: MessagePlan, act: 'approve' | 'deny'): void {
  plan.conversation = { ...plan.conversation, open: undefined, parked: undefined };
  plan.say({ kind: 'talk', what: act === 'deny' ? 'left-alone' : 'nothing-changed' });
}
