import type { SandboxContext } from '../../platform/context.ts';
import { invalidParameter } from '../google-error.ts';
import type { CalendarEntry } from './calendar.repository.ts';
import { collectChanges } from './collect-changes.ts';
import { collectEvents } from './collect-events.ts';
import { createEvents } from './event.repository.ts';
import type { EventRow } from './event-data.ts';
import { instantOfTime } from './event-time.ts';
import type { ListQuery } from './list-query.ts';
import { pageOf, readPaging } from './paging.ts';
import { renderDeleted, renderEvent, type Viewer } from './render-event.ts';
import { EPOCH_VALUE, readPageToken, readSyncToken, syncFloorName, writeSyncToken } from './tokens.ts';

const matchesText = (row: EventRow, q: string): boolean => {
  const { data } = row;
  const people = [data.organizer, ...(data.attendees ?? [])].flatMap((who) => [who.email, who.displayName]);
  const text = [data.summary, data.description, data.location, ...people]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const hasProperties = (row: EventRow, kind: 'private' | 'shared', wanted: readonly string[]): boolean => {
  const properties = (row.data.extendedProperties as Record<string, Record<string, unknown>> | undefined)?.[
    kind
  ];
  return wanted.every((pair) => {
    const [name = '', ...value] = pair.split('=');
    return properties?.[name] === value.join('=');
  });
};

const matches = (row: EventRow, query: ListQuery): boolean =>
  (query.q === undefined || matchesText(row, query.q)) &&
  (query.iCalUID === undefined || row.data.iCalUID === query.iCalUID) &&
  (query.eventTypes.length === 0 || query.eventTypes.includes(row.data.eventType)) &&
  (query.updatedMin === undefined || Date.parse(row.data.updated) >= query.updatedMin) &&
  hasProperties(row, 'private', query.privateProperties) &&
  hasProperties(row, 'shared', query.sharedProperties);

/** With these restrictions an answer is no basis for a later sync. */
const allowsSync = (query: ListQuery): boolean =>
  query.orderBy === undefined &&
  query.q === undefined &&
  query.iCalUID === undefined &&
  query.updatedMin === undefined &&
  query.privateProperties.length === 0 &&
  query.sharedProperties.length === 0;

export const listEvents = async (context: SandboxContext, calendar: CalendarEntry, query: ListQuery) => {
  const events = createEvents(context.database);
  const now = context.now().getTime();
  const epoch = (await context.values.get<string>(EPOCH_VALUE)) ?? '';
  const pageToken = readPageToken(query.pageToken, query.fingerprint);
  const change = pageToken?.change ?? (await events.latestChange(calendar.id));

  let rows: EventRow[];
  let restriction: { timeMin: number | null; timeMax: number | null };
  if (query.syncToken !== undefined) {
    const notBefore = (await context.values.get<number>(syncFloorName(calendar.id))) ?? 0;
    const sync = readSyncToken(query.syncToken, { calendar: calendar.id, epoch, notBefore });
    if (sync.singleEvents !== query.singleEvents) {
      throw invalidParameter('singleEvents', 'The parameters must be those of the initial synchronization.');
    }
    rows = await collectChanges(events, calendar, sync, now);
    restriction = { timeMin: sync.timeMin, timeMax: sync.timeMax };
  } else {
    // 'Entries deleted since updatedMin are always included.'
    const options = { ...query, showDeleted: query.showDeleted || query.updatedMin !== undefined };
    rows = await collectEvents(events, calendar, options, now);
    restriction = { timeMin: query.timeMin ?? null, timeMax: query.timeMax ?? null };
  }

  const keyed = rows
    .filter((row) => matches(row, query))
    .map((row) => ({ row, id: row.id, key: sortKey(row, query, calendar.timeZone) }));
  const page = pageOf(keyed, query.maxResults, pageToken, await readPaging(context.values), {
    change,
    fingerprint: query.fingerprint,
  });
  const viewer: Viewer = {
    calendar,
    accessRole: calendar.accessRole,
    timeZone: query.timeZone ?? calendar.timeZone,
    publicUrl: context.publicUrl(),
  };
  return {
    kind: 'calendar#events',
    etag: `"p${change}"`,
    summary: calendar.summary,
    ...(calendar.description !== undefined && { description: calendar.description }),
    updated: new Date(now).toISOString(),
    timeZone: viewer.timeZone,
    accessRole: calendar.accessRole,
    defaultReminders: calendar.accessRole === 'owner' ? [{ method: 'popup', minutes: 10 }] : [],
    ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
    ...(page.nextPageToken === undefined &&
      allowsSync(query) && {
        nextSyncToken: writeSyncToken({
          calendar: calendar.id,
          change,
          issued: now,
          epoch,
          singleEvents: query.singleEvents,
          ...restriction,
        }),
      }),
    items: page.items.map(({ row }) =>
      row.cancelled ? renderDeleted(row, viewer) : renderEvent(row, viewer),
    ),
  };
};

const sortKey = (row: EventRow, query: ListQuery, zone: string): number =>
  query.orderBy === 'updated' ? Date.parse(row.data.updated) : instantOfTime(row.data.start, zone);
