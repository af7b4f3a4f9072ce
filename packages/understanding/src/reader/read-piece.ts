import { type Command, isChanging } from '../commands/language.ts';
import { smallTalkIn } from '../commands/small-talk.ts';
import type { WhenContext } from '../when/types.ts';
import { askedNotTo } from './asked-not-to.ts';
import { asksAddress } from './asks-address.ts';
import { asksToSee } from './asks-to-see.ts';
import { clauseSpans, commandAt, type FoundCommand } from './command-at.ts';
import { featuresOf, type MessageFeatures } from './features.ts';
import { inItsPlace } from './in-its-place.ts';
import { keptRule } from './kept-rule.ts';
import { languageOf } from './language.ts';
import { meantOther } from './meant-other.ts';
import { movedByOthers } from './moved-by-others.ts';
import { movesThere, withoutPickBefore } from './moves-there.ts';
import { namesApart } from './names-apart.ts';
import { encode } from './network.ts';
import { needsGoing, needsNothing, stillOn } from './no-need.ts';
import { halfWished, notWished } from './not-wished.ts';
import { asksWhetherItSuits, onlyMarked } from './only-marked.ts';
import { maybeMeant, notThen, onlyRemarked } from './only-remarked.ts';
import { farewell, othersWant, promised, starred, toldRule, toldToSay } from './only-told.ts';
import { isOnlyOpener, withoutLeadOn, withoutOpener } from './opener.ts';
import { isQuotation, quotedFrom, quotedIn } from './quoted.ts';
import { remindedToo } from './reminded-too.ts';
import { rightBefore, surelyBefore } from './right-before.ts';
import { agreesBy, saidBySomebody } from './says-yes.ts';
import type { ReadingContext, Situation } from './situation.ts';
import { halfDenied, leftAsItIs, leftForNow, stayed } from './stays.ts';
import type { Certainty, OutsideWords, SureReading } from './sure-reading.ts';
import { calledOff, changedAnswer, takenBack } from './taken-back.ts';
import { thinksAloud } from './thinks-aloud.ts';
import { withTimedReminder } from './timed-reminder.ts';
import type { Weights } from './weights.ts';
import { asAsked, onlySupposed } from './what-if.ts';
import { withWhoIsAsked } from './who-is-asked.ts';
import { withoutEmpty } from './without-empty.ts';

/** A message, or a piece of a long one, as the network reads it. */
export function readPiece(
  message: string,
  context: ReadingContext,
  when: WhenContext,
  weights: Weights,
): SureReading {
  const read = featuresOf(message, context, when);
  if (read.tokens.length === 0)
    return { message, commands: [], certainty: [], unread: 0, outside: [], language: 'en' };
  const encoded = encode(read, weights);
  const language = languageOf(message, read, encoded, weights);
  if (language !== 'en') return { message, commands: [], certainty: [], unread: 0, outside: [], language };
  const spans = clauseSpans(encoded, weights);
  const found = spans.map(([first, last]) =>
    commandAt(first, last, message, read, encoded, weights, context.situation),
  );
  const quoted = quotedFrom(message);
  const commands = found.map(({ command }, index) => {
    const decided = halfDenied(stayed(withoutOpener(command, message), message, context.situation), message);
    const offered = takesOffer(
      starred(leftForNow(decided, message), message, context.situation),
      message,
      context.situation,
    );
    const picked = toldToSay(putRight(offered, message, context.situation), message, context.situation);
    const said = quotedIn(withCondition(foundAndBooked(picked, message), index, found), quoted);
    const meant = toldRule(takenBack(leftAsItIs(said, message), message), message);
    const off = calledOff(changedAnswer(meantOther(meant, message), message), message);
    const wanted = farewell(needsGoing(needsNothing(stillOn(off, message), message), message), message);
    const own = promised(inItsPlace(wanted, message, context.situation), message);
    const shown = asksToSee(thanked(own, message), message);
    const asked = forSomebody(asAsked(onlySupposed(shown, message)), message);
    const told = onlyRemarked(askedNotTo(asked, message, context.situation), message, context.situation);
    const suits = asksWhetherItSuits(onlyMarked(told, message), message);
    const back = rightBefore(thinksAloud(suits, message), message, context.situation);
    const wished = notWished(back, message, context.situation);
    const read = asksAddress(agreesBy(notThen(wished, message), message), message, context.people);
    if (movedByOthers(read, message)) return { ...read, force: 'news' as const };
    const spoken = saidBySomebody(read, message, [...context.titles, ...context.people]);
    if (spoken !== read) return spoken;
    const kept = keptRule(read, message);
    if (kept !== read) return kept;
    const moved = movesThere(read, message, context.titles);
    if (moved !== read) return moved;
    return isQuotation(message, read)
      ? { ...read, force: 'quoted' as const }
      : withWhoIsAsked(read, message, context.people);
  });
  const sureOf = ({ command, certainty: found }: FoundCommand): Certainty => {
    const certainty = surelyBefore(found, command, message, context.situation);
    if (movedByOthers(command, message)) return { ...certainty, sure: Math.max(certainty.sure, NEWS) };
    return [othersWant, halfWished].some((isHalf) => isHalf(command, message)) ||
      maybeMeant(command, message, context.situation)
      ? { ...certainty, sure: Math.min(certainty.sure, NEWS) }
      : certainty;
  };
  const whole = withoutEmpty({
    commands: withoutStubs(withoutPickBefore(withoutLeadOn(commands, message))).map((one) =>
      namesApart(remindedToo(one, message, context.situation), context.people),
    ),
    certainty: found.map(sureOf),
  });
  const reminded = withTimedReminder(whole.commands, whole.certainty, message);
  return {
    message,
    commands: reminded.commands,
    certainty: reminded.certainty,
    unread: read.unread,
    outside: outsideOf(read, spans, message),
    language,
  };
}
/** '[Decline the] [vendor lunch is a no]': a clause cut off behind its article says what the next one does. */
const withoutStubs = (commands: readonly Command[]): Command[] =>
  commands.map((command, index) => {
    const [only, ...more] = command.slots;
    const isStub = only?.role === 'target' && more.length === 0 && /^(?:the|my|our|a|an)$/i.test(only.text);
    return isStub && commands[index + 1]?.act === command.act
      ? { ...command, act: 'nothing', force: 'statement', slots: [] }
      : command;
  });

/** So sure of news in the past tense, or of what others want, that it is proposed, and not done. */
const NEWS = 0.5;

const PUT_RIGHT = /\b(?:(?:put|set) (?:it|that) right|fix (?:it|that)|correct (?:it|that))\b/i;
/** 'The letter says ten fifteen, put it right', of an event just spoken of: that one, and no new one. */
const putRight = (command: Command, message: string, situation: readonly Situation[]): Command =>
  command.act === 'create' &&
  situation.includes('told-event') &&
  !command.slots.some(({ role }) => role === 'title' || role === 'guest') &&
  PUT_RIGHT.test(message)
    ? { ...command, act: 'change' }
    : command;

const TAKES = /\b(?:invite|book|schedule|set it up|put (?:it|that) in)\b/i;
/** 'Great, invite him then', of a time that was found: that one is taken. */
const takesOffer = (command: Command, message: string, situation: readonly Situation[]): Command =>
  command.act === 'approve' &&
  situation.includes('listed-slots') &&
  TAKES.test(message.slice(command.start, command.end))
    ? { ...command, act: 'pick' }
    : command;

const AND_BOOK =
  /\b(?:and|then|&)\s+(?:please\s+)?(?:set (?:it|that|this) up|book (?:it|that|us)|schedule (?:it|that)|put (?:it|that) in|send (?:out |her |him |them |everyone )?(?:the |an |out )?invit\p{L}*|invite (?:them|us|everyone|everybody))\b/iu;
/** 'Find where all three of us can and set it up': the first that suits is booked, and not only looked for. */
const foundAndBooked = (command: Command, message: string): Command => {
  const said = AND_BOOK.exec(message.slice(command.start, command.end));
  if (command.act !== 'find_time' || !said) return command;
  const start = command.start + said.index;
  const slot = { role: 'earliest' as const, text: said[0], start, end: start + said[0].length };
  return { ...command, act: 'create', slots: [...command.slots.map(asGuest), slot] };
};
const asGuest = (slot: Command['slots'][number]): Command['slots'][number] =>
  slot.role === 'person' ? { ...slot, role: 'guest' } : slot;

/** 'When is that for Oliver?': on Oliver's clock. */
function forSomebody(command: Command, message: string): Command {
  const person = command.slots.find(({ role }) => role === 'person');
  const isFor = person && /\bfor\s+$/i.test(message.slice(command.start, person.start));
  return command.act === 'ask_when' && isFor && command.slots.some(({ role }) => role === 'target')
    ? { ...command, act: 'ask_zone' }
    : command;
}

const THANKED = /\bthank(?:s| you)\b[^.!?\n]{0,20}\bfor\s+\p{L}+ing\b/iu;
/** 'Thank you for moving the dentist': so it was done. */
const thanked = (command: Command, message: string): Command => {
  const [first] = command.slots;
  const isDone =
    isChanging(command.act) && THANKED.test(message.slice(0, first?.start ?? command.end).slice(-LEAD));
  return isDone ? { ...command, force: 'past' } : command;
};
const LEAD = 60;

/** Runs of words outside of all clauses that are a time, or that a title or a name has. */
function outsideOf(
  { tokens, features }: MessageFeatures,
  spans: readonly (readonly [first: number, last: number])[],
  message: string,
): OutsideWords[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, { time, known }] of features.entries()) {
    if ((time === 0 && known === 0) || spans.some(([first, last]) => index >= first && index <= last))
      continue;
    const open = runs.at(-1);
    if (open?.to === index - 1) open.to = index;
    else runs.push({ from: index, to: index });
  }
  return runs.flatMap(({ from, to }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    // 'Good morning. …' is no time.
    const before = message.slice(0, end);
    return smallTalkIn(before) === 'greeting' || isOnlyOpener(before)
      ? []
      : [{ text: message.slice(start, end), start, end }];
  });
}

/** A condition is the question just before, or behind where none is before: 'book it if I'm free'. */
function withCondition(command: Command, index: number, found: readonly FoundCommand[]): Command {
  const condition = found[index]?.condition;
  const questions = found.flatMap((one, at) => (one.command.act.startsWith('ask_') ? [at] : []));
  const of = questions.findLast((at) => at < index) ?? questions.find((at) => at > index) ?? -1;
  return condition === 'none' || condition === undefined || of < 0
    ? command
    : { ...command, condition: { of, holds: condition === 'if' } };
}
