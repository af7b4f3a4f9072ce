import { dayAt, type Moment } from '@catch/scheduling';
import { sayClock, sayDay, sayInstant } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { or, say } from '../../../platform/words.ts';
import type { Asks, Option } from '../values/values.ts';
import { saySlot } from './say-event.ts';

/** Which of several readings was intended; when only the frequency was given, at which times. */
export function sayReadings(
  { often }: Extract<Asks, { for: 'reading' }>,
  options: readonly Option[],
  reader: Reader,
): string {
  if (often)
    return often.unit === 'day'
      ? say(reader, 'ask.oftenADay', { times: often.times })
      : say(reader, 'ask.often', { times: often.times, unit: often.unit });
  const starts = options.flatMap((option) => startOf(option) ?? []);
  const days = new Set(starts.map((start) => dayOf(start, reader)));
  const names = starts.map((start) =>
    start.kind === 'date'
      ? sayDay(start.date, reader)
      : days.size === 1
        ? sayClock(start.at, reader)
        : sayInstant(start.at, reader),
  );
  return say(reader, 'ask.reading', { readings: or([...new Set(names)], reader) });
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
