import type { StoredTime } from './event-time.ts';

export interface Attendee {
  email: string;
  displayName?: string;
  optional?: boolean;
  resource?: boolean;
  responseStatus: 'needsAction' | 'declined' | 'tentative' | 'accepted';
  comment?: string;
  additionalGuests?: number;
}

/** An event's content as stored. What depends on who looks (self, htmlLink, etag, offsets) is added on the way out. */
export interface EventData {
  status: 'confirmed' | 'tentative' | 'cancelled';
  created: string;
  updated: string;
  start: StoredTime;
  end: StoredTime;
  iCalUID: string;
  sequence: number;
  eventType: string;
  organizer: { email: string; displayName?: string };
  creator: { email: string; displayName?: string };
  recurrence?: string[];
  originalStartTime?: StoredTime;
  attendees?: Attendee[];
  /** The remaining fields pass through as they came: summary, location, reminders, conferenceData, … */
  [field: string]: unknown;
}

export interface EventRow {
  readonly calendarId: string;
  readonly id: string;
  /** Grows with every change of any event; sync tokens are such numbers. */
  readonly change: number;
  /** The calendar with the organizer's copy; undefined when the organizer is not in the sandbox. */
  readonly organizerCalendar: string | undefined;
  /** For instances that differ from their series. */
  readonly masterId: string | undefined;
  readonly originalStamp: string | undefined;
  readonly cancelled: boolean;
  /** A guest took the event off their own calendar; later changes do not bring it back. */
  readonly removedByGuest: boolean;
  readonly data: EventData;
}

/** What the caller may write besides times, recurrence, attendees and status. */
export const PLAIN_FIELDS = [
  'summary',
  'description',
  'location',
  'colorId',
  'transparency',
  'visibility',
  'reminders',
  'guestsCanModify',
  'guestsCanInviteOthers',
  'guestsCanSeeOtherGuests',
  'anyoneCanAddSelf',
  'extendedProperties',
  'source',
  'attachments',
  'gadget',
  'privateCopy',
  'workingLocationProperties',
  'focusTimeProperties',
  'outOfOfficeProperties',
  'birthdayProperties',
] as const;

/** Each guest's own, never shared with the other copies. */
export const PRIVATE_FIELDS: readonly string[] = ['colorId', 'transparency', 'visibility', 'reminders'];

export const instanceId = (masterId: string, stamp: string): string => `${masterId}_${stamp}`;

/** Splits `<series>_<stamp>`; undefined for an id that cannot name an instance. */
export const parseInstanceId = (id: string): { masterId: string; stamp: string } | undefined => {
  const found = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id);
  return found?.[1] === undefined || found[2] === undefined
    ? undefined
    : { masterId: found[1], stamp: found[2] };
};
