import {
  asHours,
  bareEnd,
  hourTold,
  resolveWhen,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { Slots } from './slots.ts';
import { clocksIn, settle } from './times.ts';

/** 'On Friday at three, no, at four': of a time that was taken back the part stays that nothing replaces. */
export function withTakenBack(slots: Slots, when: WhenContext): Slots {
  const till = withNewEnd(slots, when) ?? withToldHour(slots, when);
  if (till) return till;
  const words = slots.joined('time');
  const now = words ? settle(resolveWhen(words, when)) : undefined;
  if (now?.kind === 'recurrence' && !now.timeSaid) return withTakenHours(slots, when);
  if (now?.kind !== 'instant' && now?.kind !== 'interval') return slots;
  for (const text of slots.all('retracted')) {
    const before = settle(resolveWhen(text, when));
    // 'Every morning at eight, no, at half past': every morning.
    const [rhythm = ''] = text.split(/\s+(?:at|@)\s+/i);
    if (before.kind === 'recurrence' && !now.dateSaid && resolveWhen(rhythm, when).kind === 'recurrence')
      return new Slots([{ role: 'time', text: rhythm }, ...slots.list()]);
    if (before.kind !== 'instant' && before.kind !== 'interval') continue;
    const hours = hoursAnew(before, now, words ?? '', when);
    if (hours)
      return withTakenBack(
        new Slots([...slots.list().filter(({ role }) => role !== 'time'), { role: 'time', text: hours }]),
        when,
      );
    const from = before.kind === 'instant' ? before.at : before.start;
    if (before.dateSaid && !now.dateSaid)
      return new Slots([...slots.list(), { role: 'time', text: `on ${from.toPlainDate()}` }]);
    const isWholeDay = now.kind === 'interval' && now.dateSaid && !now.range && !slots.has('all_day');
    // 'On Friday from three to five, no, Saturday, same time': from three to five.
    if (isHours(before) && isWholeDay)
      return new Slots([
        ...slots.list().filter(({ role }) => role !== 'same_time'),
        { role: 'time', text: `from ${clockOf(before.start)} to ${clockOf(before.end)}` },
      ]);
    const isDay = isWholeDay && !slots.has('same_time');
    // 'On Friday at three, no, I'll ask again': the hour is gone, and nothing came in its place.
    if (before.kind === 'instant' && isDay && (before.dateSaid || !isLast(slots, text)))
      return new Slots([...slots.list(), { role: 'time', text: `at ${clockOf(from)}` }]);
  }
  return slots;
}

/** 'On Friday at three, no, hold on, the card says four': at four. */
export function withToldHour(slots: Slots, when: WhenContext): Slots | undefined {
  const [hour, ...more] = [...slots.all('reason'), ...slots.all('filler')].flatMap(
    (text) => hourTold(text) ?? [],
  );
  const wrong = slots.all('retracted').find((text) => {
    const before = settle(resolveWhen(text, when));
    return before.kind === 'instant' && !before.dateSaid;
  });
  const isTold = slots.all('time').some((text) => clocksIn(text, when).length > 0);
  if (!hour || more.length > 0 || wrong === undefined || isTold || slots.has('same_time')) return undefined;
  // 'At 7pm, no, she said 8': in the evening, too.
  const half = /[ap]m/i.test(hour) ? '' : (/\d ?([ap]m)\b/i.exec(wrong)?.[1] ?? '');
  return new Slots([...slots.list(), { role: 'time', text: `at ${hour} ${half}`.trim() }]);
}

/** Whether what was taken back is said behind every other time. */
function isLast(slots: Slots, text: string): boolean {
  const said = slots.list();
  const at = said.findIndex((slot) => slot.role === 'retracted' && slot.text === text);
  return said.every(({ role }, index) => role !== 'time' || index < at);
}

const isHours = (when: When): when is Extract<When, { kind: 'interval' }> =>
  when.kind === 'interval' && when.range && !when.allDay;

/** 'Friday two to four, no, to half past three': from two. */
function withNewEnd(slots: Slots, when: WhenContext): Slots | undefined {
  const [end, ...more] = slots.all('time').filter((text) => bareEnd(text) !== text);
  const before = slots.all('retracted').map((text) => settle(resolveWhen(text, when)));
  const hours = before.find(isHours);
  if (!end || more.length > 0 || !hours || settle(resolveWhen(end, when)).kind === 'none') return undefined;
  const text = `from ${clockOf(hours.start)} to ${bareEnd(end)}`;
  const said = slots.list().filter(({ role }) => role !== 'retracted');
  const ended = new Slots(said.map((slot) => (slot.text === end ? { ...slot, text } : slot)));
  if (unreadWords(ended.joined('time') ?? '', when).length > 0) return undefined;
  const isDated = ended
    .all('time')
    .some((one) => settle(resolveWhen(one, when)).kind === 'interval' && one !== text);
  return isDated || !hours.dateSaid
    ? ended
    : new Slots([...ended.list(), { role: 'time', text: `on ${hours.start.toPlainDate()}` }]);
}

/** From when to when, in the place of hours that were taken back. */
function hoursAnew(before: When, now: When, words: string, when: WhenContext): string | undefined {
  if (!isHours(before) || now.kind !== 'instant') return undefined;
  // 'Nine till twelve, no, ten till one': from ten, and not ten minutes before one.
  const hours = asHours(words);
  return hours && settle(resolveWhen(hours, when)).kind === 'interval' ? hours : undefined;
}

/** 'Every Monday from nine to ten, no, every Tuesday': from nine to ten. */
function withTakenHours(slots: Slots, when: WhenContext): Slots {
  for (const text of slots.all('retracted')) {
    const hours = hoursIn(text, when);
    if (hours) return new Slots([...slots.list(), { role: 'time', text: hours }]);
  }
  return slots;
}

/** Of 'every Monday from nine to ten, starting this week' only the hours. */
function hoursIn(text: string, when: WhenContext): string | undefined {
  const words = text.trim().split(/\s+/);
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const part = words.slice(from, to).join(' ').replace(/[,.]$/, '');
      const read = settle(resolveWhen(part, when));
      const isClock = (read.kind === 'instant' || isHours(read)) && !read.dateSaid;
      if (isClock && clocksIn(part, when).length > 0 && unreadWords(part, when).length === 0) return part;
    }
  return undefined;
}

const clockOf = (at: Temporal.ZonedDateTime): string => at.toPlainTime().toString({ smallestUnit: 'minute' });
