import {
  type Act,
  agreesToAll,
  agreesToIt,
  type Command,
  isChanging,
  isLooking,
  ofPeople,
  type Role,
  regretsNo,
} from '@catch/understanding';
import { factOf } from '../tools/events/event-fact.ts';
import { again } from './acts/again.ts';
import { answerOpen } from './acts/answer.ts';
import { aboutAnotherPerson, asksWhetherFree } from './acts/ask/another-person.ts';
import { askCondition } from './acts/ask/condition.ts';
import { ask } from './acts/ask/index.ts';
import { cancel, isReminderLast, respond } from './acts/cancel.ts';
import { change } from './acts/change.ts';
import { changeReminder, dropReminder } from './acts/change-reminder.ts';
import { create } from './acts/create.ts';
import { withoutObstacle } from './acts/in-the-way.ts';
import { dropsLastPreference, forget, prefer, undo } from './acts/memory.ts';
import { notify, settleOffer } from './acts/notify.ts';
import { pick } from './acts/pick.ts';
import { putBack } from './acts/put-back.ts';
import { remind } from './acts/reminders.ts';
import { revise, reviseEach } from './acts/revise.ts';
import { reviseProposal } from './acts/revise-proposal.ts';
import { reviseWish } from './acts/revise-wish.ts';
import { spare } from './acts/spare.ts';
import { swap } from './acts/swap.ts';
import type { Talk } from './answers.ts';
import { holds, inOrder, isCorrectedLater, withWish } from './conditions.ts';
import type { Conversation, OpenProposal, Wish } from './conversation.ts';
import { directAnswer } from './direct-answer.ts';
import { inKind } from './in-kind.ts';
import type { JudgedReading } from './judged-reading.ts';
import { called, NAMING, namedIn, settleNamed } from './named-decisions.ts';
import { supposedEvent } from './new-time.ts';
import { MessagePlan } from './plan.ts';
import { leaveFor } from './policy.ts';
import { referTo } from './refer.ts';
import { separate, withNames, withoutIdleCases } from './separate.ts';
import { unusedOutside, withDayBehind, withSharedDay } from './shared-day.ts';
import { Slots } from './slots.ts';
import { onSpokenDay } from './spoken-day.ts';
import { eachSupposed, meansSupposed, newSupposed, spokenOf } from './supposed.ts';
import type { World } from './world.ts';

/**
 * Commands and the state of the conversation to what is to be done: calls of tools and things to say, in order. It only
 * looks; whatever changes something is a call, and the tools decide whether a person has to agree.
 */
export async function manage(
  read: JudgedReading,
  conversation: Conversation,
  world: World,
  calendar?: string,
): Promise<MessagePlan> {
  const reading = withDayBehind(ofPeople(separate(withoutIdleCases(withNames(read)))), world.when);
  const plan = new MessagePlan(world, conversation);
  plan.calendar = calendar;
  const { language = 'en' } = reading;
  if (language !== 'en') {
    plan.say({ kind: 'foreign', language });
    return plan;
  }
  const { commands } = reading;
  const { open } = conversation;
  const direct = directAnswer(reading, conversation, world);
  if (open && direct) {
    plan.current = direct;
    await answerOpen(plan, open, direct);
    return plan;
  }
  const missed = pressedWrongly(plan, reading);
  if (missed) {
    plan.current = new Slots(missed.said ?? []);
    const { replaces: _replaces, ...input } = missed.input;
    plan.call(missed.tool, input, missed.zone);
    return plan;
  }
  if (await settleNamed(plan, reading.message)) return plan;
  // 'And at one? – That's free. – OK do that': whatever it was taken for, it agrees to what was wondered about.
  if (agreesToIt(reading.message) && meansSupposed(plan, new Slots([]))) return plan;
  const outside = unusedOutside(reading, world);
  const isOneOfSeveral = commands.filter(({ act }) => isChanging(act) || isLooking(act)).length > 1;
  for (const index of inOrder(commands)) {
    const command = commands[index];
    if (!command) continue;
    if (!holds(plan, command) && !isCorrectedLater(commands, index)) {
      putAside(plan, command, commands);
      continue;
    }
    plan.words = wordsOf(command, reading);
    // Of several wishes each is answered by its name; small talk is none.
    plan.clause = isOneOfSeveral && command.act !== 'chat' ? plan.words : undefined;
    // Only what is wanted, and news about an event, may change anything.
    plan.current = onSpokenDay(
      withWish(withSharedDay(reading, index, world.when), index, commands, world.when),
      command.act,
      plan.conversation,
      world,
    );
    if (isInert(command)) {
      await mention(plan, command);
      continue;
    }
    if (commands.length === 1 && dropsLastPreference(command, plan.conversation)) {
      (command.act === 'undo' ? undo : forget)(plan, new Slots([]));
      continue;
    }
    const leave = leaveFor(command, reading.certainty?.[index], { ...reading, outside });
    if (leave.may === 'ask') {
      // A few words next to a clear wish lose nothing: 'three things, no invitations needed'.
      if (commands.length > 1 && isAside(command)) continue;
      plan.say({ kind: 'talk', what: 'unclear' });
      continue;
    }
    // 'Bit of a rush here. When am I free?': hardly an event, and certainly none to ask after.
    if (
      leave.may === 'propose' &&
      leave.isWhole &&
      command.act === 'create' &&
      isOneOfSeveral &&
      !hasTime(plan.current)
    ) {
      plan.say({ kind: 'talk', what: 'unclear' });
      continue;
    }
    plan.unsure = leave.may === 'propose' ? leave.unsure : [];
    plan.isHalfSure = leave.may === 'propose' && leave.isWhole === true;
    await carryOut(plan, command, index, reading);
  }
  plan.clause = undefined;
  // 'What if I moved it to Friday at five?' asks what that would do.
  if ((plan.supposed || plan.eachSupposed.length > 0) && plan.steps.length === 0)
    await ask(plan, 'ask_clash', new Slots([]));
  if ((reading.unread ?? 0) > 0) plan.say({ kind: 'talk', what: 'unread' });
  plan.tidy();
  if (plan.steps.length === 0 && plan.approved.length === 0)
    plan.say({ kind: 'talk', what: quietly(reading) });
  return plan;
}

/** 'Wrong button, I wanted yes', right behind a no: what was turned down, once more. */
function pressedWrongly({ before }: MessagePlan, { message, commands }: JudgedReading): Wish | undefined {
  const { isDenied, parked, proposals, open } = before;
  if (!isDenied || proposals.length > 0 || open || !regretsNo(message)) return undefined;
  const isBare = commands.every(({ slots }) =>
    slots.every(({ role, text }) => UNUSED.has(role) || (role === 'target' && regretsNo(`I meant ${text}`))),
  );
  return isBare ? parked : undefined;
}
const UNUSED: ReadonlySet<Role> = new Set(['filler', 'reason', 'retracted'] as const);

const isAside = ({ slots }: Command): boolean => new Slots(slots).isEmpty;
const hasTime = (slots: Slots): boolean =>
  slots.has('time', 'same_time', 'same_day', 'after', 'before', 'slot_of', 'all_day', 'length');

const isInert = ({ act, force }: Command): boolean =>
  force !== 'request' && !(force === 'news' && (isChanging(act) || act === 'revise'));

/** What is only mentioned is spoken of all the same: 'cancel the dentist, no wait, move it'. */
async function mention(plan: MessagePlan, { act, force }: Command): Promise<void> {
  const { current: slots, world } = plan;
  const found = await mentioned(plan, slots);
  const isSupposed = force === 'hypothetical' && (act === 'change' || act === 'revise');
  const spoken = isSupposed && !found && !slots.has('target', 'set') ? spokenOf(plan) : undefined;
  if (spoken) plan.supposed = supposedEvent(spoken, slots, world);
  if (!found && isSupposed) plan.eachSupposed = await eachSupposed(plan, slots);
  if (force === 'hypothetical' && act === 'create')
    plan.supposed = newSupposed(plan, slots, slots.joined('title'));
  if (!found) return;
  const facts = found.events.map(factOf);
  plan.focusOn(facts);
  const [event] = facts;
  if (event && isSupposed) plan.supposed = supposedEvent(event, slots, world);
}

/** 'I may leave out the market': whatever part it has in the clause. */
async function mentioned({ conversation, world }: MessagePlan, slots: Slots) {
  for (const role of ['target', 'except', 'before', 'after'] as const) {
    const words = slots.first(role);
    const found = words ? await referTo(words, slots, conversation, world) : undefined;
    if (found?.kind === 'events') return found;
  }
  return undefined;
}

const quietly = (reading: JudgedReading): Talk['what'] =>
  reading.commands.some(({ act }) => act === 'chat')
    ? inKind(reading)
    : reading.commands.length > 0
      ? 'nothing-changed'
      : 'unclear';

async function carryOut(
  plan: MessagePlan,
  command: Command,
  index: number,
  reading: JudgedReading,
): Promise<void> {
  const { current: slots } = plan;
  const { act } = command;
  if (isLooking(act)) {
    const dependents = reading.commands.filter(({ condition }) => condition?.of === index);
    const isCondition = dependents.length > 0;
    const before = plan.steps.length;
    const isAsked = isCondition && (act === 'ask_free' || act === 'ask_clash');
    plan.truths.set(
      index,
      isAsked
        ? await askCondition(
            plan,
            act,
            slots,
            dependents.map((one) => new Slots(one.slots)),
          )
        : await ask(plan, act, slots),
    );
    if (isCondition) {
      plan.conditionTime = slots.joined('time');
      // What it leads to tells enough; only where nothing follows it is said by itself.
      const follows = reading.commands.some((one) => one.condition?.of === index && holds(plan, one));
      if (follows) plan.steps.splice(before);
    }
    return;
  }
  if (PUTTING_BACK.has(act) && putBack(plan, slots)) return;
  switch (act) {
    case 'create':
      return createOrAsk(plan, slots, reading);
    case 'change':
      return changeOrAsk(plan, command, reading);
    case 'swap':
      return swap(plan, slots);
    case 'cancel':
      // 'It's off, strike it. And remind me …': what was just spoken of.
      return isHollow(command, reading) && plan.conversation.focus.length === 0 && !isReminderLast(plan)
        ? undefined
        : cancel(plan, slots);
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
    case 'notify':
      return notify(plan, slots, wordsOf(command, reading));
    case 'undo':
      return undo(plan, slots);
    case 'revise':
      if (isHollow(command, reading)) return;
      if (!isQuestion(reading) && meansSupposed(plan, slots)) return;
      return supposesOn(plan, slots, reading) ? again(plan, slots) : revise(plan, slots);
    case 'again':
      if (!isQuestion(reading) && meansSupposed(plan, slots)) return;
      return again(plan, slots);
    case 'answer':
      return revise(plan, slots);
    case 'pick':
      return (await spare(plan, slots)) ? undefined : pick(plan, slots);
    case 'approve':
    case 'deny':
      if (act === 'deny' && (await spare(plan, slots))) return;
      if (act === 'approve' && meansSupposed(plan, slots)) return;
      return leave(plan, act, decidedIn(plan, command, reading, index));
    case 'chat':
      return plan.say({ kind: 'talk', what: inKind(reading) });
    case 'other':
      // 'What should I remind you of?' – 'To water the plants': nothing that we could do, and nothing that we should.
      if (plan.conversation.open?.question.asks.for === 'reminder-text')
        return revise(plan, new Slots([{ role: 'text', text: wordsOf(command, reading) }]));
      return plan.say({ kind: 'talk', what: 'other' });
    default:
      return plan.say({ kind: 'talk', what: act === 'nothing' ? 'nothing-changed' : 'unclear' });
  }
}

async function createOrAsk(plan: MessagePlan, slots: Slots, reading: JudgedReading): Promise<void> {
  const declined = turnedDown(plan, slots);
  if (declined) return reviseWish(plan, declined, slots);
  const free = isQuestion(reading) ? asksWhetherFree(plan, slots) : undefined;
  if (!free) return create(plan, slots);
  await ask(plan, 'ask_free', free);
}

async function changeOrAsk(plan: MessagePlan, command: Command, reading: JudgedReading): Promise<void> {
  const { current: slots } = plan;
  const declined = turnedDown(plan, slots);
  if (declined) return reviseWish(plan, declined, slots);
  if (await reviseEach(plan, slots)) return;
  const card = await cardNamed(plan, slots);
  if (card) return reviseProposal(plan, card, withoutTarget(slots));
  const waiting = plan.conversation.isDoneLast ? undefined : plan.conversation.proposals.at(-1);
  if (waiting && (await withoutObstacle(plan, waiting, slots))) return revise(plan, slots);
  if (supposesOn(plan, slots, reading)) return again(plan, slots);
  const asked = command.force === 'request' ? await aboutAnotherPerson(plan, slots) : undefined;
  if (asked) {
    const { asked: before } = plan.conversation;
    // 'Can Ana do three on Monday? – Can she do four?': on Monday.
    await ask(plan, 'ask_free', asked, before?.act === 'ask_free' ? { before } : {});
    return;
  }
  return isHollow(command, reading) ? undefined : change(plan, slots);
}

/** 'Move the pricing deck to Friday', which only waits to be booked: that card. */
async function cardNamed(
  { conversation, world }: MessagePlan,
  slots: Slots,
): Promise<OpenProposal | undefined> {
  const target = slots.first('target');
  const isNew = ({ changes }: OpenProposal) => changes.some(({ did }) => did === 'created');
  const card = target && called(target, conversation.proposals.filter(isNew), world);
  if (!target || !card) return undefined;
  const found = await referTo(target, slots, conversation, world);
  return found.kind === 'none' || found.kind === 'planned' ? card : undefined;
}
const withoutTarget = (slots: Slots): Slots =>
  new Slots(slots.list().filter(({ role }) => role !== 'target'));

/** What 'back to three as it was' may be taken for. */
const PUTTING_BACK: ReadonlySet<Act> = new Set(['change', 'revise', 'answer'] as const);
/** 'What if I moved it to Thursday? – And at four?': asked on, and still not wanted. */
const supposesOn = ({ conversation }: MessagePlan, slots: Slots, { message }: JudgedReading): boolean =>
  conversation.asked?.supposed !== undefined &&
  !slots.has('target', 'set', 'title') &&
  message.trimEnd().endsWith('?');
const isQuestion = ({ message }: JudgedReading): boolean => message.trimEnd().endsWith('?');

/** 'If not, …', '… or else leave it': one half of a wish that says nothing by itself. */
const isHollow = (command: Command, { commands }: JudgedReading): boolean =>
  new Slots(command.slots).isEmpty &&
  commands.some(
    (one) =>
      one !== command &&
      (one.act === command.act || (command.act !== 'change' && isChanging(one.act))) &&
      !new Slots(one.slots).isEmpty,
  );

/** 'If that hour is empty, add the stroll', and it is not: it can still be put elsewhere. */
function putAside(plan: MessagePlan, { act, slots, condition }: Command, commands: readonly Command[]): void {
  const said = new Slots(slots);
  const title = said.joined('title');
  if (act !== 'create' || !title) return;
  const when = said.joined('time') ?? plan.conditionTime;
  const input = { title, ...(when ? { when } : {}) };
  const ifFree = condition?.holds && commands[condition.of]?.act === 'ask_free' ? true : undefined;
  const parked: Wish = { tool: 'create_event', input, said: said.list(), ...(ifFree ? { ifFree } : {}) };
  plan.conversation = { ...plan.conversation, parked };
}

/** 'Then put the tyres at noon', after a no to the tyres: what was turned down, otherwise. */
function turnedDown({ conversation: { parked } }: MessagePlan, slots: Slots): Wish | undefined {
  const [title, earlier] = [slots.name('title') ?? slots.name('target'), parked?.input.title];
  const isSame = typeof earlier === 'string' && title?.toLowerCase() === earlier.toLowerCase();
  return parked?.tool === 'create_event' && parked.input.exact && isSame ? parked : undefined;
}

const wordsOf = ({ start, end }: Command, { message }: JudgedReading): string => message.slice(start, end);

/** Which of what waits some words of agreement, or of refusal, are about. */
function decidedIn(
  plan: MessagePlan,
  command: Command,
  reading: JudgedReading,
  index: number,
): readonly OpenProposal[] {
  const { proposals } = plan.conversation;
  const isNo = command.act === 'deny';
  if (isNo ? !isNaming(command) : isAll(command, reading, index)) return proposals;
  // 'Scrap the one with Ben', however sure: the others are not said no to.
  const refused = isNo ? namedIn(plan, command) : undefined;
  if (refused) return refused;
  const { sure } = reading.certainty?.[index] ?? { sure: 1 };
  if (sure < (isNo ? SURE : SURE_YES)) return isNo ? proposals : [];
  if (isNaming(command)) return namedIn(plan, command) ?? (isNo ? proposals : []);
  if (new Slots(command.slots).isEmpty && isPlainYes(plan, reading)) return proposals;
  return [];
}

/**
 * 'Yes. And set up a call with Peter', to the one thing waiting; 'go ahead', to the two just asked about. If
 * something else was asked and answered since, such a word may be about that.
 */
const isPlainYes = (
  { before, conversation: { proposals } }: MessagePlan,
  { commands }: JudgedReading,
): boolean =>
  commands.length > 1 ? proposals.length === 1 && !before.asked : before.isAskedTogether === true;

const isNaming = ({ slots }: Command): boolean => slots.some(({ role }) => NAMING.has(role));

const SURE_YES = 0.85;

/** So sure it has to be before words agree to more than one thing. */
const SURE = 0.75;

function isAll(
  { start, end }: Command,
  { message, commands, certainty }: JudgedReading,
  index: number,
): boolean {
  const { sure } = certainty?.[index] ?? { sure: 1 };
  return commands.length === 1 && sure >= SURE && agreesToAll(message.slice(start, end));
}

/**
 * A clear yes or no to one proposal is settled before it comes here. What is begun is put aside; a no in other words takes
 * back what waits, a yes in other words does not: for that there is a button.
 */
function leave(plan: MessagePlan, act: 'approve' | 'deny', decided: readonly OpenProposal[]): void {
  const { proposals } = plan.conversation;
  if (act === 'approve' && settleOffer(plan)) return;
  if (act === 'approve' && decided.length > 0) {
    plan.approve(decided.map(({ call }) => call));
    return;
  }
  const waiting = act === 'approve' ? proposals : proposals.filter((one) => !decided.includes(one));
  if (act === 'deny') plan.deny(decided.map(({ call }) => call));
  if (waiting.length > 0) {
    plan.say({ kind: 'told', what: 'waiting', proposals: waiting.map(({ changes }) => changes) });
    if (act === 'approve' && waiting.length > 1) plan.say({ kind: 'talk', what: 'which-card' });
    return;
  }
  // 'Of course. Then at noon', 'no, without him': what was turned down is still spoken of.
  const denied = act === 'deny' ? proposals.at(-1)?.wish : undefined;
  plan.conversation = {
    ...plan.conversation,
    open: undefined,
    parked: denied ?? plan.conversation.parked,
    isDenied: denied && proposals.length === 1 ? true : undefined,
    aside: undefined,
  };
  plan.say({ kind: 'talk', what: act === 'deny' ? 'left-alone' : 'nothing-changed' });
}
