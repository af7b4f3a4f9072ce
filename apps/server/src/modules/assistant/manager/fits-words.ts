import { type Interval, instantOf } from '@catch/scheduling';
import { findWhen, resolveWhen, withoutInvolving } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../calendar/index.ts';
import { windowOf } from '../tools/events/window-of.ts';
import { coverage, namesInAddress, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { usable, withoutTime } from './time-in-words.ts';
import type { World } from './world.ts';

/** Only a time, or nothing but 'one': no name that could be looked for. */
export const isVague = (words: string, world: World): boolean =>
  significantWords(withoutTime(words, world)).length === 0;

/** Whether an event can be meant by some words: its name, its people, its day or hour. */
export function fitsWords(
  event: EventFact,
  words: string,
  when: string | undefined,
  world: World,
  now = world.when.now,
): boolean {
  const near = { ...world.when, now };
  const found = findWhen(words, near).flatMap((one) => usable(one.when) ?? []);
  const said = when ? usable(resolveWhen(when, near)) : undefined;
  const names = significantWords(withoutTime(withoutInvolving(words), world)).filter(
    (word) => word !== 'one',
  );
  const start = instantOf(event.start, world.zone);
  const isThen = [...found, ...(said ? [said] : [])].every((read) => {
    if (read.kind === 'instant' && !read.dateSaid) {
      const clock = Temporal.Instant.fromEpochMilliseconds(start)
        .toZonedDateTimeISO(world.zone)
        .toPlainTime();
      return [read, ...(read.alternatives ?? [])].some(
        (one) => one.kind === 'instant' && one.at.toPlainTime().equals(clock),
      );
    }
    // 'The morning one' is in the morning of its own day.
    const isAnyDay = read.kind === 'interval' && read.grain === 'part-of-day' && !read.dateSaid;
    const window = isAnyDay ? onItsDay(windowOf(read), start, world) : windowOf(read);
    return !window || (start >= window.start && start < window.end);
  });
  const people = event.guests
    .map(({ name, email }) => `${name ?? ''} ${email} ${namesInAddress(email)}`)
    .join(' ');
  const own = wordsOf(`${event.title ?? ''} ${event.place ?? ''} ${people}`);
  return isThen && (names.length === 0 || coverage(names, own) >= 0.6);
}

/** The same hours on the day of a moment. */
function onItsDay(window: Interval | undefined, moment: number, { zone }: World): Interval | undefined {
  if (!window) return undefined;
  const at = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const days = at(window.start).toPlainDate().until(at(moment).toPlainDate()).days;
  return {
    start: at(window.start).add({ days }).epochMilliseconds,
    end: at(window.end).add({ days }).epochMilliseconds,
  };
}

export const everyWordOf = (event: CalendarEvent): string[] =>
  wordsOf(
    [
      event.title,
      event.location,
      ...event.attendees.map(
        ({ email, displayName }) => `${displayName ?? ''} ${email} ${namesInAddress(email)}`,
      ),
    ].join(' '),
  );
