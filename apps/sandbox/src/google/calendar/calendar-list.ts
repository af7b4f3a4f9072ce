import type { Account } from '../../accounts/account.ts';
import type { SandboxContext } from '../../platform/context.ts';
import { lastValues } from '../../platform/parameters.ts';
import { GoogleError, invalidParameter, notFound } from '../google-error.ts';
import { ACCESS_ROLES, type AccessRole, type CalendarEntry, createCalendars } from './calendar.repository.ts';
import { readMaxResults } from './list-query.ts';
import { pageOf, readPaging } from './paging.ts';
import { EPOCH_VALUE, readPageToken, readSyncToken, writeSyncToken } from './tokens.ts';

const render = (entry: CalendarEntry) => ({
  kind: 'calendar#calendarListEntry',
  etag: `"${entry.change}"`,
  id: entry.id,
  summary: entry.summary,
  ...(entry.description !== undefined && { description: entry.description }),
  ...(entry.summaryOverride !== undefined && { summaryOverride: entry.summaryOverride }),
  timeZone: entry.timeZone,
  colorId: '14',
  backgroundColor: entry.backgroundColor,
  foregroundColor: '#000000',
  ...(entry.hidden && { hidden: true }),
  ...(entry.selected && { selected: true }),
  accessRole: entry.accessRole,
  defaultReminders: entry.primary ? [{ method: 'popup', minutes: 10 }] : [],
  ...(entry.primary && { primary: true }),
  conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
});

const rank = (role: AccessRole): number => ACCESS_ROLES.indexOf(role);

export const listCalendars = async (context: SandboxContext, account: Account, input: unknown) => {
  const query = lastValues(input);
  const calendars = createCalendars(context.database);
  await calendars.ensurePrimary(account);
  const maxResults = readMaxResults(query.maxResults, 100, 250);
  const least = query.minAccessRole;
  if (least !== undefined && !ACCESS_ROLES.some((role) => role === least))
    throw invalidParameter('minAccessRole');
  const epoch = (await context.values.get<string>(EPOCH_VALUE)) ?? '';
  const scope = `calendarList ${account.email}`;
  const since =
    query.syncToken === undefined
      ? undefined
      : readSyncToken(query.syncToken, { calendar: scope, epoch, notBefore: 0 }).change;

  const all = await calendars.entries(account.email);
  const change = Math.max(0, ...all.map((entry) => entry.change));
  const chosen = all
    .filter((entry) => query.showHidden === 'true' || !entry.hidden)
    .filter((entry) => least === undefined || rank(entry.accessRole) >= rank(least as AccessRole))
    .filter((entry) => since === undefined || entry.change > since);
  const fingerprint = `${scope} ${query.showHidden ?? ''} ${least ?? ''}`;
  const page = pageOf(
    chosen.map((entry) => ({ entry, id: entry.id, key: all.indexOf(entry) })),
    maxResults,
    readPageToken(query.pageToken, fingerprint),
    await readPaging(context.values),
    { change, fingerprint },
  );
  return {
    kind: 'calendar#calendarList',
    etag: `"p${change}"`,
    ...(page.nextPageToken !== undefined
      ? { nextPageToken: page.nextPageToken }
      : {
          nextSyncToken: writeSyncToken({
            calendar: scope,
            change,
            issued: context.now().getTime(),
            epoch,
            singleEvents: false,
            timeMin: null,
            timeMax: null,
          }),
        }),
    items: page.items.map(({ entry }) => render(entry)),
  };
};

/** The caller's own view of a calendar; `primary` is a name for their own. */
export const findEntry = async (
  context: SandboxContext,
  account: Account,
  id: string,
): Promise<CalendarEntry> => {
  const calendars = createCalendars(context.database);
  const address = id === 'primary' || id.toLowerCase() === account.email ? account.email : id;
  const entry = await calendars.entry(account.email, address);
  if (entry !== undefined) return entry;
  if (address !== account.email) throw notFound();
  await calendars.ensurePrimary(account);
  const made = await calendars.entry(account.email, address);
  if (made === undefined) throw notFound();
  return made;
};

export const getCalendarEntry = async (context: SandboxContext, account: Account, id: string) =>
  render(await findEntry(context, account, id));

export const requireWriter = (entry: CalendarEntry): void => {
  if (rank(entry.accessRole) >= rank('writerWithoutPrivateAccess')) return;
  throw new GoogleError(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.', {
    domain: 'calendar',
  });
};
