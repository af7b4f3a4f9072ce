import {
  type Duration,
  findWhen,
  renderWhen,
  resolveWhen,
  type TimeRole,
  type TimeSlot,
  type WhenContext,
} from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';

const MAX = 300;

/** Times as they were said, put together again for a tool. Undefined when none was said. */
export function timeWords(
  slots: readonly TimeSlot[],
  context: WhenContext,
  without: readonly TimeRole[] = ['duration'],
): string | undefined {
  const days = withoutRefused(slots);
  if (days) return days;
  const repeats = slots.some(({ role }) => role === 'recurrence');
  const said = slots
    .filter(({ role }) => (repeats || role !== 'except') && !without.includes(role))
    .map((slot) => (slot.role === 'except' ? { ...slot, phrase: `except ${slot.phrase}` } : slot));
  const [first, ...others] = [...said].sort((a, b) => order(a) - order(b));
  if (!first) return undefined;
  if (others.length === 0) return first.phrase.slice(0, MAX);
  const together = [first, ...others].map(({ phrase }) => phrase).join(' ');
  const read = resolveWhen(together, context);
  if (read.kind !== 'none' && together.length <= MAX) return together;
  // Parts that make no time together: the most exact of them is meant.
  const exact = [first, ...others].find(({ when }) => when.kind === 'instant') ?? first;
  return exact.phrase.slice(0, MAX);
}

const MOST_DAYS = 14;

/** 'Next week, but not on Monday': one of the days that are left, each by its date. */
function withoutRefused(slots: readonly TimeSlot[]): string | undefined {
  const refused = slots.flatMap(({ role, when }) =>
    role === 'except' && when.kind === 'interval' ? [when] : [],
  );
  const wanted = slots.filter(({ role }) => role !== 'except' && role !== 'duration');
  const [only, ...others] = wanted;
  if (refused.length === 0 || others.length > 0 || only?.when.kind !== 'interval' || !only.when.allDay)
    return undefined;
  const { start, end } = only.when;
  const days: string[] = [];
  for (
    let day = start.startOfDay();
    day.epochMilliseconds < end.epochMilliseconds;
    day = day.add({ days: 1 })
  ) {
    if (days.length > MOST_DAYS) return undefined;
    if (!refused.some((one) => isWithin(day, one))) days.push(day.toPlainDate().toString());
  }
  return days.length > 1 ? days.join(' or ') : days[0];
}

const isWithin = (
  day: Temporal.ZonedDateTime,
  { start, end }: Extract<TimeSlot['when'], { kind: 'interval' }>,
) =>
  // 'Not Monday' is said of the Monday in that time, whichever Monday is next.
  day.dayOfWeek >= start.dayOfWeek && day.dayOfWeek <= end.subtract({ seconds: 1 }).dayOfWeek;

/** 'Every Thursday' reads best before 'at 4', and an end after its beginning. */
const order = ({ role }: TimeSlot): number =>
  role === 'recurrence' ? 0 : role === 'end' ? 2 : role === 'except' ? 3 : 1;

export const minutesWords = ({ minutes }: Duration): string => `${Math.abs(Math.round(minutes))} minutes`;

/** A slot that says exactly this reading, in words that resolve to it again. */
export const slotOf = (when: TimeSlot['when'], context: WhenContext): TimeSlot => {
  const phrase = renderWhen(when, context);
  return { phrase, start: 0, end: phrase.length, role: 'at', when };
};

/** A time that a tool has written, as a slot. */
export function slotFromText(text: string, context: WhenContext): TimeSlot | undefined {
  const when = resolveWhen(text, context);
  if (when.kind !== 'none') return { phrase: text, start: 0, end: text.length, role: 'at', when };
  const [found] = findWhen(text, context);
  return found
    ? { phrase: found.text, start: 0, end: found.text.length, role: 'at', when: found.when }
    : undefined;
}
