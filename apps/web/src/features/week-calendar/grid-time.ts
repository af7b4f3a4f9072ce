import { Temporal } from 'temporal-polyfill';

/**
 * The grid sees the owner's wall clock written as UTC: neither the browser's zone nor anybody's change of clocks
 * can move an event then. Nothing but the grid may read these dates as instants.
 */
export const gridDate = (wall: Temporal.PlainDateTime): Date =>
  new Date(wall.toZonedDateTime('UTC').epochMilliseconds);

/** An instant as the owner's clock on the wall shows it. */
export const wallTime = (instant: string, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();

export const gridNow = (epochMilliseconds: number, zone: string): Date =>
  gridDate(
    Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone).toPlainDateTime(),
  );

/** Back from a column of the grid to its day. */
export const dayOfGrid = (date: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO('UTC').toPlainDate();
