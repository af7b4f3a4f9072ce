import {
  agreesToAll,
  agreesToIt,
  agreesToThatOne,
  beginsWithYes,
  type Command,
  isBeyondCalendar,
  isChanging,
  isLooking,
  ofPeople,
} from '@catch/understanding';
import { answerOpen } from './acts/answer.ts';
import { ask } from './acts/ask/index.ts';
import { dropsLastPreference, forget, undo } from './acts/memory.ts';
import { withoutAddress } from './acts/uninvitable.ts';
import type { Talk } from './answers.ts';
import { asOneEvent } from './as-one.ts';
import { carryOut } from './carry-out-command.ts';
import { clearedFirst } from './clears-the-way.ts';
import { asSaid, holds, inOrder, isCorrectedLater, onDayAsked, withAsked, withWish } from './conditions.ts';
import type { Conversation } from './conversation.ts';
import { withDayOfReason } from './day-of-reason.ts';
import { directAnswer } from './direct-answer.ts';
import { duringEvent } from './during-event.ts';
import { withDaysToo } from './every-day-too.ts';
import { inKind } from './in-kind.ts';
import { type JudgedReading, wordsOf } from './judged-reading.ts';
import { mention, rememberPeople } from './mention.ts';
import { settleNamed } from './named-decisions.ts';
import { namedOnce } from './named-once.ts';
import { inOfferedWeek } from './offered-week.ts';
import { withOneAnswer } from './one-answer.ts';
import { withOneCorrection } from './one-correction.ts';
import { withOwnTime } from './own-time.ts';
import { pressedWrongly, putAside } from './parked-wish.ts';
import { MessagePlan } from './plan.ts';
import { leaveFor } from './policy.ts';
import { withNamed } from './remember-people.ts';
import { separate, withNames, withoutIdleCases } from './separate.ts';
import { unusedOutside, withDayBehind, withoutHolding, withSharedDay } from './shared-day.ts';
import { Slots } from './slots.ts';
import { onSpokenDay } from './spoken-day.ts';
import { meansSupposed } from './supposed.ts';
import { withToldTime } from './told-time.ts';
import { withoutLeftOut } from './without-left-out.ts';
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
  const reading = prepared(read, conversation, world);
  const plan = new MessagePlan(world, conversation);
  plan.calendar = calendar;
  const { language = 'en' } = reading;
  if (language !== 'en') {
    plan.say({ kind: 'foreign', language });
    return plan;
  }
  const { commands } = reading;
  const { open } = conversation;
  if (await withoutAddress(plan, reading)) return plan;
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
  if (agreesToEveryCard(reading, conversation) || agreesToOnlyCard(reading, conversation)) {
    plan.approve(conversation.proposals.map(({ call }) => call));
    return plan;
  }
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
    plan.saidSoFar = reading.message.slice(0, command.end);
    await rememberPeople(plan, reading.message.slice(0, command.start));
    // Of several wishes each is answered by its name; small talk is none.
    plan.clause = isOneOfSeveral && command.act !== 'chat' ? plan.words : undefined;
    // Only what is wanted, and news about an event, may change anything.
    plan.current = await meantSlots(plan, reading, index);
    if (isInert(command) && !asksAtTheEnd(command, reading)) {
      await mention(plan, command);
      continue;
    }
    if (commands.length === 1 && dropsLastPreference(command, plan.conversation)) {
      (command.act === 'undo' ? undo : forget)(plan, new Slots([]));
      continue;
    }
    const certainty = withoutHolding(reading.certainty?.[index], command, reading.message, world.when);
    const leave = leaveFor(command, certainty, { ...reading, outside });
    if (leave.may === 'leave') continue;
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
    plan.unsure = [
      ...(leave.may === 'propose' ? leave.unsure : []),
      ...(reading.guessedDay ? [reading.guessedDay] : []),
      ...uncheckable(command, reading),
    ];
    plan.isHalfSure = leave.may === 'propose' && leave.isWhole === true;
    plan.lacksDay = reading.lacksDay === true;
    await carryOut(plan, command, index, reading);
  }
  plan.clause = undefined;
  await rememberPeople(plan, reading.message);
  // 'What if I moved it to Friday at five?' asks what that would do.
  if ((plan.supposed || plan.eachSupposed.length > 0) && plan.steps.length === 0)
    await ask(plan, 'ask_clash', new Slots([]));
  if ((reading.unread ?? 0) > 0) plan.say({ kind: 'talk', what: 'unread' });
  plan.conversation = await withNamed(plan.conversation, conversation, reading.message, world);
  plan.tidy();
  plan.steps.splice(0, plan.steps.length, ...(await clearedFirst(plan.steps, world)));
  if (plan.steps.length === 0 && plan.approved.length === 0)
    plan.say({ kind: 'talk', what: quietly(reading) });
  return plan;
}

/** What a command says, with what the rest of the message and the conversation add to it. */
async function meantSlots(plan: MessagePlan, reading: JudgedReading, index: number): Promise<Slots> {
  const { world, conversation, words } = plan;
  const { commands } = reading;
  const command = commands[index] as Command;
  const shared = withDaysToo(withSharedDay(reading, index, world.when), world.when);
  const then = onDayAsked(
    withWish(shared, index, commands, world.when, words),
    command,
    commands,
    world.when,
  );
  const asked = withAsked(then, command, commands);
  const spoken = onSpokenDay(asked, command.act, conversation, world);
  const named = namedOnce(command.act, inOfferedWeek(spoken, command.act, conversation, world), words);
  return duringEvent(command.act, named, words, conversation, world);
}

/** As it is carried out: what belongs together is, and what is several wishes is taken apart. */
function prepared(read: JudgedReading, conversation: Conversation, world: World): JudgedReading {
  const taken = withNames(withOneAnswer(asCorrected(asOneEvent(withoutLeftOut(read), world), conversation)));
  const behind = withDayBehind(ofPeople(separate(withoutIdleCases(taken))), world.when);
  return withDayOfReason(withToldTime(behind, world), world);
}

/** What the conversation shows to be a single correction, or a request of its own and no answer. */
const asCorrected = (read: JudgedReading, conversation: Conversation): JudgedReading =>
  withOneCorrection(withOwnTime(asSaid(read), conversation.open), conversation);

/** 'Yes, both of them': however it was taken, it begins with a yes and means all that waits. */
const agreesToEveryCard = (
  { message, commands }: JudgedReading,
  { proposals, open, asked }: Conversation,
): boolean =>
  proposals.length > 0 &&
  !open &&
  // Behind an answer it may be about that.
  !asked &&
  commands.length === 1 &&
  commands.every(({ act }) => YES_TO_ALL.has(act)) &&
  beginsWithYes(message) &&
  agreesToAll(message);

/** 'Yes, just that one': of a series, or of several events, it would narrow it down. */
const agreesToOnlyCard = (
  { message, commands }: JudgedReading,
  { proposals: [card, ...others], open, asked }: Conversation,
): boolean => {
  const [change, ...more] = card?.changes ?? [];
  const event = change && ('before' in change ? change.before : 'after' in change ? change.after : undefined);
  const isWhole = change && 'scope' in change && change.scope !== 'this';
  const isOne = event && 'repeats' in event && !(event.repeats && isWhole);
  return (
    isOne === true &&
    more.length + others.length === 0 &&
    !open &&
    !asked &&
    commands.length === 1 &&
    agreesToThatOne(message)
  );
};
const YES_TO_ALL: ReadonlySet<Command['act']> = new Set([
  ...(['approve', 'answer', 'accept', 'pick', 'chat', 'nothing'] as const),
] as const);

/** 'Unless it pours', taken for a question about free time: there is nothing in it that a calendar could answer. */
function uncheckable({ condition }: Command, { commands, message }: JudgedReading): string[] {
  const question = condition && commands[condition.of];
  if (question?.act !== 'ask_free' || question.slots.some(({ role }) => !IDLE.has(role))) return [];
  const words = message.slice(question.start, question.end);
  return isBeyondCalendar(words) ? [words] : [];
}
const IDLE: ReadonlySet<string> = new Set(['filler', 'reason', 'person']);

const isAside = ({ slots }: Command): boolean => new Slots(slots).isEmpty;
const hasTime = (slots: Slots): boolean =>
  slots.has('time', 'same_time', 'same_day', 'after', 'before', 'slot_of', 'all_day', 'length');

/** 'He says he is stuck in traffic, when does it start?', read as his question: it may be the user's own. */
const asksAtTheEnd = (command: Command, { commands, message }: JudgedReading): boolean =>
  isLooking(command.act) &&
  command.force === 'quoted' &&
  command === commands.at(-1) &&
  message.trimEnd().endsWith('?');

const isInert = ({ act, force }: Command): boolean =>
  // 'He is stuck in traffic, when does it start?' is a question, although it also tells something.
  !(isLooking(act) && (force === 'news' || force === 'statement')) &&
  force !== 'request' &&
  !(force === 'news' && (isChanging(act) || act === 'revise'));

const quietly = (reading: JudgedReading): Talk['what'] =>
  reading.commands.some(({ act }) => act === 'chat')
    ? inKind(reading)
    : reading.commands.length > 0
      ? 'nothing-changed'
      : 'unclear';
