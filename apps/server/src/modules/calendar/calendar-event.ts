import type {
  EventAttendee,
  Moment,
  ResponseStatus,
  CalendarEvent as SchedulingEvent,
} from '@catch/scheduling';

export type CalendarAccess = 'free-busy' | 'read' | 'write' | 'own';

export interface Attendee extends EventAttendee {
  readonly displayName: string | undefined;
  readonly organizer: boolean;
  readonly self: boolean;
  readonly optional: boolean;
  /** A room or a projector. */
  readonly resource: boolean;
  readonly responseStatus: ResponseStatus;
  /** What they wrote with their answer, and how many they bring: kept, because lists are replaced whole. */
  readonly comment: string | undefined;
  readonly additionalGuests: number | undefined;
}

export interface Organizer {
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  /** Whether the calendar's owner is the organizer. */
  readonly self: boolean;
}

interface OtherCalendar {
  /** As named by the person, or by the one who shares it with them. */
  readonly name: string | undefined;
  /** What the owner may do with this event: of one that is private there, only its time may be known. */
  readonly access: CalendarAccess;
}

/** One event, series or instance as a calendar holds it; `blocks`, `findConflicts` and friends take it as it is. */
export interface CalendarEvent extends SchedulingEvent {
  /** The calendar it was read from, by the id that was asked for. */
  readonly calendarId: string;
  /** Set by `all-calendars/` on what lies in another calendar than the owner's main one. */
  readonly calendar?: OtherCalendar | undefined;
  readonly title: string | undefined;
  readonly status: 'confirmed' | 'tentative';
  readonly transparency: 'opaque' | 'transparent';
  /** 'default', 'focusTime', 'outOfOffice', 'workingLocation', 'birthday', 'fromMail' (such as a flight), or another one. */
  readonly eventType: string;
  /** Changes with every change; handed back, it protects a write from overwriting somebody else's. */
  readonly etag: string | undefined;
  readonly iCalUid: string | undefined;
  readonly description: string | undefined;
  readonly location: string | undefined;
  readonly attendees: readonly Attendee[];
  /** The calendar owner's own answer; undefined when they are not among the attendees. */
  readonly ownResponse: ResponseStatus | undefined;
  readonly organizer: Organizer | undefined;
  /** The organizer lets guests change it. */
  readonly guestsCanModify?: boolean | undefined;
  readonly meetingLink: string | undefined;
  readonly htmlLink: string | undefined;
  /** Epoch milliseconds. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  /** Set on an instance: the id of its series. */
  readonly seriesId: string | undefined;
  /** Set on an instance: where the series put it, its identity even when it was moved. */
  readonly originalStart: Moment | undefined;
  /** Set on a series: its RRULE, RDATE and EXDATE lines. */
  readonly recurrence: readonly string[];
  /** What `createEvent` stamped on it: a digest of what was asked for. */
  readonly intent: string | undefined;
}

/** All that a calendar tells about something deleted; only the id is certain. */
export interface RemovedEvent {
  readonly id: string;
  readonly seriesId: string | undefined;
  readonly originalStart: Moment | undefined;
}

export interface Invitee {
  readonly email: string;
  readonly displayName?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly resource?: boolean | undefined;
  readonly responseStatus?: ResponseStatus | undefined;
  readonly comment?: string | undefined;
  readonly additionalGuests?: number | undefined;
}

export interface EventDraft {
  /** Made by the caller (`creationKey`): a repeat with the same key finds its own event instead of making a second one. */
  readonly key: string;
  readonly title: string;
  /** Both dates (all-day, end exclusive) or both times. */
  readonly start: Moment;
  readonly end: Moment;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly attendees?: readonly Invitee[] | undefined;
  readonly recurrence?: readonly string[] | undefined;
  /** Ask for a video meeting; its link may arrive a little later. */
  readonly videoMeeting?: boolean | undefined;
  readonly transparency?: 'opaque' | 'transparent' | undefined;
  readonly visibility?: 'default' | 'public' | 'private' | undefined;
  /** Stamped by `createEvent`. */
  readonly intent?: string | undefined;
}

/** What shall be different; absent fields stay, `null` empties. `attendees` and `recurrence` are replaced whole. */
export interface EventChanges {
  readonly title?: string | undefined;
  readonly start?: Moment | undefined;
  readonly end?: Moment | undefined;
  readonly description?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly attendees?: readonly Invitee[] | undefined;
  readonly recurrence?: readonly string[] | undefined;
  readonly videoMeeting?: true | undefined;
  readonly transparency?: 'opaque' | 'transparent' | undefined;
  /** Brings back a meeting that was called off, at its place in the series; `invalid` where a service cannot. */
  readonly restored?: true | undefined;
}
