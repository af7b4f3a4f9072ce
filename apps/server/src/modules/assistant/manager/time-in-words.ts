import { DAY, type Interval, instantOf } from '@catch/scheduling';
import { findWhen, resolveWhen, saysThatWeekday, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../calendar/index.ts';
import { searchWindow, windowOf } from '../tools/events/window-of.ts';
import { type Conversation, spokenStretch } from './conversation.ts';
import { nearEvent } from './time-slots.ts';
import type { World } from './world.ts';

/** A part of a day takes what begins in it; whole-day notes are not meant by an afternoon. */
export function startsWithin(event: CalendarEvent, window: Interval, world: World): boolean {
  const isDays = window.end - window.start >= DAY;
  if (event.start.kind === 'date') return isDays;
  return world.interval(event).start >= window.start;
}

/** The period that words for a time mean; 'the week after' counts from the one just asked about. */
export function windowIn(
  text: string,
  conversation: Conversation,
  world: World,
  /** What is there is looked at or changed, and no room for something new is looked for. */
  isLooking = false,
): Interval | undefined {
  const [focus] = conversation.focus;
  const asked = spokenStretch(conversation.asked);
  const near = asked
    ? { ...world.when, spoken: { start: atInstant(asked.start), end: atInstant(asked.end) } }
    : focus
      ? nearEvent(focus, world)
      : world.when;
  const spoken = asked?.start ?? (focus && instantOf(focus.start, world.zone));
  const read = usable(resolveWhen(text, saysThatWeekday(text) ? inWeekOf(near, spoken, world) : near));
  if (read?.kind === 'instant') {
    const start = read.at.epochMilliseconds;
    return { start, end: start + 60_000 };
  }
  return read && (isLooking ? searchWindow(read, world.now) : windowOf(read));
}

/** 'And on the Tuesday?', of a trip next week: that Tuesday. */
function inWeekOf(near: WhenContext, spoken: number | undefined, { now, zone }: World): WhenContext {
  const day = spoken === undefined ? undefined : atInstant(spoken).toZonedDateTimeISO(zone).startOfDay();
  const monday = day?.subtract({ days: day.dayOfWeek - 1 });
  return monday && monday.epochMilliseconds > now ? { ...near, now: monday.toInstant() } : near;
}

export const atInstant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at);

export const usable = (when: When): When | undefined => {
  if (when.kind === 'ambiguous') return when.default ?? when.options[0];
  return when.kind === 'none' || when.kind === 'duration' || when.kind === 'relative-to-event'
    ? undefined
    : when;
};

/** Whether the words say on which day it is: then of a series only that one is meant. */
export const namesDay = (text: string | undefined, world: World): boolean =>
  text !== undefined &&
  findWhen(text, world.when).some(({ when }) => {
    const read = usable(when);
    return (read?.kind === 'instant' || read?.kind === 'interval') && read.dateSaid === true;
  });

/** The words with those that say a time blanked out. */
export const withoutTime = (text: string, world: World): string =>
  findWhen(text, world.when).reduce(
    (kept, { spans }) =>
      spans.reduce(
        (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
        kept,
      ),
    text,
  );
