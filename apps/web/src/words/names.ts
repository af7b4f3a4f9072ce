import { connectable } from '@catch/contract/channel-labels';
import { wordLocale } from './language.ts';

/** A day without a time: 4 January 1970 was a Sunday. */
const DAY_MS = 86_400_000;
const A_SUNDAY = 3 * DAY_MS;

/** 'Monday' for 1; Sunday is 0, and 7 as well. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(wordLocale(), { weekday: 'long', timeZone: 'UTC' }).format(A_SUNDAY + day * DAY_MS);

/** 'Monday, Wednesday and Friday'. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(wordLocale(), { type: 'conjunction' }).format(names);

/** 'WhatsApp or Slack'. */
export const connectableChannels = (): string =>
  new Intl.ListFormat(wordLocale(), { type: 'disjunction' }).format(connectable);
