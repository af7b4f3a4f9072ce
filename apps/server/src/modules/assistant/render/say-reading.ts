import { dayAt, type Moment } from '@catch/scheduling';
import { askHowOften } from '@catch/understanding';
import { type Reader, sayClock, sayDay, sayInstant } from '../../../platform/say-time.ts';
import type { Asks, Option } from '../values/values.ts';
import { saySlot } from './say-event.ts';

/** Which of several readings is meant; when only how often was said, at which times. */
export function sayReadings(
  { often }: Extract<Asks, { for: 'reading' }>,
  options: readonly Option[],
  reader: Reader,
): string {
  if (often) return askHowOften(often);
  const starts = options.flatMap((option) => startOf(option) ?? []);
  const days = new Set(starts.map((start) => dayOf(start, reader)));
  const names = starts.map((start) =>
    start.kind === 'date'
      ? sayDay(start.date, reader)
      : days.size === 1
        ? sayClock(start.at, reader)
        : sayInstant(start.at, reader),
  );
  const unique = [...new Set(names)];
  return `Do you mean ${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}?`;
}

/** In full where it is chosen from a list. */
export function sayReading(option: Option, reader: Reader): string {
  const start = startOf(option);
  if (!start) return option.ref;
  return saySlot({ start, end: 'slot' in option ? option.slot.end : start }, reader);
}

const startOf = (option: Option): Moment | undefined =>
  'moment' in option ? option.moment : 'slot' in option ? option.slot.start : undefined;

const dayOf = (moment: Moment, { zone }: Reader): string | number =>
  moment.kind === 'date' ? moment.date : dayAt(moment.at, zone);
