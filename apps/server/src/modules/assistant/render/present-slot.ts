import { instantOf } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { Reader } from '../../../platform/time-reader.ts';
import type { Slot } from '../values/values.ts';
import { saySlot } from './say-event.ts';

/** A time to choose: as it is said, and to be given back to a tool, on the person's own clock with its offset. */
export const presentSlot = (slot: Slot, reader: Reader): Record<string, unknown> => ({
  when: saySlot(slot, reader),
  start:
    slot.start.kind === 'date'
      ? slot.start.date
      : Temporal.Instant.fromEpochMilliseconds(instantOf(slot.start, reader.zone))
          .toZonedDateTimeISO(reader.zone)
          .toString({ timeZoneName: 'never', smallestUnit: 'minute' }),
});
