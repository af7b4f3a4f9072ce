import { scopeOf } from '../build/details.ts';
import { durationOf, matchEnd, type Reading, roleOf, toSlot, wholeTimes } from '../build/reading.ts';
import { readReference, trimTitle } from '../build/reference.ts';
import type { Correct, Frame } from '../frames.ts';
import type { EventReference, TimeSlot } from '../slot-types.ts';
import { readParts } from '../slots/parts.ts';
import { readPeople } from '../slots/people.ts';
import { type Clause, slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import type { FoundWhen } from '../when-port.ts';

type Changes = Correct['changes'];

/** Nothing of its own is pointed at: the request is about what the talk is already about. */
export function pointsBack(reference: EventReference): boolean {
  if (reference.anaphor === 'other') return false;
  const bare =
    !reference.title &&
    reference.people.length === 0 &&
    reference.when.length === 0 &&
    !reference.ordinal &&
    !reference.next &&
    !reference.all;
  return reference.anaphor !== undefined ? !reference.title && !reference.ordinal : bare;
}

/** What a change frame changes, when it is meant for something already on the table. */
export function changesOf(frame: Frame): Changes | undefined {
  switch (frame.kind) {
    case 'moveEvent':
      if (!pointsBack(frame.reference)) return undefined;
      return {
        ...(frame.to.length > 0 ? { when: asAt(frame.to) } : {}),
        ...(frame.by ? { by: frame.by } : {}),
      };
    case 'resizeEvent':
      if (!pointsBack(frame.reference)) return undefined;
      return {
        ...(frame.duration ? { duration: frame.duration } : {}),
        ...(frame.by ? { by: frame.by } : {}),
        ...(frame.end ? { end: frame.end } : {}),
      };
    case 'renameEvent':
      return pointsBack(frame.reference) && frame.title ? { title: frame.title } : undefined;
    case 'changeDetails':
      if (!pointsBack(frame.reference)) return undefined;
      return {
        ...(frame.place ? { place: frame.place } : {}),
        ...(frame.description ? { description: frame.description } : {}),
        ...(frame.videoLink ? { videoLink: true } : {}),
        ...(frame.link ? { link: frame.link } : {}),
        ...(frame.allDay ? { allDay: true } : {}),
        ...(frame.availability ? { availability: frame.availability } : {}),
      };
    case 'invitePeople':
      return pointsBack(frame.reference) ? { addPeople: frame.people } : undefined;
    case 'uninvitePeople':
      return pointsBack(frame.reference) ? { removePeople: frame.people } : undefined;
    default:
      return undefined;
  }
}

const asAt = (slots: TimeSlot[]): TimeSlot[] =>
  slots.map((slot) => (slot.role === 'to' ? { ...slot, role: 'at' } : slot));

const FILLER =
  /^(?:(?:no|nope|yes|yeah|yep|ok|okay|sure|actually|sorry|oops|whoops|wait|hmm|oh|well|but|and|so|please|maybe|perhaps|instead|rather|just|only|also|then|make|have|let|us|do|it|that|this|be|is|to|at|on|for|in|from|the|a|an|i|we|want|wanted|need|meant|mean|said|say|prefer|would|like|should|will|can|could|you|how|about|what|try|change|move|put|set|start|starts|time|day|date|instead of|not|one|works|better|please|of|go|with|event|meeting|appointment|if|possible|around|my|last|lasts|long|longer|needs|going|up|by|more|shorter|less|end|ends|until|till|though|thanks|there|am|pm|shift|works|good|great|perfect|fine|great|push|run|take|takes|leave|leaving|begin|begins)|[,.!?]|_time_|_duration_|_repeat_)+$/;

/**
 * Reads a clause as a change to what is on the table: 'tomorrow instead', '30 minutes', 'with Bob', 'at the
 * cafe', 'I meant the other one'. Undefined when it says more than that.
 */
export function readChanges(reading: Reading): Changes | undefined {
  const { clause } = reading;
  const { canon } = clause;
  const words = canon.split(/[ ,]+/).filter((word) => word !== '');
  const times = wholeTimes(clause);
  const scope = scopeOf(clause);
  // 'a meeting tomorrow' is a new one; 'the meeting tomorrow' may be this one
  if (/\b(?:a|an|another|new) (?:meeting|event|appointment|reminder)\b/.test(canon)) return undefined;
  if (times.length > 0 && words.every((word) => FILLER.test(word))) {
    const meant = withoutRefused(clause, times);
    const changes = timeChanges(
      meant.map((found) => toSlot(found, roleOf(found, 'at'))),
      canon,
      meant,
    );
    if (scope) changes.scope = scope;
    return changes;
  }
  const hours = bareHours(reading);
  if (hours) return { when: [hours] };
  if (
    /^(?:(?:no|nope|not that one|sorry|oops|actually|wait|i (?:meant|mean|want))[ ,]+)*(?:the )?other (?:one|event|meeting|time|option)\b/.test(
      canon,
    ) ||
    /^(?:no,? )?not (?:that|this) one$/.test(canon)
  )
    return { other: true };
  if (scope && words.length <= 8) return { scope };
  const direction =
    /^(?:(?:no|yes|but|it|should|be|make|a|bit|little|something|sometime|much|any|can|we|do|please|is|there|earlier than that|that|too|have|you|on|i|want|need|,|actually) ?)*(earlier|later|too late|too early)(?: (?:on|please|in the day|if possible|one|time|slot))*$/.exec(
      canon,
    )?.[1];
  if (direction)
    return { direction: direction === 'earlier' || direction === 'too late' ? 'earlier' : 'later' };
  return (
    peopleChanges(reading) ??
    placeChange(reading) ??
    titleChange(reading) ??
    meantChange(reading) ??
    whatAbout(reading)
  );
}

const LEAD =
  '(?:(?:no|nope|actually|sorry|wait|oops|i (?:meant|mean|said)|make (?:it|that)|just|only|rather|but|yes)[ ,]+)';
const BARE = new RegExp(
  `^(${LEAD}*)(?:from |at )?(\\d{1,2}(?:[:.]\\d{2})?)(?: ?(?:to|until|till|-) ?(\\d{1,2}(?:[:.]\\d{2})?))?(?: (?:instead|please|then|rather))*$`,
);

/** 'No, 9', 'no, just 2 to 4': after a correcting word, or as a stretch, bare numbers are hours. */
function bareHours({ clause, resolve }: Reading): TimeSlot | undefined {
  const [, lead, from, to] = BARE.exec(clause.canon) ?? [];
  if (!from || (!lead && !to)) return undefined;
  const phrase = to ? `from ${from} to ${to}` : `at ${from}`;
  const when = resolve(phrase);
  return when.kind === 'none' ? undefined : { phrase, start: 0, end: 0, role: 'at', when };
}

/** 'Not Friday, Saturday', 'Saturday instead of Friday': what is refused is not what is wanted. */
function withoutRefused(clause: Clause, times: FoundWhen[]): FoundWhen[] {
  const wanted = times.filter((found) => {
    const index = clause.tokens.findIndex((token) => token.time === found);
    const before = clause.tokens
      .slice(Math.max(0, index - 4), index)
      .map((token) => token.norm)
      .join(' ');
    return !/\b(?:not|instead of|rather than)(?: (?:on|at|in|for|the|this|next))*$/.test(before);
  });
  return wanted.length > 0 ? wanted : times;
}

function timeChanges(slots: TimeSlot[], canon: string, times: ReturnType<typeof wholeTimes>): Changes {
  const changes: Changes = {};
  const length = times.find((found) => found.when.kind === 'duration');
  const duration = length ? durationOf(length) : undefined;
  const rest = slots.filter((slot) => slot.when.kind !== 'duration');
  if (duration) {
    if (/\b(?:more|longer)\b/.test(canon)) changes.by = duration;
    else if (/\b(?:less|shorter)\b/.test(canon)) changes.by = { ...duration, minutes: -duration.minutes };
    else if (/\bearlier\b/.test(canon)) changes.by = { ...duration, minutes: -duration.minutes };
    else changes.duration = duration;
  }
  if (rest.length > 0) {
    const [only] = rest;
    if (only && rest.length === 1 && /\b(?:end|ends|until|till|leave|leaving|go to|go until)\b/.test(canon))
      changes.end = { ...only, role: 'end' };
    else changes.when = rest;
  }
  return changes;
}

function peopleChanges(reading: Reading): Changes | undefined {
  const match =
    /^(?:(?:yes|yeah|ok|okay|sure|no|and|but|please|also|actually|great|perfect|good)[ ,]+)*(with|without|and|plus|not|also|add|include|invite|remove|drop|just|only)(?: (?:with|also|in))? (?!_)/.exec(
      reading.clause.canon,
    );
  if (!match) return undefined;
  const from = reading.clause.offsets.findIndex((offset) => offset >= match[0].length);
  const read = readPeople(reading.clause.tokens, from, { expect: 'certain', ...reading.people });
  const tail = reading.clause.tokens
    .slice(read.next)
    .filter(
      (token) =>
        token.kind !== 'punctuation' &&
        !/^(?:too|as|well|also|please|to|the|it|meeting|event|thanks|from|that|this|list|instead|now|there)$/.test(
          token.norm,
        ),
    );
  if (read.people.length === 0 || tail.length > 0) return undefined;
  return /^(?:without|not|remove|drop)$/.test(match[1] ?? '')
    ? { removePeople: read.people }
    : { addPeople: read.people };
}

function placeChange(reading: Reading): Changes | undefined {
  const { clause } = reading;
  if (
    !/^(?:(?:yes|yeah|ok|okay|sure|no|and|but|please|also|actually|make it|have it(?: be)?|it (?:is|will be|should be)|let us do it|we will be|the (?:location|place) (?:is|will be|should be))[ ,]*)*(?:at|in) (?!_|\d)/.test(
      clause.canon,
    )
  )
    return undefined;
  const at = clause.tokens.findIndex((token) => token.norm === 'at' || token.norm === 'in');
  const parts = readParts(clause, at, clause.tokens.length, { ...reading.people, mode: 'describe' });
  if (!parts.place || parts.title || parts.people.length > 0) return undefined;
  const changes: Changes = { place: parts.place };
  const when = parts.times.map((found) => toSlot(found, roleOf(found, 'at')));
  if (when.length > 0) changes.when = when;
  return changes;
}

function titleChange(reading: Reading): Changes | undefined {
  const { clause } = reading;
  const match =
    /\b(?:call|name|title) (?:it|this|that)\b|\bthe (?:title|name|subject) (?:is|should be|will be)\b/.exec(
      clause.canon,
    );
  if (!match) return undefined;
  const from = clause.offsets.findIndex((offset) => offset >= match.index + match[0].length);
  const quote = clause.tokens.slice(from).find((token) => token.kind === 'quote');
  const title = quote ? tidy(quote.text.slice(1, -1)) : tidy(slice(clause, from, clause.tokens.length));
  return title ? { title } : undefined;
}

/** 'what about Ana', 'how about the review'. */
function whatAbout(reading: Reading): Changes | undefined {
  const { clause } = reading;
  const match = /^(?:and |ok |okay |so |then |curious )*(?:what|how) about /.exec(clause.canon);
  if (!match) return undefined;
  const from = clause.offsets.findIndex((offset) => offset >= match[0].length);
  if (from < 0) return undefined;
  const { reference } = readReference(reading, from, clause.tokens.length);
  const when = wholeTimes(clause).map((found) => toSlot(found, roleOf(found, 'at')));
  if (!reference.title && reference.people.length === 0 && when.length === 0) return undefined;
  trimTitle(reference, /\s+(?:to be (?:changed|moved|cancell?ed|deleted)|instead)$/i);
  return { reference, ...(when.length > 0 ? { when } : {}) };
}

/** 'I meant the Daytona race', 'no, my dentist appointment'. */
function meantChange(reading: Reading): Changes | undefined {
  const { clause } = reading;
  const match =
    /^(?:(?:no|nope|oops|whoops|sorry|actually|wait|hmm)[ ,]+)*(?:i (?:meant|mean|was talking about|said|did mean)|not that(?: one)?,)(?: (?:to (?:say )?)?(?:change|move|cancel|delete|for|that|with)?)? ?/.exec(
      clause.core,
    ) ?? /^(?:no|nope),? (?=(?:my|the) )/.exec(clause.canon);
  if (!match) return undefined;
  const from =
    match.input === clause.canon
      ? clause.offsets.findIndex((offset) => offset >= match[0].length)
      : matchEnd(clause, match);
  const { reference } = readReference(reading, Math.max(0, from), clause.tokens.length);
  const when = wholeTimes(clause).map((found) => toSlot(found, roleOf(found, 'at')));
  if (!reference.title && reference.people.length === 0 && !reference.noun)
    return when.length > 0 ? { when } : undefined;
  trimTitle(reference, /\s+(?:to be (?:changed|moved|cancell?ed|deleted)|instead)$/i);
  return { reference, ...(when.length > 0 ? { when } : {}) };
}
