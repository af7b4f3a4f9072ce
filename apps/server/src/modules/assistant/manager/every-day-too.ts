import { findWhen, leavesOut, resolveWhen, saysClock, type WhenContext } from '@catch/understanding';
import { Slots } from './slots.ts';

const DAILY = /^RRULE:FREQ=DAILY$/;
const WEEKLY = /^RRULE:FREQ=WEEKLY;BYDAY=([A-Z,]+)$/;
const NAMES: Readonly<Record<string, string>> = {
  ...{ MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday' },
  ...{ FR: 'Friday', SA: 'Saturday', SU: 'Sunday' },
};

/**
 * 'Every day at eight, and I mean Sundays too': every day, and not only Sundays. 'Weekdays at nine, and Saturdays too': on
 * all of these.
 */
export function withDaysToo(slots: Slots, when: WhenContext): Slots {
  const said = slots.joined('time') ?? '';
  const [first, ...more] = findWhen(said, when);
  if (!first || more.length === 0 || first.when.kind !== 'recurrence' || leavesOut(said)) return slots;
  const days = more.flatMap(({ when: read }) =>
    read.kind === 'recurrence' && !read.timeSaid ? [WEEKLY.exec(read.rrule.join())?.[1]] : [undefined],
  );
  const named = days.filter((one) => one !== undefined);
  const own = first.when.rrule.join();
  const rest = more.filter(({ when: read }) => read.kind !== 'recurrence' || !DAILY.test(read.rrule.join()));
  // 'Every morning, so every day at seven': at seven.
  const isDaily = ({ when: read }: (typeof more)[number]) =>
    read.kind === 'recurrence' && DAILY.test(read.rrule.join());
  const clocked = [first, ...more].find((one) => isDaily(one) && saysClock(one.text)) ?? first;
  if (DAILY.test(own)) return named.length === rest.length ? timed(slots, clocked.text) : slots;
  const weekly = WEEKLY.exec(own)?.[1];
  // 'At 5 on Mondays and 6 on Fridays' has an hour for each.
  const apart = [first, ...more].reduce((text, found) => text.replace(found.text, ''), said);
  if (!weekly || named.length < more.length || /\d/.test(apart)) return slots;
  const all = [...new Set([weekly, ...named].flatMap((one) => one.split(',')))].map((day) => NAMES[day]);
  const clock = first.when.timeSaid
    ? ` at ${first.when.start.toPlainTime().toString({ smallestUnit: 'minute' })}`
    : '';
  const words = `every ${new Intl.ListFormat('en-GB').format(all.flatMap((day) => day ?? []))}${clock}`;
  return resolveWhen(words, when).kind === 'recurrence' ? timed(slots, words) : slots;
}

const timed = (slots: Slots, text: string): Slots =>
  new Slots([...slots.list().filter(({ role }) => role !== 'time'), { role: 'time', text }]);
