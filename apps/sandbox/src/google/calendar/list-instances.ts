import type { SandboxContext } from '../../platform/context.ts';
import { lastValues } from '../../platform/parameters.ts';
import { invalid, notFound } from '../google-error.ts';
import type { CalendarEntry } from './calendar.repository.ts';
import { windowOf } from './collect-events.ts';
import { createEvents } from './event.repository.ts';
import { type EventRow, instanceId } from './event-data.ts';
import { instantOfTime } from './event-time.ts';
import { asInstance, occurrences } from './instances.ts';
import { readListQuery } from './list-query.ts';
import { pageOf, readPaging } from './paging.ts';
import { renderDeleted, renderEvent, type Viewer } from './render-event.ts';
import { readPageToken } from './tokens.ts';

/** The instances of one series; here timeMin is inclusive, unlike in a list of events. */
export const listInstances = async (
  context: SandboxContext,
  calendar: CalendarEntry,
  id: string,
  input: unknown,
) => {
  const query = readListQuery(input);
  const events = createEvents(context.database);
  const master = await events.find(calendar.id, id);
  if (master === undefined) throw notFound();
  if (master.data.recurrence === undefined) throw invalid('The event is not recurring.', 'invalid');
  const zone = calendar.timeZone;
  const window = windowOf(query, context.now().getTime());
  const exceptions = await events.exceptions(calendar.id, id);
  const replaced = new Set(exceptions.map((exception) => exception.id));
  const touches = (row: EventRow): boolean =>
    instantOfTime(row.data.start, zone) < window.end && instantOfTime(row.data.end, zone) >= window.start;

  const regular = occurrences(master.data, { start: window.start - 1, end: window.end }, zone)
    .filter(({ stamp }) => !replaced.has(instanceId(id, stamp)))
    .map((occurrence) => asInstance(master, occurrence));
  const originalStart = lastValues(input).originalStart;
  const rows = [...regular, ...exceptions]
    .filter((row) => touches(row) && (!row.cancelled || query.showDeleted))
    .filter((row) => originalStart === undefined || isOriginalStart(row, originalStart, zone));

  const change = await events.latestChange(calendar.id);
  const page = pageOf(
    rows.map((row) => ({ row, id: row.id, key: instantOfTime(row.data.start, zone) })),
    query.maxResults,
    readPageToken(query.pageToken, query.fingerprint),
    await readPaging(context.values),
    { change, fingerprint: query.fingerprint },
  );
  const viewer: Viewer = {
    calendar,
    accessRole: calendar.accessRole,
    timeZone: query.timeZone ?? zone,
    publicUrl: context.publicUrl(),
  };
  return {
    kind: 'calendar#events',
    etag: `"p${change}"`,
    summary: calendar.summary,
    timeZone: viewer.timeZone,
    accessRole: calendar.accessRole,
    defaultReminders: [],
    ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
    items: page.items.map(({ row }) =>
      row.cancelled ? renderDeleted(row, viewer) : renderEvent(row, viewer),
    ),
  };
};

const isOriginalStart = (row: EventRow, wanted: string, zone: string): boolean => {
  const original = row.data.originalStartTime;
  if (original === undefined) return false;
  if ('date' in original) return original.date === wanted.slice(0, 10);
  return instantOfTime(original, zone) === Date.parse(wanted);
};
