import { createHash } from 'node:crypto';
import { isKnownZone } from '@catch/scheduling';
import { allValues, lastValues } from '../../platform/parameters.ts';
import { badRange, GoogleError, invalid, invalidParameter } from '../google-error.ts';
import { parseBound } from './event-time.ts';

export interface ListQuery {
  readonly singleEvents: boolean;
  readonly showDeleted: boolean;
  readonly timeMin: number | undefined;
  readonly timeMax: number | undefined;
  readonly updatedMin: number | undefined;
  readonly orderBy: 'startTime' | 'updated' | undefined;
  readonly q: string | undefined;
  readonly iCalUID: string | undefined;
  readonly eventTypes: readonly string[];
  readonly privateProperties: readonly string[];
  readonly sharedProperties: readonly string[];
  readonly maxResults: number;
  readonly pageToken: string | undefined;
  readonly syncToken: string | undefined;
  readonly timeZone: string | undefined;
  /** Names the question: a page token is good only for the question that it came from. */
  readonly fingerprint: string;
}

const FORBIDDEN_WITH_SYNC = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];

export const readMaxResults = (text: string | undefined, usual: number, most: number): number => {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw invalidParameter(
      'maxResults',
      `Invalid value '${text}'. Values must be within the range: [1, ${most}]`,
    );
  return Math.min(value, most);
};

export const readTimeZone = (text: string | undefined): string | undefined => {
  if (text !== undefined && !isKnownZone(text)) throw invalidParameter('timeZone', 'Invalid time zone.');
  return text;
};

const readBound = (text: string | undefined, name: string): number | undefined => {
  if (text === undefined) return undefined;
  const bound = parseBound(text);
  if (bound === undefined)
    throw new GoogleError(400, 'badRequest', 'Bad Request', { locationType: 'parameter', location: name });
  // Milliseconds may be given but are ignored.
  return Math.floor(bound / 1000) * 1000;
};

const readFlag = (text: string | undefined, name: string): boolean => {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw invalidParameter(name, `Invalid boolean value: '${text}'.`);
};

export const readListQuery = (input: unknown): ListQuery => {
  const last = lastValues(input);
  const singleEvents = readFlag(last.singleEvents, 'singleEvents');
  if (last.syncToken !== undefined) {
    const forbidden = FORBIDDEN_WITH_SYNC.find((name) => last[name] !== undefined);
    if (forbidden !== undefined) {
      throw invalidParameter(forbidden, `Sync token cannot be used with the parameter: ${forbidden}`);
    }
  }
  const orderBy = last.orderBy;
  if (orderBy !== undefined && orderBy !== 'startTime' && orderBy !== 'updated')
    throw invalidParameter('orderBy');
  if (orderBy === 'startTime' && !singleEvents) {
    throw invalid('The requested ordering is not available for the particular query.', 'badRequest');
  }
  const timeMin = readBound(last.timeMin, 'timeMin');
  const timeMax = readBound(last.timeMax, 'timeMax');
  if (timeMin !== undefined && timeMax !== undefined && timeMin >= timeMax) {
    throw badRange('timeRangeEmpty');
  }
  const { pageToken, maxResults: _size, timeZone, ...question } = last;
  return {
    singleEvents,
    showDeleted: readFlag(last.showDeleted, 'showDeleted'),
    timeMin,
    timeMax,
    updatedMin: readBound(last.updatedMin, 'updatedMin'),
    orderBy,
    q: last.q?.trim() || undefined,
    iCalUID: last.iCalUID,
    eventTypes: allValues(input, 'eventTypes'),
    privateProperties: allValues(input, 'privateExtendedProperty'),
    sharedProperties: allValues(input, 'sharedExtendedProperty'),
    maxResults: readMaxResults(last.maxResults, 250, 2500),
    pageToken,
    syncToken: last.syncToken,
    timeZone: readTimeZone(timeZone),
    fingerprint: createHash('sha256')
      .update(JSON.stringify(Object.entries(question).sort()))
      .digest('base64url')
      .slice(0, 12),
  };
};
