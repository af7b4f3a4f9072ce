import { blocks, clip, merge } from '@catch/scheduling';
import { z } from 'zod';
import type { Account } from '../../accounts/account.ts';
import type { SandboxContext } from '../../platform/context.ts';
import { badRange, invalid, required } from '../google-error.ts';
import { type Calendar, createCalendars } from './calendar.repository.ts';
import { collectEvents } from './collect-events.ts';
import { createEvents } from './event.repository.ts';
import type { EventRow } from './event-data.ts';
import { formatInstant, instantOfTime, parseBound, toMoment } from './event-time.ts';
import { readTimeZone } from './list-query.ts';

const MOST_CALENDARS = 50;
const LONGEST_RANGE_MS = 90 * 86_400_000;

const bodySchema = z.object({
  timeMin: z.string(),
  timeMax: z.string(),
  timeZone: z.string().nullish(),
  items: z.array(z.object({ id: z.string() })).nullish(),
});

/** Transparent, declined, cancelled, working-location and birthday events take nobody's time. */
const isBusy = (row: EventRow): boolean =>
  blocks(
    {
      id: row.id,
      start: toMoment(row.data.start),
      end: toMoment(row.data.end),
      status: row.cancelled ? 'cancelled' : row.data.status,
      transparency: row.data.transparency === 'transparent' ? 'transparent' : 'opaque',
      eventType: row.data.eventType,
      attendees: row.data.attendees,
    },
    row.calendarId,
  );

export const queryFreeBusy = async (context: SandboxContext, account: Account, body: unknown) => {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success)
    throw required(`Missing ${String(parsed.error.issues[0]?.path[0] ?? 'timeMin')} parameter.`);
  const timeMin = parseBound(parsed.data.timeMin);
  const timeMax = parseBound(parsed.data.timeMax);
  if (timeMin === undefined || timeMax === undefined) throw invalid('Bad Request', 'badRequest');
  if (timeMin >= timeMax) throw badRange('timeRangeEmpty');
  if (timeMax - timeMin > LONGEST_RANGE_MS) throw badRange('timeRangeTooLong');
  const zone = readTimeZone(parsed.data.timeZone ?? undefined) ?? 'UTC';
  const window = { start: timeMin, end: timeMax };

  const answers: Record<string, unknown> = {};
  for (const [index, { id }] of (parsed.data.items ?? []).entries()) {
    answers[id] =
      index >= MOST_CALENDARS
        ? failed('tooManyCalendarsRequested')
        : await busyTimes(context, account, id, window, zone);
  }
  return {
    kind: 'calendar#freeBusy',
    timeMin: formatInstant(timeMin, zone),
    timeMax: formatInstant(timeMax, zone),
    calendars: answers,
  };
};

/** An unreadable calendar is not a free one: it comes with errors and an empty busy list. */
const failed = (reason: string) => ({ errors: [{ domain: 'global', reason }], busy: [] });

const busyTimes = async (
  context: SandboxContext,
  account: Account,
  id: string,
  window: { start: number; end: number },
  zone: string,
) => {
  const calendar = await visibleCalendar(context, account, id);
  if (calendar === undefined) return failed('notFound');
  const options = { singleEvents: true, showDeleted: false, timeMin: window.start, timeMax: window.end };
  const rows = await collectEvents(
    createEvents(context.database),
    calendar,
    options,
    context.now().getTime(),
  );
  const taken = rows
    .filter(isBusy)
    .map(({ data }) => ({
      start: instantOfTime(data.start, calendar.timeZone),
      end: instantOfTime(data.end, calendar.timeZone),
    }))
    .filter(({ start, end }) => start < end);
  const busy = clip(merge(taken), window);
  return {
    busy: busy.map(({ start, end }) => ({
      start: formatInstant(start, zone),
      end: formatInstant(end, zone),
    })),
  };
};

const visibleCalendar = async (
  context: SandboxContext,
  account: Account,
  id: string,
): Promise<Calendar | undefined> => {
  const calendars = createCalendars(context.database);
  const address = id === 'primary' ? account.email : id.toLowerCase();
  const owner = await context.accounts.find(address);
  if (owner !== undefined) await calendars.ensurePrimary(owner);
  const entry = await calendars.entry(account.email, owner?.email ?? id);
  if (entry !== undefined) return entry;
  const calendar = await calendars.find(owner?.email ?? id);
  return calendar?.sharesFreeBusy === true ? calendar : undefined;
};
