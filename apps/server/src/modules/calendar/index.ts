export { afterWrite } from './after-write.ts';
export {
  type AllCalendars,
  type AllCalendarsGateway,
  createAllCalendarsGateway,
} from './all-calendars/all-calendars-gateway.ts';
export { referenceTo } from './all-calendars/event-reference.ts';
export type { UnreadCalendar } from './all-calendars/read-others.ts';
export * from './calendar.port.ts';
export { calendarRoutes } from './calendar.routes.ts';
export * from './calendar-error.ts';
export * from './calendar-event.ts';
export * from './calendar-provider.port.ts';
export { createEvent, idOfCreated } from './create-event.ts';
export { creationKey } from './creation-key.ts';
export { deleteEvent } from './delete-event.ts';
export { explainFailure } from './explain-failure.ts';
export { reflects } from './intent.ts';
export * from './mail-headers.port.ts';
export { meetingUrl } from './meeting-url.ts';
export { createOwnerZone } from './owner-zone.ts';
export { patchOnce } from './patch-once.ts';
export { respondToInvitation } from './respond-to-invitation.ts';
export { seriesOf } from './series/end-series.ts';
export { seriesWithGaps } from './series/series-with-gaps.ts';
export { movedSeries, type Scope, updateEvent } from './update-event.ts';
