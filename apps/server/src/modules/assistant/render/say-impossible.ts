import type { ImpossibleRhythm, ImpossibleTime } from '../values/values.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** What no clock or calendar can do. */
export function sayImpossibleTime(time: ImpossibleTime): string {
  switch (time.code) {
    case 'too-often':
      return 'Once a minute is the most often I can remind you.';
    case 'no-such-date':
      return `There is no ${time.day} ${MONTHS[time.month - 1] ?? `month ${time.month}`}${time.year ? ` ${time.year}` : ''}.`;
    case 'no-such-clock':
      return `There is no ${time.clock} on a clock.`;
    case 'no-such-zone':
      return `I don't know the time zone '${time.name}'. Try a city such as 'Madrid', or 'Europe/Madrid'.`;
  }
}

export function sayImpossibleRhythm(rhythm: ImpossibleRhythm): string {
  switch (rhythm.code) {
    case 'never':
      return 'That would never happen.';
    case 'bad-cron':
      return `I can't repeat it by '${rhythm.cron}': ${rhythm.problem}.`;
    case 'not-for-reminders':
      return `I can't repeat a reminder that way (${rhythm.rhythm}). Every day, certain weekdays, a day of the month or of the year work.`;
  }
}
