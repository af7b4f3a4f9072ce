import { atTimeOfDay, sayDayOfWeek, sayMonth, sayTimeOfDay } from '../../platform/say-time.ts';
import type { Reader } from '../../platform/time-reader.ts';
import { and, type Spoken, say } from '../../platform/words.ts';
import { type Cron, parseCron } from './cron.ts';

const MOST_TIMES = 4;

type Listener = Pick<Reader, 'clock' | 'language'>;

/** An expression in words, for the shapes that people really use; anything richer is shown as written. */
export function describeCron(expression: string, reader: Listener = {}): string {
  const cron = parseCron(expression);
  const days = sayDays(cron, reader);
  const times = sayTimes(cron, reader);
  if (days === undefined || times === undefined) return say(reader, 'cron.custom', { expression });
  // 'Every day every 15 minutes' is 'every 15 minutes'.
  return isEveryDay(cron) && times.isEvery ? times.said : `${days} ${times.said}`;
}

const isEveryDay = ({ daysOfMonth, daysOfWeek, months }: Cron): boolean =>
  daysOfMonth === 'any' && months.size === 12 && (daysOfWeek === 'any' || daysOfWeek.size === 7);

function sayDays(cron: Cron, to: Spoken): string | undefined {
  const { daysOfMonth, daysOfWeek, months } = cron;
  const everyMonth = months.size === 12;
  if (daysOfMonth === 'any') {
    if (!everyMonth) return undefined;
    if (isEveryDay(cron) || daysOfWeek === 'any') return say(to, 'cron.everyDay');
    const days = [...daysOfWeek].sort((left, right) => ((left + 6) % 7) - ((right + 6) % 7));
    if (days.join() === '1,2,3,4,5') return say(to, 'cron.weekdays');
    const names = days.map((day) => sayDayOfWeek(day, to));
    return say(to, 'cron.onDays', { days: and(names, to) });
  }
  if (daysOfWeek !== 'any' || daysOfMonth.size > MOST_TIMES) return undefined;
  if (everyMonth) {
    const days = [...daysOfMonth].map((day) => say(to, 'time.ordinal', { day }));
    return say(to, 'cron.monthly', { days: and(days, to) });
  }
  if (months.size * daysOfMonth.size > MOST_TIMES) return undefined;
  const dates = [...months].flatMap((month) =>
    [...daysOfMonth].map((day) => say(to, 'time.dayAndMonth', { day, month: sayMonth(month, to) })),
  );
  return say(to, 'cron.yearly', { dates: and(dates, to) });
}

interface SaidTimes {
  readonly said: string;
  /** By a step, not by the clock. */
  readonly isEvery: boolean;
}

const every = (said: string): SaidTimes => ({ said, isEvery: true });

function sayTimes({ minutes, hours }: Cron, reader: Listener): SaidTimes | undefined {
  const clock = (hour: number, minute: number): string => `${two(hour)}:${two(minute)}`;
  const fromTo = (often: string, from: string, to: string): SaidTimes =>
    every(
      say(reader, 'cron.fromTo', { often, from: sayTimeOfDay(from, reader), to: sayTimeOfDay(to, reader) }),
    );
  const past = (minute = 0): string => say(reader, 'cron.past', { minute });
  const step = stepOf(minutes, 60);
  if (hours.length === 24) {
    if (minutes.length === 60) return every(say(reader, 'cron.minutes', { count: 1 }));
    if (step) return every(say(reader, 'cron.minutes', { count: step }));
    return minutes.length === 1
      ? every(`${say(reader, 'cron.hours', { count: 1 })}, ${past(minutes[0])}`)
      : undefined;
  }
  const hourly = evenly(hours);
  const [first = 0, last = 0] = [hours[0], hours.at(-1)];
  if (hourly !== undefined && minutes.length === 1 && hours.length > MOST_TIMES) {
    const often = say(reader, 'cron.hours', { count: hourly });
    const [minute = 0] = minutes;
    return hourly * hours.length === 24
      ? every(`${often}, ${past(minute)}`)
      : fromTo(often, clock(first, minute), clock(last, minute));
  }
  if (step !== undefined && hourly === 1)
    return fromTo(say(reader, 'cron.minutes', { count: step }), clock(first, 0), clock((last + 1) % 24, 0));
  if (hours.length * minutes.length > MOST_TIMES) return undefined;
  const [earliest = '00:00', ...more] = hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute)));
  const times = [atTimeOfDay(earliest, reader), ...more.map((time) => sayTimeOfDay(time, reader))];
  return { said: and(times, reader), isEvery: false };
}

/** The step between hours that follow each other evenly. */
function evenly(hours: readonly number[]): number | undefined {
  const step = (hours[1] ?? 0) - (hours[0] ?? 0);
  return hours.length > 1 && hours.every((hour, index) => hour === (hours[0] ?? 0) + index * step)
    ? step
    : undefined;
}

/** Evenly spread from 0 on. */
function stepOf(values: readonly number[], all: number): number | undefined {
  const step = all / values.length;
  return values.length > 1 && values.every((value, index) => value === index * step) ? step : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');
