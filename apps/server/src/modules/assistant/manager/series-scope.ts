import { saysWholeSeries } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { Slots } from './slots.ts';

/** How much of a series is meant: this one, this one and those after it, or all. */
export const scopeOf = (slots: Slots): 'this' | 'following' | 'all' | undefined =>
  slots.has('once') && !slots.has('whole')
    ? 'this'
    : // 'The whole series at five, from June on': what came before stays as it was.
      (slots.has('whole') && !slots.has('onwards')) || slots.all('filler').some(saysWholeSeries)
      ? 'all'
      : slots.has('onwards')
        ? 'following'
        : undefined;

export const isOneSeries = (events: readonly CalendarEvent[]): boolean =>
  new Set(events.map(({ seriesId, id }) => seriesId ?? id)).size === 1 && events[0]?.seriesId !== undefined;
