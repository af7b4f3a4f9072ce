import { eventInterval, overlaps } from '@catch/scheduling';
import { findWhen, saysWhose } from '@catch/understanding';
import { windowOf } from '../tools/events/window-of.ts';
import type { EventFact } from '../values/values.ts';
import type { Slots } from './slots.ts';
import { usable } from './time-in-words.ts';
import type { World } from './world.ts';

/** 'Tonight's yoga', and the only yoga is on Thursday: the words for a day that it is not on. */
export const daysElsewhere = (event: EventFact, slots: Slots, world: World): string[] =>
  // 'The 3rd viewing' is no day.
  slots.all('target').flatMap((target) => daysNotOf(event, target, world).filter(saysWhose));

/** 'The yoga on Friday', and it is on Thursday. */
export const otherDaySaid = (event: EventFact, slots: Slots, world: World): string[] =>
  slots.all('old_time').flatMap((words) => daysNotOf(event, words, world));

const daysNotOf = (event: EventFact, words: string, { when, zone }: World): string[] =>
  findWhen(words, when).flatMap((found) => {
    const read = usable(found.when);
    const isDay = (read?.kind === 'instant' || read?.kind === 'interval') && read.dateSaid === true;
    const window = isDay ? windowOf(read) : undefined;
    return window && !overlaps(eventInterval(event, zone), window) ? [found.text] : [];
  });
