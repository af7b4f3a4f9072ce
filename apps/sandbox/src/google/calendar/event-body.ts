import { randomBytes } from 'node:crypto';
import { parseRecurrence, SchedulingError } from '@catch/scheduling';
import { z } from 'zod';
import { badRange, invalid, required } from '../google-error.ts';
import { type Attendee, type EventData, PLAIN_FIELDS } from './event-data.ts';
import { instantOfTime, isAllDay, type StoredTime, storeTime } from './event-time.ts';

export type EventBody = Record<string, unknown>;

export const asBody = (input: unknown): EventBody => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw invalid('Parse Error', 'parseError');
  return input as EventBody;
};

const attendeeSchema = z.object({
  email: z.email().toLowerCase(),
  displayName: z.string().nullish(),
  optional: z.boolean().nullish(),
  resource: z.boolean().nullish(),
  responseStatus: z.enum(['needsAction', 'declined', 'tentative', 'accepted']).nullish(),
  comment: z.string().nullish(),
  additionalGuests: z.int().min(0).nullish(),
});

/** Attendees are replaced whole: who is not in the list is out. */
export const readAttendees = (input: unknown): Attendee[] => {
  if (input === null) return [];
  if (!Array.isArray(input)) throw invalid('Invalid attendees.');
  const byEmail = new Map<string, Attendee>();
  for (const candidate of input) {
    const parsed = attendeeSchema.safeParse(candidate);
    if (!parsed.success) throw invalid('Invalid attendee email.');
    const { email, responseStatus, ...rest } = parsed.data;
    const given = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== null && value !== undefined),
    );
    byEmail.set(email, { email, ...given, responseStatus: responseStatus ?? 'needsAction' });
  }
  return [...byEmail.values()];
};

export const readRecurrence = (input: unknown): string[] | undefined => {
  if (input === null || (Array.isArray(input) && input.length === 0)) return undefined;
  if (!Array.isArray(input) || !input.every((line) => typeof line === 'string'))
    throw invalid('Invalid recurrence rule.');
  if (!input.every((line) => /^(RRULE|EXRULE|RDATE|EXDATE)[;:]/i.test(line)))
    throw invalid('Invalid recurrence rule.');
  try {
    parseRecurrence(input);
  } catch (error) {
    if (error instanceof SchedulingError) throw invalid('Invalid recurrence rule.');
    throw error;
  }
  return input;
};

export const checkTimes = (start: StoredTime, end: StoredTime, zone: string): void => {
  if (isAllDay(start) !== isAllDay(end))
    throw invalid('Start and end times must either both be date or both be dateTime.');
  const length = instantOfTime(end, zone) - instantOfTime(start, zone);
  if (length < 0 || (length === 0 && isAllDay(start))) throw badRange('timeRangeEmpty');
};

/** A timed series must say in which zone it repeats; an offset alone cannot know summer time. */
export const checkSeriesZone = (body: EventBody, recurrence: readonly string[] | undefined): void => {
  if (recurrence === undefined) return;
  for (const which of ['start', 'end'] as const) {
    const time = body[which] as { dateTime?: unknown; timeZone?: unknown } | undefined;
    if (time?.dateTime != null && time.timeZone == null) {
      throw required(`Missing time zone definition for ${which} time.`);
    }
  }
};

const CHECKED_WORDS: Record<string, readonly string[]> = {
  transparency: ['opaque', 'transparent'],
  visibility: ['default', 'public', 'private', 'confidential'],
};

const merged = (before: unknown, change: unknown): unknown => {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(change)) return change;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
};

/** Applies the plain fields of a body: null clears, objects merge (in a patch), everything else replaces. */
export const applyPlainFields = (data: EventData, body: EventBody, mode: 'merge' | 'replace'): void => {
  for (const field of PLAIN_FIELDS) {
    const value = body[field];
    if (value === undefined) {
      if (mode === 'replace') delete data[field];
      continue;
    }
    const words = CHECKED_WORDS[field];
    if (value !== null && words !== undefined && !words.includes(String(value)))
      throw invalid(`Invalid value for: ${field}`);
    if (value === null) delete data[field];
    else data[field] = mode === 'merge' ? merged(data[field], value) : value;
  }
};

/** Start or end after a patch: an object merges into what was there, so a date must be nulled to give way. */
export const patchedTime = (
  before: StoredTime,
  change: unknown,
  which: 'start' | 'end',
  zone: string,
): StoredTime => {
  if (change === null) throw required(`Missing ${which} time.`);
  return storeTime(merged(before, change), which, zone);
};

const meetLetters = (count: number): string =>
  [...randomBytes(count)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** Only version 1 may touch conference data; with version 0 Google drops it without a word. */
export const applyConference = (data: EventData, body: EventBody, version: number): void => {
  if (version < 1 || body.conferenceData === undefined) return;
  if (body.conferenceData === null) {
    delete data.conferenceData;
    delete data.hangoutLink;
    return;
  }
  const given = body.conferenceData as { createRequest?: { requestId?: unknown } };
  const requestId = given.createRequest?.requestId;
  if (given.createRequest === undefined) {
    data.conferenceData = given;
    return;
  }
  if (typeof requestId !== 'string' || requestId === '') throw invalid('Invalid conference type value.');
  const existing = data.conferenceData as { createRequest?: { requestId?: string } } | undefined;
  if (existing?.createRequest?.requestId === requestId) return;
  const code = `${meetLetters(3)}-${meetLetters(4)}-${meetLetters(3)}`;
  const uri = `https://meet.google.com/${code}`;
  const key = { type: 'hangoutsMeet' };
  data.hangoutLink = uri;
  data.conferenceData = {
    createRequest: { requestId, conferenceSolutionKey: key, status: { statusCode: 'success' } },
    entryPoints: [{ entryPointType: 'video', uri, label: uri.slice('https://'.length) }],
    conferenceSolution: { key, name: 'Google Meet' },
    conferenceId: code,
  };
};

const CLIENT_ID = /^[a-v0-9]{5,1024}$/;

/** An id made by the caller must be base32hex; otherwise Google makes one. */
export const readId = (body: EventBody): string => {
  if (body.id === undefined || body.id === null)
    return BigInt(`0x1${randomBytes(16).toString('hex')}`)
      .toString(32)
      .slice(0, 26);
  if (typeof body.id !== 'string' || !CLIENT_ID.test(body.id)) throw invalid('Invalid resource id value.');
  return body.id;
};

export const readStatus = (input: unknown): EventData['status'] | undefined => {
  if (input === undefined || input === null) return undefined;
  if (input !== 'confirmed' && input !== 'tentative' && input !== 'cancelled')
    throw invalid('Invalid status value.');
  return input;
};
