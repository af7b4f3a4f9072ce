import { Temporal } from 'temporal-polyfill';
import { DAYS, type WeekPerson } from './people.ts';
import type { LearntHours, PersonWeek, ReceivedMessage } from './record-week.ts';

export type UnaskedKind = 'briefing' | 'nudge' | 'collision' | 'evening';

export interface Checked {
  /** What was looked at, and how often. */
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The kind of an unprompted message, judged by its words alone; undefined for answers. */
export function kindOf({ from, text }: ReceivedMessage): UnaskedKind | undefined {
  // WhatsApp's template for what comes after 24 hours of silence has its own opening.
  const words = text.replace(
    /^[^“:\n]{0,40}: (?=Good \w+|In \d|New invitation|Tomorrow|[A-Z]\w+day \d)/u,
    '',
  );
  if (from !== 'assistant') return undefined;
  if (/^Good (?:morning|afternoon|evening)/.test(words)) return 'briefing';
  if (/^In (?:\d+|an?) (?:minutes?|hours?)/.test(words)) return 'nudge';
  if (words.startsWith('New invitation')) return 'collision';
  return /^(?:Tomorrow, )?\w+day \d+ \w+ \(.+\)(?:, first at|:)/.test(words) ? 'evening' : undefined;
}

export const local = (at: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
export const clockOf = (at: number, zone: string): string =>
  local(at, zone).toPlainTime().toString({ smallestUnit: 'minute' });
export const dateOf = (at: number, zone: string): string => local(at, zone).toPlainDate().toString();

/** Reads the week as its people lived it and says what broke the rules. Knows nothing of how the product plans. */
export function checkWeek(weeks: readonly PersonWeek[]): Checked {
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const look = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const week of weeks) {
    const { person, received } = week;
    const wrong = (what: string) => problems.push(`${person.name}: ${what}`);
    const unasked = received.flatMap((message) => {
      const kind = kindOf(message);
      // The day before they only connected.
      return kind && DAYS.includes(dateOf(message.at, person.zone)) ? [{ ...message, kind }] : [];
    });
    const rule = rulesOf(person);
    for (const message of unasked) {
      const [date, clock] = [dateOf(message.at, person.zone), clockOf(message.at, person.zone)];
      const what = `${message.kind} on ${date} at ${clock}`;
      look('messages without being asked');
      look(message.kind);
      if (rule.isSilent(message)) wrong(`${what}, although it was not wanted`);
      if (rule.isQuiet(clock, message.kind)) wrong(`${what}, within quiet hours`);
      const expected = week.learnt.map((learnt) =>
        expectedClock(person, learnt, message.kind, date, message.at),
      );
      if (expected[0] && !expected.includes(clock)) wrong(`${what} instead of ${expected[0]}`);
      if (
        message.kind === 'nudge' &&
        !begins(week, message.at + rule.nudgeMinutes(message.at) * 60_000, message.text)
      )
        wrong(`${what}, but nothing begins ${rule.nudgeMinutes(message.at)} minutes later`);
    }
    for (const date of DAYS) {
      const today = unasked.filter(({ at }) => dateOf(at, person.zone) === date);
      look('days of people');
      if (today.length > rule.cap(date))
        wrong(`${today.length} messages on ${date}, more than ${rule.cap(date)}`);
      for (const kind of ['briefing', 'evening'] as const)
        if (today.filter((message) => message.kind === kind).length > 1) wrong(`two of ${kind} on ${date}`);
      if (new Set(today.map(({ text }) => text)).size !== today.length) wrong(`the same twice on ${date}`);
    }
    checkSilence(week, unasked, wrong, look);
  }
  return { counts, problems };
}

/** What the person, or staff, said about it, as the script has it. */
function rulesOf(person: WeekPerson) {
  const saidBefore = (at: number, words: RegExp) =>
    person.wishes.some(
      (wish) =>
        words.test(wish.say) &&
        Temporal.PlainDateTime.from(wish.at).toZonedDateTime(person.zone).epochMilliseconds <= at,
    );
  const says = (words: RegExp) => person.wishes.some(({ say }) => words.test(say));
  const between = (at: number, from: string, to: string) => {
    const now = local(at, person.zone).toPlainDateTime();
    return Temporal.PlainDateTime.compare(now, from) >= 0 && Temporal.PlainDateTime.compare(now, to) < 0;
  };
  return {
    isSilent: ({ kind, at }: { kind: UnaskedKind; at: number }): boolean =>
      (kind === 'briefing' &&
        saidBefore(at, /stop the morning briefing/) &&
        !saidBefore(at, /briefing again/)) ||
      (kind === 'nudge' && saidBefore(at, /stop the nudges/)) ||
      (kind === 'evening' && saidBefore(at, /stop the evening/)) ||
      (kind === 'collision' && saidBefore(at, /about collisions/)) ||
      (says(/until Monday/) && between(at, '2026-10-23T12:00', '2026-10-26T00:00')) ||
      (person.staff.length > 0 && between(at, '2026-10-22T12:00', '2026-10-26T12:00')),
    isQuiet: (clock: string, kind: UnaskedKind): boolean => {
      if (says(/after 4pm/)) return clock >= '16:00' || clock < '07:00';
      if (says(/6pm to 10am/)) return clock >= '18:00' || clock < '10:00';
      if (says(/briefing at 5:15/) && kind === 'briefing') return false;
      // Nobody who works at night has a night that could be assumed.
      if (person.hours && person.hours.to < person.hours.from) return false;
      return clock >= '21:00' || clock < (person.hours?.from === '07:00' ? '07:00' : '07:00');
    },
    nudgeMinutes: (at: number): number => (saidBefore(at, /nudge me 5/) ? 5 : 10),
    cap: (date: string): number =>
      date === DAYS[0] ? 8 : says(/at most 2/) ? 2 : says(/to one a day/) ? 1 : 8,
  };
}

/** Less than four hours is when somebody meets, not when they work. */
function workingDay([start, end]: readonly [string, string]): readonly [string, string] {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  if (end <= start || minutes(end) - minutes(start) >= 240) return [start, end];
  return [start < '09:00' ? start : '09:00', end > '17:00' ? end : '17:00'];
}

/** By the person's own words, else by the hours that they are known to work, else nine to five. */
function expectedClock(
  person: WeekPerson,
  learnt: LearntHours | undefined,
  kind: UnaskedKind,
  date: string,
  at: number,
): string | undefined {
  const says = (words: RegExp) => person.wishes.some(({ say }) => words.test(say));
  const weekday = WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? '';
  const isOff = learnt ? !(weekday in learnt) : ['saturday', 'sunday'].includes(weekday);
  const [start, end] = isOff ? ['none', 'none'] : workingDay(learnt?.[weekday] ?? ['09:00', '17:00']);
  if (kind === 'briefing') {
    if (says(/briefing at 7:30/)) return '07:30';
    if (says(/briefing at 5:15/)) return '05:15';
    if (says(/6pm to 10am/) && start < '10:00') return '10:00';
    return start;
  }
  if (kind !== 'evening') return undefined;
  if (says(/tomorrow at 8pm/)) return '20:00';
  if (says(/after 4pm/)) return date === DAYS[0] && clockOf(at, person.zone) === '17:00' ? '17:00' : '15:45';
  // A shift that ends tomorrow has no evening.
  return end <= start && end !== 'none' ? 'none' : end;
}

const begins = ({ calendar }: PersonWeek, start: number, text: string): boolean =>
  calendar.some((entry) => entry.start === start && text.includes(entry.title)) ||
  // Moved or called off after the nudge: then it is no longer where it was.
  /called off|moved/.test(text);

const ALLOWED = new Set([
  'told',
  'paused',
  'stopped',
  'quiet hours',
  'enough for today',
  'nothing to say',
  'too late',
]);

/** Silence needs a reason, too: nothing is forgotten, and 'nothing to say' is true. */
function checkSilence(
  { person, occasions, calendar }: PersonWeek,
  unasked: readonly { kind: UnaskedKind; at: number }[],
  wrong: (what: string) => void,
  look: (what: string) => void,
): void {
  const end = Temporal.PlainDateTime.from(`${DAYS.at(-1)}T23:50`).toZonedDateTime(
    person.zone,
  ).epochMilliseconds;
  for (const { kind, occasion, outcome, settledAt } of occasions) {
    const date = occasion.slice(0, 10);
    if (settledAt !== null && !DAYS.includes(dateOf(settledAt, person.zone))) continue;
    if (outcome === null) {
      if ((kind === 'briefing' || kind === 'evening') && DAYS.includes(date))
        wrong(`${kind} ${occasion} was forgotten`);
      if (kind === 'nudge' && Date.parse(occasion) < end) wrong(`${kind} ${occasion} was forgotten`);
      continue;
    }
    look(`silent or told: ${outcome}`);
    if (!ALLOWED.has(outcome)) wrong(`${kind} ${occasion}: ${outcome}`);
    if (
      outcome === 'told' &&
      !unasked.some((message) => message.kind === kind && Math.abs(message.at - (settledAt ?? 0)) < 120_000)
    )
      wrong(`${kind} ${occasion} was told and never arrived`);
    if (outcome === 'nothing to say' && kind === 'briefing') {
      const first = Temporal.PlainDate.from(date).toZonedDateTime(person.zone).epochMilliseconds;
      const isFull = calendar.some(
        (entry) => !entry.isDeclined && entry.start < first + 86_400_000 && entry.end > (settledAt ?? first),
      );
      if (isFull) wrong(`no briefing on ${date}, a day with events`);
    }
  }
  for (const entry of calendar) {
    if (!entry.isMeeting || entry.isDeclined || entry.start > end) continue;
    look('meetings');
    if (
      !occasions.some(({ kind, occasion }) => kind === 'nudge' && Date.parse(occasion) === entry.start) &&
      !person.wishes.some(({ say }) => /stop the nudges/.test(say))
    )
      wrong(`nobody thought of ${entry.title} at ${new Date(entry.start).toISOString()}`);
  }
}
