import { clockIn, type HourClock, isAmerican } from '@catch/contract/clock';
import type { Language } from '@catch/contract/languages';
import type { Spoken } from './words.ts';

/** The reader of a time: by their own clock, from where they are. */
export interface Reader extends Spoken {
  readonly zone: string;
  readonly now: number;
  /** As the clocks around them show it; 24 hours where nobody knows. */
  readonly clock?: HourClock | undefined;
  /**
   * With weekday, date, year and zone: for other people, for models, and for what is read later or elsewhere, such as
   * a card. Otherwise as one would say it face to face: 'tomorrow at 15:00'.
   */
  readonly inFull?: true | undefined;
  /** What the calendar service is called, where it may be named. */
  readonly service?: string | undefined;
}

/** Until somebody says otherwise, the order of day and month and the clock are those of the zone's country. */
export const localeOf = (zone: string): string => (isAmerican(zone) ? 'en-US' : 'en-GB');

export const readerIn = (zone: string, now: number | Date, language?: Language | null): Reader => ({
  zone,
  now: Number(now),
  clock: clockIn(zone, language),
  language: language ?? undefined,
});

/** The same person, on another clock or in another place. */
export const inFull = ({ zone, now, clock, language, service }: Reader): Reader => ({
  zone,
  now,
  clock,
  language,
  service,
  inFull: true,
});
