import { addDays, instantOf } from '@catch/scheduling';
import type { Account } from '../../../accounts/account.ts';
import { seededRandom } from '../../../platform/random.ts';
import { timeAt } from '../event-time.ts';
import { asInstance, occurrences } from '../instances.ts';
import { type SampleRow, withCopies } from './event-maker.ts';

const HALF_HOUR_MS = 1_800_000;

/** Some meetings of a week are moved, some do not take place: real series are never clean. */
export const sampleExceptions = (
  series: readonly SampleRow[],
  people: readonly Account[],
  monday: string,
  stamp: string,
): SampleRow[] => {
  const window = {
    start: instantOf({ kind: 'date', date: monday }, 'UTC'),
    end: instantOf({ kind: 'date', date: addDays(monday, 7) }, 'UTC'),
  };
  const found: SampleRow[] = [];
  for (const master of series) {
    const isMeeting =
      master.organizerCalendar === master.calendarId && (master.data.attendees?.length ?? 0) > 1;
    if (!isMeeting) continue;
    for (const occurrence of occurrences(master.data, window, 'UTC')) {
      const random = seededRandom(`exception ${master.id} ${occurrence.stamp}`);
      const dice = random.next();
      if (dice >= 0.16) continue;
      const { change: _change, ...instance } = asInstance({ ...master, change: 0 }, occurrence);
      const data = { ...instance.data, updated: stamp, sequence: 1 };
      const isMoved = dice < 0.1;
      if (isMoved && 'dateTime' in data.start && 'dateTime' in data.end) {
        const shift = random.integer(1, 4) * HALF_HOUR_MS;
        data.start = timeAt(Date.parse(data.start.dateTime) + shift, data.start.timeZone);
        data.end = timeAt(Date.parse(data.end.dateTime) + shift, data.end.timeZone);
      }
      found.push(
        ...withCopies({ ...instance, data }, people).map((row) => ({ ...row, cancelled: !isMoved })),
      );
    }
  }
  return found;
};
