import { buildCreate } from './build/create.ts';
import { givenLink } from './build/given-link.ts';
import type { Reading } from './build/reading.ts';
import { coreStart, toSlot, wholeTimes } from './build/reading.ts';
import { readReference } from './build/reference.ts';
import { applyChanges } from './context/apply.ts';
import { changesOf, pointsBack, readChanges } from './context/changes.ts';
import { CHANGING_KINDS, type Frame } from './frames.ts';
import { ACTIVITY_NOUNS } from './lexicon/events.ts';
import { questionFor } from './question.ts';
import type { EventReference, TimeSlot } from './slot-types.ts';
import { ACT, ASK } from './understanding.ts';

/** One clause as it was read by itself. */
export type Read = { reading: Reading; frame: Frame };

const TALK = new Set<Frame['kind']>(['smallTalk', 'unclear', 'outOfScope', 'confirm', 'reject', 'help']);
const ANAPHORIC_CREATE =
  /\b(?:schedule|add|put|book|mark|note|save|log|get|write|place|set|create|make) (?:that|it|this|these|those)\b/;
/** '…, send a Meet link': a wish about the event that was just described. */
const LINK =
  /^(?:and )?(?:send|add|include|attach|with|use|put in|create)(?: \S+){0,2}? (?:a |the )?(?:google )?(?:video|meet|zoom|teams|meeting|conference)(?: \S+)? ?(?:link|call|invite)?$/;
const CONTINUES =
  /^(?:it|this|that|the (?:event|meeting|appointment|day|time|date|location|place|title|name|subject)|they|we|call it|name it|title it|make it|make that|have it|set it|its|start|starting|ending|location|place|duration|and it|with|at|in)\b/;

/** Puts the clauses of one message together: what explains, completes or points back is no request of its own. */
export function joinReads(reads: readonly Read[], keepAnswers: boolean): Frame[] {
  const frames: Frame[] = [];
  const sources: Reading[] = [];
  for (const read of reads) {
    const last = frames.length - 1;
    const before = frames[last];
    const source = sources[last];
    const joined = before && source ? joinPair(before, source, read) : undefined;
    if (joined) {
      frames[last] = joined;
      // a statement that explained the request stays its source of names
      continue;
    }
    frames.push(read.frame);
    sources.push(read.reading);
  }
  return dropTalk(frames, keepAnswers);
}

/** One change of an event, and another of the same one with it. */
export const withAlso = (frame: Frame, more: Frame): Frame =>
  'reference' in frame
    ? ({ ...frame, also: [...(('also' in frame && frame.also) || []), more] } as Frame)
    : frame;

const OF_IT = /\b(?:before(?:hand)?|earlier|in advance|ahead|prior)(?:\s+(?:it|that|this))?\s*[.!]*$/i;

/** Changes after which the event is still there, to be changed again. */
export const OF_EVENT: ReadonlySet<Frame['kind']> = new Set<Frame['kind']>([
  'moveEvent',
  'resizeEvent',
  'renameEvent',
  'changeDetails',
  'invitePeople',
  'uninvitePeople',
]);

const isBare = ({ reference }: Extract<Frame, { kind: 'cancelEvent' }>): boolean =>
  !reference.title && !reference.noun && reference.people.length === 0;

/** 'Book a demo at 3 and add https://… to it'. */
const isForIt = (frame: Frame): boolean =>
  frame.kind === 'changeDetails' && frame.link !== undefined && pointsBack(frame.reference);

function joinPair(before: Frame, source: Reading, { frame, reading }: Read): Frame | undefined {
  const { core, canon } = reading.clause;
  // 'I am sick tomorrow, clear my day': the day that was just said, and a request of its own.
  if (
    frame.kind === 'cancelEvent' &&
    frame.reference.all &&
    frame.reference.when.length === 0 &&
    isBare(frame)
  ) {
    frame.reference.when = wholeTimes(source.clause)
      .filter(({ when }) => when.kind === 'interval')
      .map((found) => toSlot(found, 'reference'));
    return undefined;
  }
  if (frame.kind === 'createEvent' && ANAPHORIC_CREATE.test(core) && !CHANGING_KINDS.has(before.kind))
    return describe(source, frame);
  if (
    frame.kind === 'createEvent' &&
    ANAPHORIC_CREATE.test(core) &&
    before.kind === 'createEvent' &&
    !frame.event.title
  )
    return describe(source, frame);
  if (
    frame.kind === 'setReminder' &&
    before.kind !== 'setReminder' &&
    !frame.text &&
    (TALK.has(before.kind) || (before.kind === 'createEvent' && before.confidence < 0.75))
  ) {
    const told = buildCreate(source);
    const text = told.event.title ?? (before.kind === 'createEvent' ? before.event.title : undefined);
    // 'We leave at half ten, remind me at ten': the hour of the reminder is its own
    const own = frame.when.map((slot) => ahead(slot, told.event.when, reading.resolve));
    const isOwn = own.length > 0 && own.every((slot, index) => slot !== frame.when[index]);
    return { ...frame, ...(text ? { text } : {}), when: isOwn ? own : [...told.event.when, ...frame.when] };
  }
  if (frame.kind === 'setReminder' && before.kind === 'createEvent' && !frame.text && !frame.about) {
    // 'book lunch and remind me the day before': a request of its own, about the first
    frame.about = {
      people: before.event.people,
      when: before.event.when,
      ...(before.event.title ? { title: before.event.title } : {}),
    };
    frame.when = frame.when.map((slot) => ahead(slot, before.event.when, reading.resolve));
    return undefined;
  }
  // 'Accept the round and remind me ten minutes before'
  if (
    frame.kind === 'setReminder' &&
    !frame.text &&
    'reference' in before &&
    before.reference.title &&
    OF_IT.test(frame.said)
  ) {
    frame.about = { ...before.reference, when: [...before.reference.when] };
    return undefined;
  }
  const link = givenLink(reading.clause);
  if (before.kind === 'createEvent' && frame.kind !== 'createEvent' && (LINK.test(core) || isForIt(frame)))
    return { ...before, event: { ...before.event, ...(link ? { link } : { videoLink: true }) } };
  if (before.kind === 'createEvent' || before.kind === 'findTime' || before.kind === 'setReminder') {
    if (frame.kind === 'invitePeople' && pointsBack(frame.reference) && before.kind !== 'setReminder')
      return applyChanges(before, { addPeople: frame.people }, reading.resolve);
    if (CONTINUES.test(core) || (!CHANGING_KINDS.has(frame.kind) && CONTINUES.test(canon)))
      return complete(before, { frame, reading });
  }
  // 'I am sick today, cancel everything': of the day that was told of
  if (frame.kind === 'cancelEvent' && frame.reference.all && frame.reference.when.length === 0) {
    const told = wholeTimes(source.clause).filter(({ when }) => when.kind === 'interval');
    const explains = TALK.has(before.kind) || before.kind === 'createEvent';
    if (explains && told.length > 0 && !frame.reference.title && frame.reference.people.length === 0)
      return {
        ...frame,
        reference: { ...frame.reference, when: told.map((found) => toSlot(found, 'reference')) },
      };
  }
  const back = referenceOf(frame);
  // 'My class was cancelled, so remove it': told, and then ordered
  if (frame.kind === 'cancelEvent' && before.kind === 'cancelEvent' && pointsBack(frame.reference))
    return { ...before, confidence: Math.max(before.confidence, frame.confidence) };
  // 'Where is the review and how long is it': two questions about one event
  if (
    back &&
    pointsBack(back) &&
    frame.kind === before.kind &&
    frame.kind === 'queryDetail' &&
    before.kind === 'queryDetail'
  ) {
    frame.reference = { ...before.reference, when: [...before.reference.when] };
    return undefined;
  }
  if (back && pointsBack(back) && frame.kind !== before.kind) {
    const target = referenceOf(before);
    // 'Take Dev off the review and invite Ben': another change of the same event
    if (target && OF_EVENT.has(frame.kind) && OF_EVENT.has(before.kind) && 'reference' in frame) {
      const more = { ...frame, reference: { ...target, when: [...target.when] } } as Frame;
      // which event 'it' is, the conversation tells; what else is missing, is asked about by itself
      const asked = questionFor({ ...more, reference: { ...target, id: 'it' } } as Frame);
      return asked ? undefined : withAlso(before, more);
    }
    if (target && (before.kind.startsWith('query') || before.kind === 'cancelEvent'))
      return { ...frame, reference: { ...target, when: [...target.when] } } as Frame;
    if (TALK.has(before.kind) || before.kind === 'createEvent') {
      const { reference } = readReference(source, statementStart(source), source.clause.tokens.length);
      const event = (reference.title ?? '')
        .toLowerCase()
        .split(/\s+/)
        .some((word) => ACTIVITY_NOUNS.has(word));
      // 'that's enough, just cancel it' tells of no event
      if (event || reference.people.length > 0 || reference.when.length > 0)
        return { ...frame, reference } as Frame;
    }
  }
  if (
    (frame.kind === 'uninvitePeople' || frame.kind === 'invitePeople') &&
    frame.people.every((person) => /^(?:him|her|them)$/.test(person.role ?? ''))
  ) {
    const { reference } = readReference(source, 0, source.clause.tokens.length);
    const named = source.clause.tokens.find(
      (token) =>
        token.kind === 'word' && token.capital && /^\p{Lu}\p{Ll}+$/u.test(token.text) && token.norm !== 'i',
    );
    const people =
      reference.people.length > 0
        ? reference.people
        : named
          ? [{ name: named.text, said: named.text }]
          : frame.people;
    if (TALK.has(before.kind) || before.confidence < ACT) return { ...frame, people };
  }
  return undefined;
}

/** 'Leave at half ten, remind me at ten': the last ten before it, whatever the next ten would be. */
function ahead(slot: TimeSlot, of: readonly TimeSlot[], resolve: Reading['resolve']): TimeSlot {
  const start = of.find(({ when }) => when.kind === 'instant')?.when;
  if (start?.kind !== 'instant' || slot.when.kind !== 'instant' || slot.when.dateSaid) return slot;
  const { at: said } = slot.when;
  const clocks = /[ap]\.?m|\d:\d\d/i.test(slot.phrase) ? [said] : [said, said.add({ hours: 12 })];
  const [last] = clocks
    .map((at) => start.at.withPlainTime(at.toPlainTime()))
    .filter((at) => at.epochMilliseconds < start.at.epochMilliseconds)
    .sort((one, other) => other.epochMilliseconds - one.epochMilliseconds);
  if (!last) return slot;
  const phrase = `${last.toPlainDate()} at ${last.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  const when = resolve(phrase);
  return when.kind === 'instant' ? { ...slot, phrase, when } : slot;
}

function statementStart(source: Reading): number {
  const lead =
    /^(?:i|we|\S+ and i) (?:was|were|am|have|had|will|would|can|do|did|not|no longer|supposed|going|able|to|be|go|attend|meet|see|with|having|need|want|make)(?: (?:was|were|am|have|had|will|would|can|do|did|not|no|longer|supposed|going|able|to|be|go|attend|see|having|make))*/.exec(
      source.clause.core,
    );
  if (!lead) return coreStart(source.clause);
  const offset = source.clause.coreAt + lead[0].length;
  const index = source.clause.offsets.findIndex((start) => start >= offset);
  return index < 0 ? coreStart(source.clause) : index;
}

/** 'I have a haircut on Friday at 3. Put that on my calendar.' */
function describe(source: Reading, frame: Frame & { kind: 'createEvent' }): Frame {
  const told = buildCreate(source);
  return {
    ...frame,
    event: {
      ...told.event,
      ...(frame.event.place ? { place: frame.event.place } : {}),
      people: [...told.event.people, ...frame.event.people],
      when: [...told.event.when, ...frame.event.when],
      ...(frame.event.duration ? { duration: frame.event.duration } : {}),
    },
    confidence: Math.max(frame.confidence, 0.7),
    said: `${told.said} ${frame.said}`,
  };
}

/** 'It will be at Billy's and last two hours.' */
function complete(before: Frame, { frame, reading }: Read): Frame | undefined {
  const changes = changesOf(frame) ?? readChanges(reading);
  const told = buildCreate(reading).event;
  const next = changes
    ? applyChanges(before, { ...changes, ...(changes.when ? { when: [] } : {}) }, reading.resolve)
    : before;
  if (next.kind !== 'createEvent' && next.kind !== 'findTime') {
    return next.kind === 'setReminder'
      ? { ...next, when: [...(before.kind === 'setReminder' ? before.when : []), ...told.when] }
      : undefined;
  }
  const event = { ...next.event };
  if (before.kind === 'createEvent' || before.kind === 'findTime')
    event.when = [...before.event.when, ...told.when];
  if (told.duration && !event.duration) event.duration = told.duration;
  if (told.place && !event.place) event.place = told.place;
  // 'name it dinner with Drew' names the event, it invites nobody
  if (!changes?.title) {
    event.people = [
      ...event.people,
      ...told.people.filter((person) => !event.people.some((old) => old.said === person.said)),
    ];
  }
  if (told.availability) event.availability = told.availability;
  const { continues: _, ...rest } = next;
  return { ...rest, event, said: `${before.said} ${frame.said}` } as Frame;
}

export function referenceOf(frame: Frame): EventReference | undefined {
  return 'reference' in frame ? frame.reference : undefined;
}

/** Greetings and explanations around a request are not answered by themselves. */
function dropTalk(frames: Frame[], keepAnswers: boolean): Frame[] {
  const real = frames.filter(
    (frame) => !TALK.has(frame.kind) && (frames.length === 1 || frame.confidence >= ASK),
  );
  if (real.length === 0) {
    if (frames.length < 2) return frames;
    const best = [...frames].sort((a, b) => weight(b) - weight(a))[0];
    return best ? [best] : frames;
  }
  // a statement read as an event beside a plain request only explains it
  const plain = real.filter((frame) => !(CHANGING_KINDS.has(frame.kind) && frame.confidence < 0.62));
  const kept = plain.length > 0 ? plain : real;
  if (!keepAnswers) return kept;
  const answer = frames.find((frame) => frame.kind === 'confirm' || frame.kind === 'reject');
  return answer ? [answer, ...kept] : kept;
}

function weight(frame: Frame): number {
  const order: Partial<Record<Frame['kind'], number>> = {
    confirm: 5,
    reject: 5,
    outOfScope: 4,
    help: 3,
    smallTalk: 2,
    unclear: 1,
  };
  return (order[frame.kind] ?? 6) + frame.confidence;
}
