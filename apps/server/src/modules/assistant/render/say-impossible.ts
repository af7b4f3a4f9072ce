import { sayMonth } from '../../../platform/say-time.ts';
import { type Spoken, say } from '../../../platform/words.ts';
import type { ImpossibleRhythm, ImpossibleTime } from '../values/values.ts';

/** What no clock or calendar can do. */
export function sayImpossibleTime(time: ImpossibleTime, to: Spoken = {}): string {
  switch (time.code) {
    case 'too-often':
      return say(to, 'impossible.often');
    case 'no-such-date':
      return say(to, 'impossible.date', { date: sayDate(time, to) });
    case 'no-such-clock':
      return say(to, 'impossible.clock', { clock: time.clock });
    case 'no-such-zone':
      return say(to, 'impossible.zone', { name: time.name });
  }
}

type NoDate = Extract<ImpossibleTime, { code: 'no-such-date' }>;

function sayDate({ day, month, year }: NoDate, to: Spoken): string {
  if (month < 1 || month > 12) {
    const said = say(to, 'impossible.month', { day, month });
    return year ? `${said} ${year}` : said;
  }
  const name = sayMonth(month, to);
  return year
    ? say(to, 'time.date', { day, month: name, year })
    : say(to, 'time.dayAndMonth', { day, month: name });
}

export function sayImpossibleRhythm(rhythm: ImpossibleRhythm, to: Spoken): string {
  switch (rhythm.code) {
    case 'never':
      return say(to, 'impossible.never');
    case 'bad-cron':
      return say(to, 'impossible.cron', { cron: rhythm.cron, problem: rhythm.problem });
    case 'not-for-reminders':
      return say(to, 'impossible.reminder', { rhythm: rhythm.rhythm });
  }
}
