import { z } from 'zod';
import { GoogleError, invalidParameter } from '../google-error.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const decode = <T>(schema: z.ZodType<T>, token: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(token, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

const pageSchema = z.object({
  /** Sort value and id of the last item that was sent. */
  key: z.number(),
  id: z.string(),
  /** The newest change when the first page was made; the sync token of the last page starts from there. */
  change: z.number(),
  fingerprint: z.string(),
});
export type PageToken = z.output<typeof pageSchema>;

export const writePageToken = (token: PageToken): string => encode(token);

export const readPageToken = (text: string | undefined, fingerprint: string): PageToken | undefined => {
  if (text === undefined) return undefined;
  const token = decode(pageSchema, text);
  if (token === undefined || token.fingerprint !== fingerprint) {
    throw invalidParameter('pageToken', 'Invalid page token value.');
  }
  return token;
};

const syncSchema = z.object({
  calendar: z.string(),
  change: z.number(),
  issued: z.number(),
  /** Changes with every reset: what was known before it is worth nothing. */
  epoch: z.string(),
  singleEvents: z.boolean(),
  timeMin: z.number().nullable(),
  timeMax: z.number().nullable(),
});
export type SyncToken = z.output<typeof syncSchema>;

export const writeSyncToken = (token: SyncToken): string => encode(token);

const gone = (): GoogleError =>
  new GoogleError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.', {
    domain: 'calendar',
    locationType: 'parameter',
    location: 'syncToken',
  });

export const readSyncToken = (
  text: string,
  expected: { calendar: string; epoch: string; notBefore: number },
): SyncToken => {
  const token = decode(syncSchema, text);
  if (token === undefined || token.calendar !== expected.calendar || token.epoch !== expected.epoch)
    throw gone();
  if (token.issued < expected.notBefore) throw gone();
  return token;
};

export const EPOCH_VALUE = 'google.calendar-epoch';
export const syncFloorName = (calendarId: string): string => `google.sync-floor:${calendarId}`;
