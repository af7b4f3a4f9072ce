import { Temporal } from 'temporal-polyfill';
import { buildFrame, unclear } from './build/index.ts';
import { goesBeside } from './build/move.ts';
import { coreStart, type Reading } from './build/reading.ts';
import { mergeTimes } from './context/apply.ts';
import { inContext } from './context/in-context.ts';
import { reviveFrame } from './context/revive.ts';
import { sayThatDay } from './context/that-day.ts';
import type { ConversationState } from './conversation.ts';
import { decide, harmless, scoreIntents } from './cues/decide.ts';
import { CHANGING_KINDS, type Frame } from './frames.ts';
import { joinReads, type Read } from './join.ts';
import { ACTIVITY_NOUNS } from './lexicon/events.ts';
import { questionFor } from './question.ts';
import { joinAddresses } from './slots/join-addresses.ts';
import { type Clause, makeClause } from './text/clause.ts';
import { cleanText } from './text/clean.ts';
import { hideGoal, hideNames } from './text/hide.ts';
import { isOtherLanguage } from './text/other-language.ts';
import { splitRequests } from './text/split.ts';
import { listedFrom } from './text/split-listed.ts';
import { findLiterals, type Literals, mask, type Span, type Token, tokenize } from './text/tokens.ts';
import { ACT, ASK, MAX_MESSAGE_LENGTH, type Understanding } from './understanding.ts';
import { type FoundWhen, findWhen, resolveWhen, type WhenContext } from './when-port.ts';

/** Everything a message is read against. Nothing is read from the process: no clock, no zone. */
export type UnderstandContext = WhenContext & {
  /** names of people in the calendar and the contacts, to tell them from other words */
  readonly knownPeople?: readonly string[];
};

/** Reads a message in the light of the conversation. Pure and deterministic; never throws on any text. */
export function understand(
  message: string,
  conversation: ConversationState,
  context: UnderstandContext,
): Understanding {
  const state = revived(conversation);
  const text = sayThatDay(cleanText(message), state);
  const keepAnswers =
    state.pending !== undefined || state.question !== undefined || (state.options?.length ?? 0) > 0;
  const { reads, unread: left } = readClauses(text, context, keepAnswers);
  const unread = [...left, message.slice(MAX_MESSAGE_LENGTH)].map((words) => words.trim()).filter(Boolean);
  const rest = unread.length > 0 ? { unread } : {};
  if (reads.length === 0)
    return { frames: [{ kind: 'unclear', confidence: 0, said: '' }], confidence: 0, ...rest };
  const joined = joinReads(reads, keepAnswers);
  const resolve = (phrase: string) => resolveWhen(phrase, context);
  const frames = inContext(joined, reads, state, resolve).map((read) => {
    const frame = withAddresses(read);
    if (frame.confidence >= ASK && frame.kind !== 'unclear') return frame;
    return (isFresh(state) && onlyTime(reads)) || asUnclear(frame);
  });
  const confidence = Math.min(...frames.map((frame) => frame.confidence));
  for (const [index, frame] of frames.entries()) {
    const asked = questionFor(frame);
    if (asked)
      return {
        frames,
        confidence,
        question: asked.question,
        asks: { slot: asked.slot, frame: index },
        ...rest,
      };
  }
  return { frames, confidence, ...rest };
}

function withAddresses(frame: Frame): Frame {
  if ('event' in frame)
    return { ...frame, event: { ...frame.event, people: joinAddresses(frame.event.people) } };
  return frame.kind === 'invitePeople' ? { ...frame, people: joinAddresses(frame.people) } : frame;
}

const isFresh = (state: ConversationState): boolean =>
  !state.pending && !state.question && !state.options?.length && !state.lastFrames?.length;

/** 'Tomorrow', out of nowhere, asks what is on then. */
function onlyTime(reads: readonly Read[]): Frame | undefined {
  const [read] = reads;
  if (!read || reads.length > 1 || read.reading.clause.core !== '_time_') return undefined;
  if (!read.reading.clause.tokens.some(({ time }) => time?.when.kind === 'interval')) return undefined;
  return buildFrame('queryAgenda', { ...read.reading, confidence: ACT });
}

const asUnclear = (frame: Frame): Frame => ({
  kind: 'unclear',
  confidence: frame.confidence,
  said: frame.said,
});

function revived(state: ConversationState): ConversationState {
  return {
    ...state,
    ...(state.pending ? { pending: { frame: reviveFrame(state.pending.frame) } } : {}),
    ...(state.lastFrames ? { lastFrames: state.lastFrames.map(reviveFrame) } : {}),
    ...(state.question?.frame
      ? { question: { ...state.question, frame: reviveFrame(state.question.frame) } }
      : {}),
  };
}

/** More is an attack or a pasted text; what is not read is told, since it may still be somebody's wish. */
const MAX_REQUESTS = 120;
const MAX_TOKENS = 200;
const MAX_CLAUSE_LENGTH = 1500;

function readClauses(
  text: string,
  context: UnderstandContext,
  isAsked = false,
): { reads: Read[]; unread: string[] } {
  const literals = findLiterals(text);
  const plain = tokenize(text, [], literals);
  const masked = mask(text, Object.values(literals).flat());
  const people = {
    known: knownNames(context.knownPeople),
    caseless: isCaseless(plain.map((token) => token.text)),
  };
  const read = (span: Span): Read => {
    const reading: Reading = {
      clause: clauseOf(
        text,
        masked,
        { start: span.start, end: Math.min(span.end, span.start + MAX_CLAUSE_LENGTH) },
        literals,
        context,
      ),
      confidence: 0,
      people,
      resolve: (phrase) => resolveWhen(phrase, context),
    };
    const frame = frameOf(reading, context.now);
    // What begins with 'no' is an answer where one is waited for: 'no yoga on Wednesday' is then 'no, yoga'.
    const answers = isAsked && frame.kind === 'cancelEvent' && frame.absent && /^\W*no\b/i.test(frame.said);
    return { reading, frame: answers ? buildFrame('reject', { ...reading, confidence: ASK }) : frame };
  };
  const reads: Read[] = [];
  const unread: string[] = [];
  for (const span of splitRequests(text, plain)) {
    if (reads.length >= MAX_REQUESTS) return { reads, unread: [...unread, text.slice(span.start)] };
    reads.push(...listed(span, read));
    const end = endOfRead(span, plain);
    if (end < span.end) unread.push(text.slice(end, span.end));
  }
  return { reads, unread };
}

/** How far one clause is read. */
function endOfRead(span: Span, plain: readonly Token[]): number {
  const inside = plain.filter(({ start, end }) => start >= span.start && end <= span.end);
  return Math.min(span.end, span.start + MAX_CLAUSE_LENGTH, inside[MAX_TOKENS]?.start ?? span.end);
}

/** One request for several events: 'book the vet tomorrow at 10, groceries at 6 and dinner at 8'. */
function listed(span: Span, read: (span: Span) => Read): Read[] {
  const whole = read(span);
  if (whole.frame.kind !== 'createEvent' || whole.frame.confidence < ACT) return [whole];
  const spans: Span[] = [];
  for (let { tokens } = whole.reading.clause; spans.length < MAX_REQUESTS; ) {
    const from = listedFrom(tokens);
    const start = from === undefined ? undefined : tokens[from]?.start;
    const begin = tokens[0]?.start ?? span.start;
    spans.push({ start: begin, end: start ?? span.end });
    if (start === undefined) break;
    tokens = tokens.filter((token) => token.start >= start);
  }
  if (spans.length < 2) return [whole];
  const events = spans.flatMap((one) => {
    const { reading } = read(one);
    const frame = buildFrame('createEvent', { ...reading, confidence: whole.frame.confidence });
    return frame.kind === 'createEvent' && frame.event.title ? [{ reading, frame }] : [];
  });
  return events.length === spans.length ? onSharedDay(events) : [whole];
}

type ReadEvent = { reading: Reading; frame: Extract<Frame, { kind: 'createEvent' }> };

/** 'Dinner at 7 and drinks at 9 on Friday': a day said once counts for what has none of its own. */
function onSharedDay(events: ReadEvent[]): ReadEvent[] {
  const days = events.map(({ frame }) => frame.event.when.filter(({ role }) => role === 'at'));
  const dated = days.map((slots) => slots.some(({ when }) => 'dateSaid' in when && when.dateSaid));
  return events.map(({ reading, frame }, index) => {
    const before = dated.lastIndexOf(true, index);
    const day = days[before >= 0 ? before : dated.indexOf(true)];
    if (dated[index] || !day) return { reading, frame };
    const when = mergeTimes(day, frame.event.when, reading.resolve);
    return { reading, frame: { ...frame, event: { ...frame.event, when } } };
  });
}

/** The clauses of a message, as the cues and the model see them. */
export function clausesOf(message: string, context: UnderstandContext): Clause[] {
  return readClauses(cleanText(message), context).reads.map((read) => read.reading.clause);
}

function clauseOf(text: string, masked: string, span: Span, literals: Literals, context: WhenContext) {
  const inside = (spans: Span[]): Span[] =>
    spans.filter((other) => other.start >= span.start && other.end <= span.end);
  const shift = (found: FoundWhen): FoundWhen => ({
    ...found,
    start: found.start + span.start,
    end: found.end + span.start,
    spans: found.spans.map(({ start, end }) => ({ start: start + span.start, end: end + span.start })),
    ...(found.parts ? { parts: found.parts.map(shift) } : {}),
    ...(found.ends ? { ends: { from: shift(found.ends.from), to: shift(found.ends.to) } } : {}),
  });
  const times = findWhen(hideGoal(hideNames(masked.slice(span.start, span.end))), context).map(shift);
  const { quotes, emails, links } = literals;
  const tokens = tokenize(
    text,
    times,
    { quotes: inside(quotes), emails: inside(emails), links: inside(links) },
    span,
  );
  return makeClause(text, tokens.slice(0, MAX_TOKENS));
}

/**
 * Cues as strong as this are plain words ('rename', 'remind me'), which no doubt outweighs; but the verbs of making
 * and cancelling are shared with alarms, tables and orders.
 */
const PLAIN_WORDS = 8;
/** From here on the model's doubt turns a change into a question. */
const VETO = 0.6;

function frameOf(reading: Reading, now: Temporal.Instant): Frame {
  if (HESITATION.test(reading.clause.canon) || isOtherLanguage(reading.clause.canon)) return unclear(reading);
  const { cues, scores } = scoreIntents(reading.clause);
  const decision = decide(scores);
  if (!decision) return unclear(reading);
  if (decision.intent === 'createEvent' && isState(reading.clause)) return unclear(reading);
  if (decision.intent === 'createEvent' && isShift(reading.clause))
    return buildFrame('moveEvent', { ...reading, confidence: Math.max(decision.confidence, ACT) });
  const frame = buildFrame(decision.intent, { ...reading, confidence: decision.confidence });
  // 'I'm in Tokyo next week' tells where somebody is on those days, and seldom asks for anything.
  if (frame.kind === 'createEvent' && isStay(reading.clause))
    return {
      ...frame,
      event: { ...frame.event, allDay: true },
      confidence: Math.min(frame.confidence, ACT - 0.05),
    };
  if (frame.kind === 'createEvent' && (isEntry(reading.clause) || isNote(reading.clause)))
    return { ...frame, confidence: Math.max(frame.confidence, AS_WRITTEN) };
  // Two opinions: where the model is sure that nothing of ours is asked for, a change is asked about first.
  // What is said not to be has been weighed as a whole, and is never cancelled without being asked about.
  if (frame.kind === 'cancelEvent' && frame.absent) return frame;
  const shared = frame.kind === 'createEvent' || frame.kind === 'cancelEvent';
  if (frame.kind === 'moveEvent' && goesBeside(frame.said)) return frame;
  if (CHANGING_KINDS.has(frame.kind) && (shared || (cues.get(decision.intent) ?? 0) < PLAIN_WORDS)) {
    const doubt = harmless(reading.clause);
    // A name without a time, doubted: 'this is stupid' is no event, and need not be asked about.
    if (doubt > VETO && frame.kind === 'createEvent' && frame.event.when.length === 0)
      return unclear(reading);
    if (doubt > VETO) return { ...frame, confidence: frame.confidence * (1 - doubt / 2) };
  }
  return CHANGING_KINDS.has(frame.kind) && (isForeign(reading.clause) || isPast(frame, now))
    ? { ...frame, confidence: Math.min(frame.confidence, ACT - 0.05) }
    : frame;
}

const HESITATION = /^(?:u+h+m*|u+m+|er+m*|h+m+)$/;

const AS_WRITTEN = 0.8;

/** 'Tomorrow 3pm: call the plumber' is written as a calendar is: an hour, a colon, and what it is. */
function isEntry({ tokens }: Clause): boolean {
  const colon = tokens.findIndex(({ norm }) => norm === ':');
  const before = tokens.slice(0, Math.max(colon, 0));
  return (
    before.some(({ time }) => time?.when.kind === 'instant') &&
    before.every(
      ({ kind, norm }) => kind === 'time' || kind === 'punctuation' || /^(?:at|on|,)?$/.test(norm),
    ) &&
    tokens.slice(colon + 1).some(({ kind }) => kind === 'word' || kind === 'quote')
  );
}

const STARTS_OTHERWISE =
  /^(?:i|we|you|he|she|they|it|who|what|when|where|why|how|which|is|are|am|do|does|did|was|were|have|has|had|will|would|can|could|should|if|no|not|yes|alarms?|timers?|reminders?|remind|wake)$/;

/** 'Team sync every weekday at 9:30', 'yoga Tuesday 7pm': a name of a few words, then when. Nothing else is said. */
function isNote(clause: Clause): boolean {
  const { question } = clause;
  const tokens = clause.tokens.slice(coreStart(clause));
  const first = tokens.findIndex(({ kind }) => kind === 'time');
  const name = tokens
    .slice(0, Math.max(first, 0))
    .filter(({ norm }) => !/^(?:on|at|from|,|-|:|)$/.test(norm));
  const behind = tokens
    .slice(first)
    .filter(({ kind, norm }) => kind !== 'time' && !/^(?:on|at|from|and|,|please|thanks|[.!]|)$/.test(norm));
  if (question || name.length === 0 || name.length > 5 || behind.length > 0) return false;
  if (
    !name.every(({ kind }) => kind === 'word' || kind === 'number') ||
    STARTS_OTHERWISE.test(name[0]?.norm ?? '')
  )
    return false;
  const times = tokens.flatMap(({ time }) => (time ? [time.when] : []));
  if (times.some((when) => when.kind === 'recurrence' && when.timeSaid)) return true;
  return (
    name.some(({ norm }) => ACTIVITY_NOUNS.has(norm)) &&
    times.some(
      (when) =>
        (when.kind === 'instant' && when.dateSaid) ||
        (when.kind === 'interval' && when.range && !when.allDay && when.dateSaid),
    )
  );
}

/** 'Start pilates 15 minutes earlier', 'can we do the review an hour later': of an event that is there already. */
function isShift({ core, tokens }: Clause): boolean {
  return (
    /^(?:start|begin|do|have|hold|run|put|make|set)\b/.test(core) &&
    tokens.some(({ kind, text }) => kind === 'time' && /\s(?:earlier|later|sooner)$/i.test(text))
  );
}

const isStay = ({ core, tokens }: Clause): boolean =>
  /^(?:i|we) (?:am|are|will be) (?:back )?in (?:\S+ ){1,3}_time_$/.test(core) &&
  tokens.every(({ time }) => time === undefined || (time.when.kind === 'interval' && time.when.allDay));

/** 'I live in Tokyo now': how things are, and nothing to be put into a calendar. */
const isState = ({ core, tokens }: Clause): boolean =>
  /^(?:i|we|my|he|she|they|it)\b/.test(core) &&
  tokens.some(({ kind }) => kind === 'time') &&
  tokens.every(({ kind, text }) => kind !== 'time' || /^(?:right )?now$/i.test(text));

/** We read English: of other scripts we may have caught a time, hardly the request. */
function isForeign(clause: Clause): boolean {
  const letters = clause.tokens
    .filter((token) => token.kind === 'word')
    .map((token) => token.text)
    .join('');
  return letters.length > 0 && letters.replace(/[^\p{Script=Latin}]/gu, '').length < letters.length / 2;
}

/** People tell of what has been; they seldom want it put into a calendar. */
function isPast(frame: Frame, now: Temporal.Instant): boolean {
  if (frame.kind !== 'createEvent') return false;
  const times = frame.event.when.filter((slot) => slot.role === 'at');
  return (
    times.length > 0 &&
    times.every(({ when }) => {
      const end = when.kind === 'instant' ? when.at : when.kind === 'interval' ? when.end : undefined;
      return end !== undefined && Temporal.Instant.compare(end.toInstant(), now) < 0;
    })
  );
}

function knownNames(names: readonly string[] | undefined): ReadonlySet<string> | undefined {
  if (!names || names.length === 0) return undefined;
  return new Set(names.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(/\s+/)]));
}

/** Written with a capital even by people who write no others: they say nothing about names. */
const OFTEN_CAPITAL =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|[ap]m|lunch|dinner|breakfast|brunch|meeting|event|appointment|please|thanks)$/i;

/** Capitals tell nothing when there are none past the first word, or nothing else. */
function isCaseless(words: readonly string[]): boolean {
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const capitals = letters
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^I(?:'|$)/.test(word) && !OFTEN_CAPITAL.test(word))
    // 'PT', 'CET', 'HR': short for something, by whoever writes no other capitals too
    .filter((word) => !/^\p{Lu}{2,4}$/u.test(word));
  if (capitals.length === 0) return true;
  return letters.length > 2 && letters.every((word) => word === word.toUpperCase());
}
