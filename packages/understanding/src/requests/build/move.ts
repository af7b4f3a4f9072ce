import { MOVE_VERB } from '../cues/words.ts';
import type { MoveEvent } from '../frames.ts';
import type { FoundWhen, When } from '../when-port.ts';
import { scopeOf } from './details.ts';
import { after, findToken } from './locate.ts';
import { coreStart, durationOf, pieceAt, type Reading, roleOf, said, toSlot } from './reading.ts';
import { meansAll, readReference, timesIn, trimTitle } from './reference.ts';
import { buildRepeat } from './repeat.ts';
import { buildSwap } from './swap.ts';

const LEAD = new RegExp(
  `^(?:(?:is there )?any chance of |what about |how about )?(?:_time_,? ?)?(?:to )?(?:${MOVE_VERB}|moving|rescheduling|shifting|pushing|postponing|delaying|bringing|change|update|adjust|modify|edit|alter|make|have|hold|do|set|put|bring|start|begin)(?: (?:back|forward|up|out))?(?: (?:the )?(?:date|time|day|start(?:ing)?(?: time)?|hour)(?: (?:of|for|on))?)?(?= |$)`,
);
const PASSIVE =
  /\b(?:got|was|has been|have been|been|is|is being|were|needs? to be|should be|has to be|to be) (?:moved|changed|rescheduled|postponed|pushed(?: back| out)?|shifted|delayed|bumped|switched)\b|\b(?:moves|moved|is moving|shifts|has moved|goes) to(?= _time_)/;

/** 'move my Friday lunch with Ana to Monday at 1': which event, and where to. */
export function buildMove(reading: Reading): MoveEvent {
  return buildSwap(reading) ?? buildRepeat(reading) ?? moveOf(reading);
}

function moveOf(reading: Reading): MoveEvent {
  const { clause } = reading;
  const { tokens } = clause;
  const passive = PASSIVE.exec(clause.core);
  const usesPassive = passive !== null && !LEAD.test(clause.core);
  const from = usesPassive ? coreStart(clause) : after(reading, LEAD);
  const split = findSplit(reading, from);
  const scope = scopeOf(clause);
  const before = usesPassive && passive ? Math.min(split, at(reading, passive.index)) : split;
  const { reference } = readReference(reading, from, before);
  if (before < split) reference.when.push(...timesIn(reading, before, split));
  trimTitle(reference, /\s+(?:to|for|until|from|be|start|starts|back|forward|up|out|by|instead|on|at)$/i);
  trimTitle(reference, /\s+to (?:the )?same (?:time|hour|slot)$/i);
  trimTitle(reference, /\s+series$/i);
  trimTitle(reference, /\s+(?:(?:a bit|a little|slightly|somewhat)\s+)?(?:later|earlier|sooner)$/i);
  const frame: MoveEvent = {
    kind: 'moveEvent',
    confidence: reading.confidence,
    said: said(clause),
    ...(scope ? { scope } : {}),
    reference,
    to: [],
  };
  const insteadOf = findToken(
    reading,
    from,
    (norm, index) => norm === 'instead' && tokens[index + 1]?.norm === 'of',
  );
  const seen = new Set<FoundWhen>();
  for (let index = split; index < tokens.length; index++) {
    const token = tokens[index];
    const found = token ? target(reading, index, split, insteadOf) : undefined;
    if (!found || seen.has(found)) continue;
    seen.add(found);
    if (insteadOf > 0 && index > insteadOf) {
      reference.when.push(toSlot(found, 'reference'));
      continue;
    }
    // 'to 6:30 from Monday on': since when, not where to
    if (found.when.kind === 'open' && found.when.direction === 'from' && SINCE.test(found.text)) {
      reference.when.push(toSlot(found, 'reference'));
      frame.scope ??= 'following';
      continue;
    }
    addTarget(frame, found, reading);
  }
  // 'From now on' says how much of a series, and not when it is.
  reference.when = reference.when.filter(({ phrase }) => !/^(?:from )?now(?: on(?:wards?)?)?$/i.test(phrase));
  splitRange(frame, reading);
  settleOld(frame, reading);
  dayBeside(frame, reading);
  bothEnds(frame, reading);
  if (
    frame.to.length === 0 &&
    !frame.by &&
    /^(?:make|set) that _time_(?:$| (?:please|instead|then))/.test(clause.core)
  ) {
    frame.to = frame.reference.when.map((slot) => ({ ...slot, role: 'to' }));
    frame.reference.when = [];
  }
  bareHourOfDay(frame, reading);
  if (frame.to.length === 0 && !frame.by) addBareClock(frame, reading);
  if (frame.by && EVERYTHING.test(clause.core) && frame.reference.when.length === 0 && !frame.reference.title)
    frame.reference.when = [
      { phrase: 'today', start: 0, end: 0, role: 'reference', when: reading.resolve('today') },
    ];
  if (meansAll(reading, frame.reference)) frame.reference.all = true;
  return frame;
}

/** 'To 5, just today': an hour without a word that makes it one, and the day behind it. */
function bareHourOfDay(frame: MoveEvent, { resolve }: Reading): void {
  const [tail, hour] = /\s+to\s+(?:at\s+)?(\d{1,2}(?:[:.]\d\d)?)$/i.exec(frame.reference.title ?? '') ?? [];
  const [day, ...more] = frame.to;
  if (!tail || !hour || more.length > 0 || day?.when.kind !== 'interval' || !day.when.allDay) return;
  const phrase = `${day.phrase} at ${hour}`;
  const when = byDay(resolve(phrase));
  if (when.kind !== 'instant') return;
  const title = (frame.reference.title ?? '').slice(0, -tail.length);
  frame.reference = { ...frame.reference, title };
  frame.to = [{ ...day, phrase, when }];
}

/** Pushed by an amount and without a day, it is what is left of today. */
const EVERYTHING =
  /^\S+(?: (?:back|out))? (?:everything|all(?: of)? my (?:meetings|calls|appointments|events))\b/;

const SINCE = /^(?:starting|as of)\b|\b(?:on|onwards?|forwards?)$/i;

function at(reading: Reading, coreOffset: number): number {
  const { clause } = reading;
  const index = clause.offsets.findIndex((start) => start >= clause.coreAt + coreOffset);
  return index < 0 ? clause.tokens.length : index;
}

function addTarget(frame: MoveEvent, found: FoundWhen, reading: Reading): void {
  // 'an hour later' is said of the event's own time, not of now
  const shifted = /^(?:by )?(.+?) (later|earlier|sooner|back|forward)$/i.exec(found.text);
  const far = shifted?.[1] ? reading.resolve(shifted[1]) : undefined;
  if (far?.kind === 'duration') {
    const minutes = Math.round(far.seconds / 60);
    frame.by = { minutes: /later|back/i.test(shifted?.[2] ?? '') ? minutes : -minutes, said: found.text };
    return;
  }
  const duration = durationOf(found);
  if (duration) {
    const earlier = /\b(?:earlier|forward|up|before|sooner|prepone)\b/.test(reading.clause.core);
    frame.by = earlier ? { ...duration, minutes: -duration.minutes } : duration;
    return;
  }
  frame.to.push({ ...toSlot(found, roleOf(found, 'to')), when: byDay(found.when) });
}

/**
 * A bare hour is a new hour on the event's own day, so 'now' says nothing about it: of two readings the one by
 * day is taken.
 */
function byDay(when: When): When {
  if (when.kind !== 'instant' || when.dateSaid) return when;
  const day = (one: When): boolean => one.kind === 'instant' && one.at.hour >= 7 && one.at.hour < 20;
  if (day(when)) return when;
  const other = when.alternatives?.find(day);
  return other ? { ...other, alternatives: [when] } : when;
}

/** The time at a token: whole when all of it stands after the split, else only this piece. */
function target(reading: Reading, index: number, split: number, insteadOf: number): FoundWhen | undefined {
  const token = reading.clause.tokens[index];
  if (!token?.time) return undefined;
  const start = reading.clause.tokens[split]?.start ?? 0;
  const limit =
    insteadOf > 0
      ? (reading.clause.tokens[insteadOf]?.start ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  const whole = token.time;
  const oneSide = whole.start >= start && (whole.end <= limit || whole.start >= limit);
  return oneSide ? whole : pieceAt(token);
}

/** Where the description of the event ends and the new time begins. */
function findSplit(reading: Reading, from: number): number {
  const { tokens, core } = reading.clause;
  const times: number[] = [];
  for (let index = from; index < tokens.length; index++)
    if (tokens[index]?.kind === 'time') times.push(index);
  const hour = bareHour(reading, from);
  if (hour !== undefined) return hour;
  const exchanged = insteadOfOld(reading, from);
  if (exchanged !== undefined) return exchanged;
  if (times.length === 0) return tokens.length;
  const linked = (index: number, words: RegExp): boolean => {
    for (let back = index - 1; back >= from && back >= index - 4; back--) {
      const norm = tokens[back]?.norm ?? '';
      if (words.test(norm)) return true;
      if (
        !/^(?:be|on|at|the|this|any|some|sometime|time|start|around|about|next|instead|it|is|same|later|earlier|a|for|in|by)$/.test(
          norm,
        )
      )
        return false;
    }
    return false;
  };
  // the last 'to' (or 'until', 'for') that leads to a time
  for (const index of times) {
    const inside = tokens[index]?.text ?? '';
    if (/^(?:to|until|till)\b/i.test(inside) || linked(index, /^(?:to|until|till|into|from)$/)) {
      if (!/^from$/i.test(tokens[index - 1]?.norm ?? '') || times.length === 1)
        return linkStart(
          tokens.map((token) => token.norm),
          index,
          from,
        );
    }
  }
  if (/^(?:reschedule|postpone|push|delay|defer|put off|bump|re-schedule)/.test(core)) {
    for (const index of times)
      if (/^for\b/i.test(tokens[index]?.text ?? '') || linked(index, /^(?:for|by|back|until)$/))
        return linkStart(
          tokens.map((token) => token.norm),
          index,
          from,
        );
  }
  // a length of time is always how far; a last time after the event's description is the new one
  for (const index of times) if (tokens[index]?.time?.when.kind === 'duration') return index;
  const last = times.at(-1) ?? tokens.length;
  if (times.length > 1) return last;
  // 'my 2pm' is which one
  if (/^(?:my|the|our|that|this)$/.test(tokens[last - 1]?.norm ?? '')) return tokens.length;
  return /^(?:it|that|this|my|the|them)\b/.test(core.replace(LEAD, '').trim()) &&
    /\b(?:on|at|of)\b/.test(tokens[last - 1]?.norm ?? '') &&
    !/^(?:make|have|set|put)/.test(core)
    ? tokens.length
    : last;
}

/** 'Do the sync on Friday at 10 instead of Wednesday': the new time is the one before, from its first word on. */
function insteadOfOld({ clause: { tokens } }: Reading, from: number): number | undefined {
  const link = tokens.findIndex(
    ({ norm }, index) => index > from && norm === 'instead' && tokens[index + 1]?.norm === 'of',
  );
  const old = tokens.findIndex(({ kind }, index) => index > link && kind === 'time');
  const fresh = link > 0 ? tokens[link - 1]?.time : undefined;
  if (!fresh || old < 0) return undefined;
  return tokens.findIndex(({ time }, index) => index >= from && time === fresh);
}

/** 'from 1 to 2', 'Wednesday's standup to 9': a number behind 'to' was read as no time by itself, and is the new hour. */
function bareHour(reading: Reading, from: number): number | undefined {
  const { tokens } = reading.clause;
  for (let index = from + 1; index < tokens.length; index++) {
    if (tokens[index]?.kind !== 'number' || !/^(?:to|until|till)$/.test(tokens[index - 1]?.norm ?? ''))
      continue;
    const next = tokens[index + 1];
    const ends =
      next === undefined || next.kind === 'punctuation' || /^(?:please|instead|thanks)$/.test(next.norm);
    if (ends && HOUR.test(tokens[index]?.norm ?? '')) return index - 1;
  }
  return undefined;
}

const HOUR = /^(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?$/;

function linkStart(norms: string[], index: number, from: number): number {
  let start = index;
  while (
    start > from &&
    /^(?:to|until|till|into|be|on|at|for|the|start|around|sometime|some|any|time|by|from|back|is|this)$/.test(
      norms[start - 1] ?? '',
    )
  )
    start--;
  return start;
}

/** 'from 2' beside a new time is the old hour, not everything after it. */
function settleOld(frame: MoveEvent, reading: Reading): void {
  const half = /\b(?:am|pm|a\.m\.|p\.m\.)\b/i.exec(frame.to[0]?.phrase ?? '')?.[0] ?? '';
  frame.reference.when = frame.reference.when.map((slot) => {
    if (slot.when.kind !== 'open' || !/^from\b/i.test(slot.phrase)) return slot;
    const old = slot.phrase.replace(/^from\s+/i, '');
    return {
      ...slot,
      phrase: old,
      when: reading.resolve(/^[\d:.]+$/.test(old) ? `at ${old} ${half}`.trim() : old),
    };
  });
}

const BOTH_ENDS =
  /\b(?:start|begin)(?:s|ing)? (?:at |from )?(\S+(?: [ap]\.?m\.?)?)(?:,| and|,? then)+ (?:to )?(?:end|finish|stop)(?:s|ing|es)?(?: at)? (\S+(?: [ap]\.?m\.?)?)\s*[.!]*$/i;

/** 'Start at 2 and end at 3:30' are the two ends of one new time. */
function bothEnds(frame: MoveEvent, reading: Reading): void {
  const [, from, to] = BOTH_ENDS.exec(said(reading.clause)) ?? [];
  if (!from || !to) return;
  const phrase = `from ${from} to ${to}`;
  const when = reading.resolve(phrase);
  if (when.kind !== 'interval' || !when.range) return;
  frame.to = [{ phrase, start: 0, end: 0, role: 'to', when }];
  frame.reference.when = frame.reference.when.filter((slot) => !slot.phrase.includes(from));
  trimTitle(frame.reference, /\s+(?:start|begin)(?:s|ing)?(?:\s.*)?$/i);
}

const SAME_TIME = '(?:(?:at )?(?:the )?same (?:time|hour|slot))';
const DAY_BESIDE = new RegExp(
  `\\s+to (?:${SAME_TIME},? )?(?:on )?(?:the )?(?:(?:next|following) day|following week|(?:day|week) (?:after|before)` +
    '(?! (?:tomorrow|yesterday|next|last)))(?: (?:that|it|this))?' +
    `(?:,? ${SAME_TIME}|,? ((?:at|around) (?:\\d|noon|midday|half|quarter)[^,]*?))?\\s*[.!]*$`,
  'i',
);
const A_DAY = 1440;

/** Whether it goes to a day or a week beside its own, which is a time although no clock or calendar is named. */
export const goesBeside = (words: string): boolean => DAY_BESIDE.test(words);

/** 'To the next day' is the one after the event's own, not after today; with an hour, whoever knows the event reads it. */
function dayBeside(frame: MoveEvent, { clause, resolve }: Reading): void {
  const [words, hour] = DAY_BESIDE.exec(said(clause)) ?? [];
  if (!words) return;
  const far = /\bweek\b/i.test(words) ? 7 * A_DAY : A_DAY;
  const isBefore = /\b(?:day|week) before\b/i.test(words);
  if (hour && far === A_DAY) {
    const phrase = `the day ${isBefore ? 'before' : 'after'} ${hour}`;
    frame.to = [{ phrase, start: 0, end: 0, role: 'to', when: byDay(resolve(hour)) }];
  } else if (hour) return;
  else {
    frame.to = [];
    frame.by = { minutes: isBefore ? -far : far, said: words.trim() };
  }
  if (frame.confidence < 0.75) frame.confidence = 0.75;
  trimTitle(frame.reference, DAY_BESIDE);
  trimTitle(frame.reference, /\s+to (?:the )?(?:day|next|following)$/i);
}

/** 'push it to 3': after 'to' a bare number is an hour. */
function addBareClock(frame: MoveEvent, reading: Reading): void {
  const match = /\b(?:to|at|until|till|for) (\d{1,2}(?:[:.]\d{2})?)\b(?! (?:people|guests|of))/i.exec(
    said(reading.clause),
  );
  if (!match?.[1] || Number(match[1].split(/[:.]/)[0]) > 24) return;
  const when = byDay(reading.resolve(`at ${match[1]}`));
  if (when.kind !== 'none') frame.to.push({ phrase: `at ${match[1]}`, start: 0, end: 0, role: 'to', when });
}

const FROM_TO = /^(?:from\s+)?(.+?)\s+(?:to|until|till)\s+(.+)$/i;

/** 'move it from Friday to Monday' is not a stretch from Friday to Monday, but an old and a new time. */
function splitRange(frame: MoveEvent, reading: Reading): void {
  for (const slot of [...frame.to, ...frame.reference.when]) {
    if (slot.when.kind !== 'interval' || !slot.when.range) continue;
    const [, old, target] = FROM_TO.exec(slot.phrase) ?? [];
    if (!old || !target) continue;
    // 'move it to 2 to 4pm': here the stretch is the new time
    if (
      /\b(?:to|for|until)\s*$/i.test(reading.clause.text.slice(0, slot.start)) &&
      !/^from\b/i.test(slot.phrase)
    )
      continue;
    const half = /\b(?:am|pm|a\.m\.|p\.m\.)\s*$/i.exec(target)?.[0] ?? '';
    const complete = /^[\d:.]+$/.test(old.trim()) ? `${old} ${half}`.trim() : old;
    frame.to = frame.to.filter((other) => other !== slot);
    frame.reference.when = frame.reference.when.filter((other) => other !== slot);
    frame.reference.when.push({ ...slot, phrase: old, role: 'reference', when: reading.resolve(complete) });
    frame.to.push({ ...slot, phrase: target, role: 'to', when: reading.resolve(target) });
  }
}
