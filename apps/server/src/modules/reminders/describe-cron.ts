import { type Cron, parseCron } from './cron.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MOST_TIMES = 4;

/** An expression in words, for the shapes that people really use; anything richer is named as it is written. */
export function describeCron(expression: string, sayClock: SayClock = (clock) => clock): string {
  const cron = parseCron(expression);
  const days = sayDays(cron);
  const times = sayTimes(cron, sayClock);
  return days !== undefined && times !== undefined
    ? [days === 'every day' && times.startsWith('every') ? '' : days, times].filter(Boolean).join(' ')
    : `by the schedule ${expression}`;
}

function sayDays({ daysOfMonth, daysOfWeek, months }: Cron): string | undefined {
  const everyMonth = months.size === 12;
  if (daysOfMonth === 'any') {
    if (!everyMonth) return undefined;
    if (daysOfWeek === 'any' || daysOfWeek.size === 7) return 'every day';
    const days = [...daysOfWeek].sort((left, right) => ((left + 6) % 7) - ((right + 6) % 7));
    if (days.join() === '1,2,3,4,5') return 'every weekday';
    return `every ${and(days.map((day) => DAYS[day] ?? ''))}`;
  }
  if (daysOfWeek !== 'any' || daysOfMonth.size > MOST_TIMES) return undefined;
  if (everyMonth) return `every month on the ${and([...daysOfMonth].map(ordinal))}`;
  return months.size * daysOfMonth.size <= MOST_TIMES
    ? `every year on ${and([...months].flatMap((month) => [...daysOfMonth].map((day) => `${day} ${MONTHS[month - 1]}`)))}`
    : undefined;
}

/** A time of day ('HH:MM') as the reader's clock shows it. */
type SayClock = (clock: string) => string;

function sayTimes({ minutes, hours }: Cron, sayClock: SayClock): string | undefined {
  const clock = (hour: number, minute: number): string => sayClock(`${two(hour)}:${two(minute)}`);
  if (hours.length === 24) {
    if (minutes.length === 60) return 'every minute';
    const step = stepOf(minutes, 60);
    if (step) return `every ${step} minutes`;
    return minutes.length === 1 ? `every hour, ${sayPast(minutes[0] ?? 0)}` : undefined;
  }
  const hourly = evenly(hours);
  if (hourly !== undefined && minutes.length === 1 && hours.length > MOST_TIMES) {
    const every = hourly === 1 ? 'every hour' : `every ${hourly} hours`;
    const isAllDay = hourly * hours.length === 24;
    const last = hours.at(-1) ?? 0;
    return isAllDay
      ? `${every}, ${sayPast(minutes[0] ?? 0)}`
      : `${every} from ${clock(hours[0] ?? 0, minutes[0] ?? 0)} to ${clock(last, minutes[0] ?? 0)}`;
  }
  const step = stepOf(minutes, 60);
  if (step !== undefined && hourly === 1)
    return `every ${step} minutes from ${clock(hours[0] ?? 0, 0)} to ${clock(((hours.at(-1) ?? 0) + 1) % 24, 0)}`;
  if (hours.length * minutes.length > MOST_TIMES) return undefined;
  return `at ${and(hours.flatMap((hour) => minutes.map((minute) => clock(hour, minute))))}`;
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

const sayPast = (minute: number): string => (minute === 0 ? 'on the hour' : `at ${minute} past`);
const ordinal = (day: number): string =>
  `${day}${day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
const two = (value: number): string => String(value).padStart(2, '0');
const and = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]+)$/, ' and $1');
