import { CREATE_VERB } from '../cues/words.ts';
import type { CreateEvent, FindTime } from '../frames.ts';
import type { EventDetails, TimeSlot } from '../slot-types.ts';
import { PART_OF_DAY } from '../slots/part-words.ts';
import { type Parts, readParts } from '../slots/parts.ts';
import type { Clause } from '../text/clause.ts';
import { impossibleDate } from '../text/impossible-date.ts';
import type { FoundWhen } from '../when-port.ts';
import { addFlags, STATUS_WORDS } from './details.ts';
import {
  coreStart,
  durationOf,
  type Reading,
  roleOf,
  said,
  toSlot,
  wholeTimes,
  withoutNow,
} from './reading.ts';

/** What stands in front of the description: the verb of asking, or the frame of a statement. */
const LEADS: RegExp[] = [
  /^(?:_time_,? ?)*(?:mark|set|update|block|show|put|list)(?: off| out| down)? (?:me|my (?:calendar|schedule|status|time))(?: (?:as|to say(?: that)?|to show(?: that)?|that|with|for|off|out|down for|down as|down|to be|to|in for))*/,
  /^(?:find|get|suggest|look for|propose|see if there is)(?: me| us)?(?: a| an| some| any| the)?(?: good| free| open| best| suitable| mutual| common| new)*(?: (?:time|times|slot|slots|gap|opening|window|date|day))?(?: (?:when|where) (?:we|i|\S+ and i) (?:can|could|are free to) )?/,
  /^when (?:can|could|should|shall|would|might) (?:i|we)(?: all| both)? (?:(?:fit|squeeze|slot|get) in )?/,
  /^when (?:can|could|should|shall|would|might) (?=(?:me and \S|.{1,60} and (?:i|me|myself)\b))/,
  /^see if (?=.{1,50} (?:is|are) (?:available|free))/,
  new RegExp(
    `^(?:_time_,? ?|_repeat_,? ?|_duration_,? ?)*(?:that )?(?:i (?:need|want|would like) )?(?:to )?(?!book clubs?\\b)${CREATE_VERB}(?: (?:up|in|down|off|out))?(?: (?:me|us)(?= (?:a|an|the|another|some|in|down|for|up|new)\\b))?(?: (?:down|up|for))?(?: that)?(?= |$)`,
  ),
  /^(?:(?:(?:on|at|in|for|from|after|this) )?_time_,? ?)*(?:i|we|you|he|she|they|\S+ and i|mom|dad) (?:am |are |is |will |would |have |had |was |were |did |just |also |really |still |do |can |could |should |must |may |might |wants? |needs? |got |plan |plans |planning |like |love |going |gonna |hoping |hope |be |been |having |has |able |supposed |trying |interested |in |on |to )+(?=\S)/,
  /^(?:need|want|would like|like|require|there is|there will be|there are|let us have|let us do|have|having|how about|what about)(?: to)?(?: have)? /,
];

/** Reads the description of an event that should exist. */
export function readEvent(reading: Reading): { event: EventDetails; parts: Parts } {
  const { clause } = reading;
  const parts = readParts(clause, descriptionStart(clause), descriptionEnd(clause), {
    ...reading.people,
    mode: 'describe',
  });
  const event: EventDetails = { people: parts.people, when: [] };
  if (parts.title !== undefined) event.title = withoutDate(parts.title, said(clause));
  if (parts.noun !== undefined) event.noun = parts.noun;
  if (parts.place !== undefined) event.place = parts.place;
  if (parts.agenda !== undefined) event.agenda = parts.agenda;
  for (const found of wholeTimes(clause)) {
    if (parts.inName.includes(found)) continue;
    const role = isException(clause, found) ? 'except' : roleOf(found, 'at');
    if (role === 'duration' && !event.duration) {
      const duration = durationOf(found);
      if (duration) event.duration = duration;
    }
    // 'at 12 for two hours' says a length too, though it was read as one stretch
    if (
      found.when.kind === 'interval' &&
      found.when.range &&
      /\bfor\b/i.test(found.text) &&
      !event.duration
    ) {
      event.duration = {
        minutes: Math.round(found.when.end.since(found.when.start).total('minutes')),
        said: found.text,
      };
    }
    event.when.push(withoutNow(toSlot(found, role), reading.resolve));
  }
  joinPartOfDay(event, reading);
  joinEnd(event, reading);
  // 'Next week, not Monday': the refusal is no name.
  if (/^(?:but )?not$/i.test(event.title ?? '') && event.when.some(({ role }) => role === 'except'))
    delete event.title;
  addFlags(clause, event);
  nameBlocked(clause, event);
  takeWhole(clause, event, reading.resolve);
  if (event.availability && event.title && isStatus(event.title, clause.canon)) {
    delete event.title;
  }
  if (event.availability === 'outOfOffice' && /\boffice$/i.test(event.place ?? '')) delete event.place;
  return { event, parts };
}

const ENDS = /^(?:lands?|landing|arriv(?:es?|ing)|ends?|ending|finish(?:es|ing)?|back|until|till|returns?)$/;
const CLOCK = /\b\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?(?=\s|$)|\b(?:noon|midnight)\b/i;

/** 'At 6:40 on Friday, lands 8:55', 'at 3 and finishes at 5': the second time is the end of the first. */
function joinEnd(event: EventDetails, { clause, resolve }: Reading): void {
  const at = event.when.filter(({ role }) => role === 'at');
  const [first, last, ...more] = at;
  if (!first || !last || more.length > 0 || !isClock(first.when) || !isClock(last.when)) return;
  const index = clause.tokens.findIndex(({ start, kind }) => kind === 'time' && start >= last.start);
  const before = clause.tokens.slice(Math.max(0, index - 2), index).some(({ norm }) => ENDS.test(norm));
  const beginning = beginningOf(first);
  const [to] = CLOCK.exec(last.phrase) ?? [];
  if (!before || !beginning || !to || index <= 0) return;
  const phrase = `${beginning.day} from ${beginning.from} to ${to}`.trim();
  const when = resolve(phrase);
  // which half of the day is asked about both ends together
  if (!(when.kind === 'ambiguous' || (when.kind === 'interval' && when.range))) return;
  event.when = [...event.when.filter((slot) => slot !== first && slot !== last), { ...first, phrase, when }];
  if (event.title && ENDS.test(event.title.toLowerCase())) delete event.title;
}

/** In 'on 3 Dec 7:15am' three is no hour: where day and hour are known, they are written out. */
function beginningOf({ phrase, when }: TimeSlot): { day: string; from: string } | undefined {
  if (when.kind === 'instant' && when.dateSaid)
    return {
      day: when.at.toPlainDate().toString(),
      from: when.at.toPlainTime().toString({ smallestUnit: 'minute' }),
    };
  const [from] = CLOCK.exec(phrase) ?? [];
  const day =
    from &&
    phrase
      .replace(from, ' ')
      .replace(/\bat\b/gi, ' ')
      .trim();
  return from === undefined || day === undefined ? undefined : { day, from };
}

const isClock = (when: TimeSlot['when']): boolean =>
  when.kind === 'instant' ||
  (when.kind === 'ambiguous' && when.options.every(({ kind }) => kind === 'instant'));

/** 'Block Friday from 2 to 4': kept free, and called so. A part of the day ('Friday afternoon') is taken whole. */
function nameBlocked(clause: Clause, event: EventDetails): void {
  const isNamed = event.title ?? event.noun ?? event.agenda ?? event.people[0] ?? event.availability;
  const isExact = event.when.some(
    ({ when }) =>
      when.kind === 'instant' || when.kind === 'recurrence' || (when.kind === 'interval' && when.range),
  );
  if (!isNamed && isExact && /^(?:block|hold|keep|protect)\b/.test(clause.core)) event.title = 'Blocked';
}

/** 'Block tomorrow afternoon for writing' takes all of it, not an hour in it. */
function takeWhole(clause: Clause, event: EventDetails, resolve: Reading['resolve']): void {
  if (!event.title || event.duration || !/^(?:block|hold|keep|protect)\b/.test(clause.core)) return;
  event.when = event.when.map((slot) => {
    const { when } = slot;
    if (when.kind !== 'interval' || when.grain !== 'part-of-day' || when.range) return slot;
    // nobody's morning begins at midnight, nor does their afternoon end at seven
    const from = when.start.hour < 8 ? '09:00' : `${when.start.hour}:00`;
    const to = when.end.hour === 0 ? '22:00' : when.end.hour === 19 ? '18:00' : `${when.end.hour}:00`;
    const phrase = `${when.start.toPlainDate()} from ${from} to ${to}`;
    return { ...slot, phrase, when: resolve(phrase) };
  });
}

/** A day that does not exist was read as no time; it is no part of the name either. */
function withoutDate(title: string, message: string): string {
  const date = impossibleDate(message);
  if (!date) return title;
  const bare = title.replace(date, '').replace(date.replaceAll('/', ' '), '');
  return bare === title ? title : bare.replace(/\s+(?:on|for|the|at)?\s*$/i, '').trim() || title;
}

/** 'A morning run tomorrow at 7': the part of the day in the name tells which seven is meant. */
function joinPartOfDay(event: EventDetails, reading: Reading): void {
  const part = event.when.find(({ phrase, role }) => role === 'at' && PART_OF_DAY.test(phrase));
  const clock = event.when.find(
    ({ when, role }) => role === 'at' && (when.kind === 'instant' || when.kind === 'ambiguous'),
  );
  if (!part || !clock) return;
  const phrase = `${clock.phrase} in the ${part.phrase.replace(/^.*\s/, '')}`;
  const when = reading.resolve(phrase);
  event.when = event.when
    .filter((slot) => slot !== part)
    .map((slot) => (slot === clock && when.kind === 'instant' ? { ...slot, phrase, when } : slot));
}

const isStatus = (title: string, canon: string): boolean =>
  (/^office$/i.test(title) && /\bout of (?:the )?office\b/.test(canon)) ||
  /^(?:not|be|not be) ?(?:working|available|reachable|around|in|at|work|office)?(?: work| the office)?$/i.test(
    title,
  ) ||
  (/^(?:be |as |status |me |marked )*(?:busy|free|out of (?:the )?office|out|away|tentative|working (?:elsewhere|remotely|from home)|unavailable|off|office|status.*)$/i.test(
    title,
  ) &&
    !/working remotely|from home/i.test(title));

/** 'but not on the weekend'. */
function isException(clause: Clause, found: FoundWhen): boolean {
  const index = clause.tokens.findIndex((token) => token.time === found);
  const before = clause.tokens
    .slice(Math.max(0, index - 5), index)
    .map((token) => token.norm)
    .join(' ');
  // 'I am not in tomorrow': away then, and not at any time but then
  if (/\bi (?:am|will) not (?:be )?in$/.test(before)) return false;
  return /\b(?:not|except|besides|excluding|other than|no)(?: (?:be|fall|on|in|at|for|the|a|any|during|is|during))*$/.test(
    before,
  );
}

function descriptionStart(clause: Clause): number {
  let at = coreStart(clause);
  // at most two in a row: 'mark my calendar that' + 'I have'
  for (let round = 0; round < 2; round++) {
    const end = leadEnd(clause, at);
    if (end === undefined || end >= clause.tokens.length) break;
    at = end;
    if (!/^(?:i|we)$/.test(clause.tokens[at]?.norm ?? '') && !/^i /.test(clause.tokens[at]?.norm ?? ''))
      break;
  }
  return at;
}

function leadEnd(clause: Clause, from: number): number | undefined {
  const offset = clause.offsets[from] ?? 0;
  const rest = clause.canon.slice(offset);
  for (const lead of LEADS) {
    const match = lead.exec(rest);
    if (!match || match[0].length === 0) continue;
    const end = clause.offsets.findIndex(
      (start, index) => start >= offset + match[0].length && clause.tokens[index]?.norm !== '',
    );
    return end < 0 ? clause.tokens.length : end;
  }
  return undefined;
}

function descriptionEnd(clause: Clause): number {
  const status = STATUS_WORDS.exec(clause.canon);
  if (status && status.index > clause.coreAt) {
    const index = clause.offsets.findIndex((start) => start >= status.index);
    if (index > 0) return index;
  }
  return clause.tokens.length;
}

export function buildCreate(reading: Reading): CreateEvent {
  const { event } = readEvent(reading);
  return { kind: 'createEvent', confidence: reading.confidence, said: said(reading.clause), event };
}

export function buildFindTime(reading: Reading): FindTime {
  const { event } = readEvent(reading);
  return { kind: 'findTime', confidence: reading.confidence, said: said(reading.clause), event };
}
