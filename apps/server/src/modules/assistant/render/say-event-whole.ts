import { dayAt } from '@catch/scheduling';
import { sayDay } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import type { EventFact } from '../values/values.ts';
import { sayPlace, saySlot, sayTitle, sayWhere } from './say-event.ts';

/** With its place, for somebody who asked about it. */
export const sayEvent = (event: EventFact, reader: Reader): string =>
  `${sayTitle(event, reader)}, ${saySlot(event, reader)}${sayPlace(event)}${sayWhere(event, reader)}`;

export const sayDayAt = (at: number, reader: Reader): string => sayDay(dayAt(at, reader.zone), reader);
