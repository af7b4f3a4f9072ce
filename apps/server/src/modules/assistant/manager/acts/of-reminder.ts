import type { Change } from '../../values/values.ts';

/** What no reminder has: then an event is meant. */
export const OF_EVENT = ['end', 'start', 'place', 'guest', 'guest_out', 'video', 'all_day'] as const;

export const isOfReminder = ({ did }: Change): boolean =>
  did === 'reminder-set' || did === 'reminder-changed';
