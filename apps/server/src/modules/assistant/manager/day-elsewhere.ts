import { eventInterval, overlaps } from '@catch/scheduling';
import { findWhen, saysWhose } from '@catch/understanding';
import { windowOf } from '../tools/events/window-of.ts';
import type { EventFact } from '../values/values.ts';
import type { Slots } from './slots.ts';
import { usable } from './time-in-words.ts';
import type { World } from './world.ts';

/** 'Tonight's yoga', and the only yoga is on Thursday: the words for a day that it is not on. */
export function daysElsewhere(event: EventFact, slots: Slots, { when, zone }: World): string[] {
  return slots.all('target').flatMap((target) =>
    findWhen(target, when).flatMap((found) => {
      const read = usable(found.when);
      // 'The 3rd viewing' is no day.
      const isWhose = saysWhose(found.text);
      const isDay =
        isWhose && (read?.kind === 'instant' || read?.kind === 'interval') && read.dateSaid === true;
      const window = isDay ? windowOf(read) : undefined;
      return window && !overlaps(eventInterval(event, zone), window) ? [found.text] : [];
    }),
  );
}
