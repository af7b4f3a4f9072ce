import { addDays, DAY, type Moment, parseDate, timed, zoneOf } from '@catch/scheduling';
import { CalendarError } from '../calendar-error.ts';

/** The wall-clock reading of a moment on the clocks of `zone`, as the milliseconds a UTC clock would show for it. */
export const localOf = (moment: Moment, zone: string): number =>
  moment.kind === 'date' ? parseDate(moment.date) * DAY : zoneOf(zone).toLocal(moment.at);

/** How far apart two moments are on the wall, so that 09:00 stays 09:00 across a change of the clocks. */
export function wallClockShift(from: Moment, to: Moment, zone: string): number {
  if (from.kind !== to.kind)
    throw new CalendarError('invalid', 'a shift cannot turn an all-day series into a timed one');
  return localOf(to, zone) - localOf(from, zone);
}

export function shiftMoment(moment: Moment, shift: number): Moment {
  if (moment.kind === 'date') return { kind: 'date', date: addDays(moment.date, Math.round(shift / DAY)) };
  const zone = zoneOf(moment.zone);
  return timed(zone.toInstant(zone.toLocal(moment.at) + shift), moment.zone);
}
