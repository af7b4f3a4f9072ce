import { type Interval, type Moment, onDate, timed } from '@catch/scheduling';
import { renderWhen, resolveWhen, type When, type WhenContext } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { resolveDuration } from './resolve-duration.ts';
import type { UsualTime } from './usual-time.ts';

/** When an event shall be, as far as words alone can tell. */
export type EventTime =
  /** Said completely. */
  | FixedTime
  /** A stretch in which any free time will do: 'tomorrow morning', 'by Friday', 'after 3'. */
  | {
      readonly kind: 'within';
      readonly windows: readonly Interval[];
      /** Tried before anything else, in this order. */
      readonly likely?: readonly number[];
      readonly duration: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'relative';
      readonly event: string;
      readonly direction: 'before' | 'after' | 'during';
      readonly offset: number;
      readonly duration: number;
    }
  | { readonly kind: 'question'; readonly question: string; readonly options: readonly string[] };

export interface FixedTime {
  readonly kind: 'fixed';
  readonly start: Moment;
  readonly end: Moment;
  readonly recurrence: readonly string[];
  /** How the words were read, and what a clock change did to them. */
  readonly notes: readonly string[];
}

export interface EventTimeWords {
  readonly when: string;
  readonly duration?: string | undefined;
  readonly recurrence?: string | undefined;
  readonly allDay?: boolean | undefined;
  /** The title: lunch has its time of day even when none was said. */
  readonly title?: string | undefined;
  /** When an event is moved, its length is kept. */
  readonly defaultDuration?: number | undefined;
  /** When they usually do that, for what they did not say. */
  readonly usual?: UsualTime | undefined;
}

const HOUR = 3_600_000;
export const DEFAULT_DURATION = HOUR;

/** Meals have their hours; anything else without a time of day is asked about. */
const MEALS: readonly (readonly [word: RegExp, from: string, to: string, length: number])[] = [
  [/\bbreakfast\b/i, '08:00', '10:00', HOUR],
  [/\bbrunch\b/i, '10:30', '13:00', 1.5 * HOUR],
  [/\blunch\b/i, '12:30', '14:30', HOUR],
  [/\bcoffee\b/i, '10:00', '17:00', HOUR],
  [/\bdinner\b|\bsupper\b/i, '19:00', '22:00', 1.5 * HOUR],
];

export function resolveEventTime(words: EventTimeWords, context: WhenContext): EventTime {
  const duration = words.duration ? resolveDuration(words.duration, context) : undefined;
  if (words.duration && duration === undefined)
    return ask(`How long should it be? I did not understand '${words.duration}'.`);
  const text = words.recurrence ? `${words.recurrence} ${words.when}` : words.when;
  return fromWhen(resolveWhen(text, context), words, duration, context);
}

const ask = (question: string, options: readonly string[] = []): EventTime => ({
  kind: 'question',
  question,
  options,
});
const at = (time: { epochMilliseconds: number }, zone: string) => timed(time.epochMilliseconds, zone);

function fromWhen(
  when: When,
  words: EventTimeWords,
  said: number | undefined,
  context: WhenContext,
): EventTime {
  const { zone } = context;
  const usual = words.usual?.minutes === undefined ? undefined : words.usual.minutes * 60_000;
  const length = said ?? words.defaultDuration ?? usual ?? mealOf(words.title)?.[3] ?? DEFAULT_DURATION;
  const notes = when.notes ?? [];
  switch (when.kind) {
    case 'instant': {
      const start = at(when.at, zone);
      return { kind: 'fixed', start, end: timed(start.at + length, zone), recurrence: [], notes };
    }
    case 'interval':
      return fromInterval(when, words, said, length, context);
    case 'recurrence': {
      if (when.allDay || words.allDay) {
        const first = when.start.toPlainDate();
        return {
          kind: 'fixed',
          start: onDate(first.toString()),
          end: onDate(first.add({ days: 1 }).toString()),
          recurrence: when.rrule,
          notes,
        };
      }
      if (!when.timeSaid) return ask(`At what time should it be (${when.description})?`);
      const start = at(when.start, zone);
      const own = when.duration ? when.start.add(when.duration).epochMilliseconds - start.at : undefined;
      return {
        kind: 'fixed',
        start,
        end: timed(start.at + (said ?? own ?? length), zone),
        recurrence: when.rrule,
        notes,
      };
    }
    case 'windows': {
      const daily = everyDayOf(when, words.when, said, context);
      if (daily) return daily;
      if (when.choice === 'all-of') return ask('Should that be one event or one for each of these times?');
      return within(
        when.windows.map(({ start, end }) => interval(start, end)),
        length,
        when.rule,
      );
    }
    case 'deadline':
      return within([interval(when.from, when.by)], length, when.rule);
    case 'open':
      if (when.direction === 'until')
        return within(
          [{ start: context.now.epochMilliseconds, end: when.at.epochMilliseconds }],
          length,
          when.rule,
        );
      return within(
        [
          interval(
            when.at,
            when.at.startOfDay().add({ days: when.dateSaid && when.grain === 'day' ? 7 : 1 }),
          ),
        ],
        length,
        when.rule,
      );
    case 'relative-to-event': {
      const offset = when.offset.total({
        unit: 'milliseconds',
        relativeTo: context.now.toZonedDateTimeISO(zone),
      });
      // '20 minutes before the call' without a length reaches up to the call, not into it.
      const gap =
        when.direction === 'before' && offset > 0 && said === undefined ? Math.min(offset, length) : length;
      return { kind: 'relative', event: when.eventText, direction: when.direction, offset, duration: gap };
    }
    case 'ambiguous':
      return ask(
        when.question,
        when.options.map((option) => renderWhen(option, context)),
      );
    case 'duration':
    case 'none':
      return ask('When should it be?');
  }
}

const EACH_DAY = /\b(?:mornings|afternoons|evenings)\b/i;

/** 'My mornings next week' are all of them, one after another: a short series. */
function everyDayOf(
  { windows, notes }: Extract<When, { kind: 'windows' }>,
  words: string,
  said: number | undefined,
  { zone, workingHours }: WhenContext,
): EventTime | undefined {
  const [first] = windows;
  if (!first || windows.length < 2 || !EACH_DAY.test(words)) return undefined;
  const isDaily = windows.every(
    ({ start }, index) => start.toPlainDate().since(first.start.toPlainDate()).days === index,
  );
  if (!isDaily) return undefined;
  const [opens, closes] = properHours(first, workingHours?.start);
  const start = first.start.withPlainTime(opens).epochMilliseconds;
  const end = first.start.withPlainTime(closes).epochMilliseconds;
  return {
    kind: 'fixed',
    start: timed(start, zone),
    end: timed(said ? start + said : end, zone),
    recurrence: [`RRULE:FREQ=DAILY;COUNT=${windows.length}`],
    notes: notes ?? [],
  };
}

/** A part of the day as people keep it free: nobody's morning begins at midnight, nor does an afternoon end at seven. */
function properHours(
  { start, end }: { readonly start: Temporal.ZonedDateTime; readonly end: Temporal.ZonedDateTime },
  opens = '09:00',
): readonly [from: string, to: string] {
  const clock = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString({ smallestUnit: 'minute' });
  return [
    start.hour < 8 ? opens : clock(start),
    end.hour === 0 ? '22:00' : end.hour === 19 ? '18:00' : clock(end),
  ];
}

/** Somebody who is off is off all the while. */
const AWAY = /^(?:out of office|off|away|day off|time off|leave)$/i;

const interval = (start: { epochMilliseconds: number }, end: { epochMilliseconds: number }): Interval => ({
  start: start.epochMilliseconds,
  end: end.epochMilliseconds,
});

const within = (
  windows: readonly Interval[],
  duration: number,
  rule: string,
  likely: readonly number[] = [],
): EventTime => ({
  kind: 'within',
  windows,
  duration,
  rule,
  ...(likely.length === 0 ? {} : { likely }),
});

const MOST_DAYS = 31;

function daysOf({ start, end }: Extract<When, { kind: 'interval' }>) {
  const days = [];
  for (let day = start.startOfDay(); days.length < MOST_DAYS; day = day.add({ days: 1 })) {
    if (day.epochMilliseconds >= end.epochMilliseconds) break;
    days.push(day);
  }
  return days;
}

const WEEK = [1, 2, 3, 4, 5];
const WEEKEND_TOO = /\b(?:brunch|dinner|supper)\b/i;

const mealOf = (title: string | undefined) => MEALS.find(([word]) => title !== undefined && word.test(title));

function fromInterval(
  when: Extract<When, { kind: 'interval' }>,
  words: EventTimeWords,
  said: number | undefined,
  length: number,
  { zone, workingHours }: WhenContext,
): EventTime {
  const works = workingHours?.days ?? WEEK;
  const notes = when.notes ?? [];
  const wholeDays = () => ({
    kind: 'fixed' as const,
    start: onDate(when.start.toPlainDate().toString()),
    end: onDate(when.end.toPlainDate().toString()),
    recurrence: [],
    notes,
  });
  if (words.allDay && when.allDay) return wholeDays();
  // 'Feb 3-5' names whole days from one to another; 'from 3 to 4:30' names a time.
  if (when.range && when.allDay && said === undefined) return wholeDays();
  if (when.range && !when.allDay)
    return { kind: 'fixed', start: at(when.start, zone), end: at(when.end, zone), recurrence: [], notes };
  if (when.grain === 'part-of-day' && AWAY.test(words.title ?? '') && said === undefined) {
    const [opens, closes] = properHours(when);
    return {
      kind: 'fixed',
      start: at(when.start.withPlainTime(opens), zone),
      end: at(when.start.withPlainTime(closes), zone),
      recurrence: [],
      notes,
    };
  }
  if (when.grain === 'part-of-day' || when.grain === 'hour' || when.grain === 'minute')
    return within(
      [interval(when.start, when.end)],
      length,
      when.rule,
      when.likely ? [when.likely.epochMilliseconds] : [],
    );
  const meal = mealOf(words.title);
  const isOneDay =
    when.grain === 'day' && when.start.add({ days: 1 }).epochMilliseconds >= when.end.epochMilliseconds;
  if (meal && isOneDay) {
    const [, opens, closes] = meal;
    const likely = when.start.withPlainTime(words.usual?.at ?? opens);
    const from = when.start.withPlainTime(words.usual?.at && words.usual.at < opens ? words.usual.at : opens);
    const to = Math.max(
      when.start.withPlainTime(closes).epochMilliseconds,
      likely.epochMilliseconds + length,
    );
    return within([{ start: from.epochMilliseconds, end: to }], length, when.rule, [
      likely.epochMilliseconds,
    ]);
  }
  // 'Lunch with Emma next week': at lunch time of one of those days.
  if (meal) {
    const all = daysOf(when);
    // A coffee 'next week' is on a working day; dinner may as well be on a Saturday.
    const working = WEEKEND_TOO.test(words.title ?? '')
      ? all
      : all.filter(({ dayOfWeek }) => works.includes(dayOfWeek));
    const days = working.length > 0 ? working : all;
    const at = (day: (typeof days)[number], clock: string) => day.withPlainTime(clock).epochMilliseconds;
    return within(
      days.map((day) => ({ start: at(day, meal[1]), end: at(day, meal[2]) })),
      length,
      when.rule,
      days.map((day) => at(day, words.usual?.at ?? meal[1])),
    );
  }
  if (isOneDay)
    return ask(
      `At what time on ${when.start.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })}?${words.usual?.at ? ` It is usually at ${words.usual.at}.` : ''}`,
    );
  return within([interval(when.start, when.end)], length, when.rule);
}
