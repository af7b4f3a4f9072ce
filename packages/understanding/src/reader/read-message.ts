import { asksDeclined } from '../commands/asks-declined.ts';
import { asksOwnZone } from '../commands/clock-asked.ts';
import { forgetsThat } from '../commands/forgets-that.ts';
import { correctsHalf } from '../commands/half-of-day.ts';
import {
  type Act,
  type Command,
  type Force,
  isChanging,
  isLooking,
  type Reading,
  type Role,
} from '../commands/language.ts';
import { asksAboutMail } from '../commands/phrases.ts';
import { putsOff } from '../commands/puts-off.ts';
import { saysSeriesEnd } from '../commands/series-end.ts';
import { smallTalkIn } from '../commands/small-talk.ts';
import { readNotification } from '../notifications/read-notification.ts';
import type { WhenContext } from '../when/types.ts';
import { asksHours } from './asks-hours.ts';
import { featuresOf, type MessageFeatures } from './features.ts';
import { type Language, languageOf } from './language.ts';
import { lastSentence } from './last-question.ts';
import { piecesOf } from './long-message.ts';
import { COPIES } from './mend-names.ts';
import { mendRoles } from './mend-roles.ts';
import { movedByOthers } from './moved-by-others.ts';
import { type Encoded, encode } from './network.ts';
import { needsNothing } from './no-need.ts';
import { best } from './numbers.ts';
import { isOnlyOpener, withoutLeadOn, withoutOpener } from './opener.ts';
import { isQuotation, quotedFrom } from './quoted.ts';
import { remindedToo } from './reminded-too.ts';
import { asUnits, rolesIn, slotsIn } from './roles.ts';
import { readRoster } from './roster.ts';
import type { ReadingContext, Situation } from './situation.ts';
import { halfDenied, stayed } from './stays.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';
import { asAsked, onlySupposed } from './what-if.ts';
import { answeredWith, asksWhetherDone } from './whether-done.ts';

/** How sure the reader is of a command, 0 to 1: of what is done, and of the part that each word has in it. */
export interface Certainty {
  readonly sure: number;
  readonly words: readonly { readonly text: string; readonly share: number }[];
}

export interface SureReading extends Reading {
  /** For each command. */
  readonly certainty: readonly Certainty[];
  /** Words that the reader did not look at, because the message is too long. */
  readonly unread: number;
  /** Times and names of what is known that stand outside of all commands. */
  readonly outside: readonly OutsideWords[];
  /** What it is written in: 'en', another that the reader can tell, or 'xx'. */
  readonly language: Language;
}

export interface OutsideWords {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Reads a message into commands. Pure and deterministic; never throws on any text. */
export function readMessage(
  message: string,
  context: ReadingContext,
  when: WhenContext,
  weights: Weights,
): SureReading {
  if (readNotification(message)) return asWhole(message, 'notify', 'text');
  if (asksWhetherDone(message, context.situation)) return asWhole(message, 'ask_done');
  if (asksOwnZone(message)) return asWhole(message, 'ask_zone');
  if (asksAboutMail(message)) return asWhole(message, 'ask_kept');
  if (asksDeclined(message)) return asWhole(message, 'ask_invitations', 'set');
  if (asksHours(message, context.situation)) return asWhole(message, 'ask_when');
  if (context.situation.includes('done-prefer') && forgetsThat(message)) return asWhole(message, 'forget');
  if (context.situation.some(isProposal) && putsOff(message)) return asWhole(message, 'nothing');
  if (context.situation.some((one) => MAY_REPEAT.has(one)) && saysSeriesEnd(message))
    return asWhole(message, 'revise', 'time');
  if (context.situation.some((one) => HAS_HOUR.has(one)) && correctsHalf(message))
    return asWhole(message, 'revise', 'time');
  const roster = readRoster(message);
  if (roster) return asCommands(message, roster);
  const { pieces, unread } = piecesOf(message);
  const [first] = pieces;
  if (!first || first.text === message) {
    const read = readPiece(message, context, when, weights);
    const last = isIdle(read) ? lastSentence(message) : undefined;
    return last ? withQuestion(read, last.start, readPiece(last.text, context, when, weights)) : read;
  }
  return joined(
    message,
    unread,
    pieces.map(({ text, start }) => ({ start, read: readPiece(text, context, when, weights) })),
  );
}

const isProposal = (one: Situation): boolean => one.startsWith('proposal-');

/** Where something that comes again and again may be what is spoken of. */
const MAY_REPEAT: ReadonlySet<Situation> = new Set([
  ...(['done-create', 'done-change', 'proposal-create', 'proposal-change', 'told-event'] as const),
]);

/** Where an hour was just said: 'oops, pm'. */
const HAS_HOUR: ReadonlySet<Situation> = new Set([
  ...(['done-create', 'done-change', 'done-reminder', 'proposal-create', 'proposal-change'] as const),
]);

/** Nothing is wanted, as far as can be seen. */
const isIdle = ({ commands, certainty }: SureReading): boolean =>
  commands.length > 0 &&
  commands.every(
    ({ act, force }, index) =>
      act === 'nothing' ||
      act === 'chat' ||
      (force !== 'request' && force !== 'news') ||
      (certainty[index]?.sure ?? 0) < HARDLY,
  );

/** 'So she moved her class and he his lunch. When do I see Emma?': a question at the end, read by itself, is asked. */
function withQuestion(read: SureReading, start: number, last: SureReading): SureReading {
  const isAsked =
    last.commands.length > 0 &&
    last.commands.every(
      ({ act, force }, index) =>
        isLooking(act) && force === 'request' && (last.certainty[index]?.sure ?? 0) >= CLEARLY,
    );
  if (!isAsked) return read;
  const weighed = read.commands.map((command, index) => ({ command, certainty: read.certainty[index] }));
  const before = weighed.filter(
    ({ command, certainty }) => command.start < start && (certainty?.sure ?? 0) >= HARDLY,
  );
  return {
    ...read,
    commands: [...before.map(({ command }) => command), ...shifted(last.commands, start, before.length)],
    certainty: [...before.map(({ certainty }) => certainty ?? { sure: 0, words: [] }), ...last.certainty],
  };
}
const HARDLY = 0.4;
const CLEARLY = 0.6;

/** The commands of a piece, as parts of the whole message. */
const shifted = (commands: readonly Command[], start: number, before: number): Command[] =>
  commands.map((command) => ({
    ...command,
    start: command.start + start,
    end: command.end + start,
    slots: command.slots.map((slot) => ({ ...slot, start: slot.start + start, end: slot.end + start })),
    ...(command.condition ? { condition: { ...command.condition, of: command.condition.of + before } } : {}),
  }));

/** A long message piece by piece, as one reading. */
function joined(
  message: string,
  unread: number,
  pieces: readonly { readonly start: number; readonly read: SureReading }[],
): SureReading {
  const commands: Command[] = [];
  const quoted = quotedFrom(message);
  for (const { start, read } of pieces) {
    for (const command of shifted(read.commands, start, commands.length))
      commands.push(quotedIn(command, quoted));
  }
  return {
    message,
    commands,
    certainty: pieces.flatMap(({ read }) => read.certainty),
    unread: unread + pieces.reduce((sum, { read }) => sum + read.unread, 0),
    outside: pieces.flatMap(({ start, read }) =>
      read.outside.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    ),
    language: pieces[0]?.read.language ?? 'en',
  };
}

function readPiece(
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
  const found = spans.map(([first, last]) => commandAt(first, last, message, read, encoded, weights));
  const quoted = quotedFrom(message);
  const commands = found.map(({ command }, index) => {
    const said = quotedIn(
      withCondition(
        halfDenied(stayed(withoutOpener(command, message), message, context.situation), message),
        index,
        found,
      ),
      quoted,
    );
    const read = forSomebody(
      asAsked(onlySupposed(thanked(needsNothing(said, message), message), message)),
      message,
    );
    if (movedByOthers(read, message)) return { ...read, force: 'news' as const };
    return isQuotation(message, read) ? { ...read, force: 'quoted' as const } : read;
  });
  const sureOf = ({ command, certainty }: FoundCommand): Certainty =>
    movedByOthers(command, message) ? { ...certainty, sure: Math.max(certainty.sure, NEWS) } : certainty;
  return {
    message,
    commands: withoutLeadOn(commands, message).map((one) => remindedToo(one, message, context.situation)),
    certainty: found.map(sureOf),
    unread: read.unread,
    outside: outsideOf(read, spans, message),
    language,
  };
}
/** So sure of news in the past tense that it is proposed, and not done. */
const NEWS = 0.5;

/** 'When is that for Oliver?': on Oliver's clock. */
function forSomebody(command: Command, message: string): Command {
  const person = command.slots.find(({ role }) => role === 'person');
  const isFor = person && /\bfor\s+$/i.test(message.slice(command.start, person.start));
  return command.act === 'ask_when' && isFor && command.slots.some(({ role }) => role === 'target')
    ? { ...command, act: 'ask_zone' }
    : command;
}

/** What is wished for in few ways has a grammar of its own: what we send by ourselves, whether something was done. */
const asWhole = (message: string, act: Act, role?: Role): SureReading =>
  asCommands(message, [
    {
      act,
      force: 'request',
      slots: role ? [{ role, text: message, start: 0, end: message.length }] : [],
      start: 0,
      end: message.length,
    },
  ]);

const asCommands = (message: string, commands: readonly Command[]): SureReading => ({
  message,
  commands,
  certainty: commands.map(() => ({ sure: 1, words: [] })),
  unread: 0,
  outside: [],
  language: 'en',
});

const THANKED = /\bthank(?:s| you)\b[^.!?\n]{0,20}\bfor\s+\p{L}+ing\b/iu;
/** 'Thank you for moving the dentist': so it was done. */
const thanked = (command: Command, message: string): Command => {
  const [first] = command.slots;
  const isDone =
    isChanging(command.act) && THANKED.test(message.slice(0, first?.start ?? command.end).slice(-LEAD));
  return isDone ? { ...command, force: 'past' } : command;
};
const LEAD = 60;

/** What stands in somebody else's words is theirs, whatever it says. */
const quotedIn = (command: Command, quoted: ReturnType<typeof quotedFrom>): Command =>
  quoted.some(({ start, end }) => command.start >= start && command.start < end)
    ? { ...command, force: 'quoted' }
    : command;

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

/** From each beginning of a clause to its end. */
export function clauseSpans({ clauses }: Encoded, { labels }: Weights): [first: number, last: number][] {
  const spans: [number, number][] = [];
  let isInside = false;
  for (const [index, shares] of clauses.entries()) {
    const label = labels.clauses[best(shares)];
    const open = spans.at(-1);
    if (label === 'B' || (label === 'I' && !isInside)) spans.push([index, index]);
    else if (label === 'I' && open) open[1] = index;
    isInside = label !== 'O';
  }
  return spans;
}

interface FoundCommand {
  readonly command: Command;
  readonly condition: string;
  readonly certainty: Certainty;
}

function commandAt(
  first: number,
  last: number,
  message: string,
  { tokens, features }: MessageFeatures,
  encoded: Encoded,
  weights: Weights,
): FoundCommand {
  const { labels } = weights;
  const { acts, forces, conditions, beyond } = encoded.clause(first, last);
  const likeliestAct = best(acts);
  const isBeyond = beyond >= BEYOND && isChanging(labels.acts[likeliestAct] as Act);
  // 'Copy it over to Thursday' leaves the one that is there: moved, it would be gone.
  const isCopy =
    labels.acts[likeliestAct] === 'change' &&
    tokens.slice(first, last + 1).some(({ text }) => COPIES.has(text.toLowerCase()));
  const said = answeredWith(
    labels.acts[likeliestAct] as Act,
    message.slice(tokens[first]?.start, tokens[last]?.end),
  );
  const act = labels.acts.indexOf(isBeyond ? 'other' : isCopy ? 'again' : said);
  const force = best(forces);
  const name = labels.acts[act] as Act;
  const words = features.slice(first, last + 1);
  const roles = mendRoles(
    rolesIn(encoded.roles(first, last, act), name, words, weights),
    words,
    tokens.slice(first, last + 1),
    name,
  );
  const isIn = (word: string, wanted: string) =>
    roles.some(
      ({ role }, place) =>
        role === wanted && tokens[first + place]?.text.toLowerCase() === word.toLowerCase(),
    );
  const command: Command = {
    act: name,
    force: labels.forces[force] as Force,
    slots: slotsIn(roles, first, message, tokens),
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  };
  return {
    command,
    condition: labels.conditions[best(conditions)] ?? 'none',
    certainty: {
      sure: isBeyond
        ? beyond
        : shareOfKind(isBeyond ? name : (labels.acts[likeliestAct] as Act), acts, labels.acts) *
          (forces[force] ?? 0),
      words: asUnits(roles, words).flatMap(({ role, share }, place) => {
        const text = tokens[first + place]?.text ?? '';
        if (!/[\p{L}\p{N}]/u.test(text)) return [];
        // 'Wednesday's stays': a time or a name that nothing is made of may be what it is about.
        const { time = 0, known = 0, shape = 0 } = words[place] ?? {};
        // 'The glazier stays': of another event than the one that is changed, nothing is wanted.
        const isOther = name === 'change' && time === 0 && !isIn(text, 'target');
        // 'Ola knows, no need to invite her': no matter who it is, nobody is invited.
        const isUninvited = time === 0 && roles.some((one) => one.role === 'no_invite');
        const isInformative =
          role === 'filler' && (time > 0 || known > 0) && PUTS.has(name) && !isOther && !isUninvited;
        // A number that nothing is made of is an hour, a street or a count that was intended as one.
        const isNumber =
          role === 'O' &&
          shape >= 1 &&
          shape <= 3 &&
          isChanging(name) &&
          !isListed(message, tokens[first + place]);
        return [{ text, share: isInformative || isNumber ? Math.min(share, INFORMATIVE) : share }];
      }),
    },
  };
}

/** The number of a line, where there is one with the number before or behind it. */
function isListed(message: string, token: Token | undefined): boolean {
  const number = Number(token?.text);
  if (!token || !Number.isInteger(number)) return false;
  const before = message.slice(0, token.start);
  if (/\b(?:step|point|item)\s+$/i.test(before)) return true;
  const isMarked = /^[).]/.test(message.slice(token.end));
  if (isMarked && [number - 1, number + 1].some((near) => new RegExp(`\\b${near}[).]\\s`).test(message)))
    return true;
  if (!/(?:^|\n)\W*$/.test(before)) return false;
  return [number - 1, number + 1].some((near) => new RegExp(`(?:^|\\n)\\W*${near}\\b`).test(message));
}

/** Too little for a word that is done without to be in no doubt. */
const INFORMATIVE = 0.45;
/** What puts something where nothing was. */
const PUTS: ReadonlySet<Act> = new Set(['create', 'change'] as const);

/** So likely it has to be that nobody with a calendar could do it: then it is no change of one. */
const BEYOND = 0.8;

/** Acts that come to the same when the words are the same: which of them it is need not be sure. */
const KINDS: readonly (readonly Act[])[] = [
  ['change', 'revise', 'answer'],
  ['remind', 'change_reminder', 'again'],
];

function shareOfKind(act: Act, shares: Float32Array, labels: readonly string[]): number {
  const kind = KINDS.find((one) => one.includes(act)) ?? [act];
  return kind.reduce((sum, one) => sum + (shares[labels.indexOf(one)] ?? 0), 0);
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
