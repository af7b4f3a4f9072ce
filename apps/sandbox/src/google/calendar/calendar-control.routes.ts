import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../platform/context.ts';
import { ACCESS_ROLES, createCalendars } from './calendar.repository.ts';
import { collectEvents } from './collect-events.ts';
import { createEvents } from './event.repository.ts';
import { instantOfTime, parseBound } from './event-time.ts';
import { sentMails } from './mails.ts';
import { PAGING_VALUE, pagingSchema } from './paging.ts';
import { renderEvent } from './render-event.ts';
import { syncFloorName } from './tokens.ts';

const email = z.email().toLowerCase();
const bound = z.string().transform((text, issues) => {
  const instant = parseBound(text) ?? Date.parse(text);
  if (Number.isFinite(instant)) return instant;
  issues.addIssue('must be RFC 3339 with an offset, or a date');
  return z.NEVER;
});
const calendarQuerySchema = z.object({
  user: email,
  /** With a window series come as their instances; without one everything comes as it is stored. */
  from: bound.optional(),
  to: bound.optional(),
  deleted: z.enum(['true', 'false']).default('false'),
});
const mailQuerySchema = z.object({
  user: email.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
const userSchema = z.strictObject({ user: email });
const entrySchema = z.strictObject({
  user: email,
  calendar: z.string().min(1).max(1024),
  /** False takes it off the person's list. */
  subscribed: z.boolean().default(true),
  access_role: z.enum(ACCESS_ROLES).optional(),
  selected: z.boolean().optional(),
  hidden: z.boolean().optional(),
  /** The person's own name for it. */
  name: z.string().max(1000).optional(),
  time_zone: z.string().optional(),
});

/** What tests ask about calendars and order of them. */
export const calendarControlRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  app.get('/_control/calendar', async (request, reply) => {
    const { user, from, to, deleted } = calendarQuerySchema.parse(request.query);
    const account = await context.accounts.find(user);
    if (account === undefined) return reply.code(404).send({ error: `Nobody has the address ${user}.` });
    const calendars = createCalendars(context.database);
    await calendars.ensurePrimary(account);
    const events = createEvents(context.database);
    const hasWindow = from !== undefined || to !== undefined;
    const result = [];
    for (const calendar of await calendars.entries(user)) {
      const options = { singleEvents: true, showDeleted: deleted === 'true', timeMin: from, timeMax: to };
      const rows = hasWindow
        ? await collectEvents(events, calendar, options, context.now().getTime())
        : (await events.all(calendar.id)).filter((row) => deleted === 'true' || !row.cancelled);
      rows.sort(
        (a, b) =>
          instantOfTime(a.data.start, calendar.timeZone) - instantOfTime(b.data.start, calendar.timeZone),
      );
      const viewer = {
        calendar,
        accessRole: calendar.accessRole,
        timeZone: calendar.timeZone,
        publicUrl: context.publicUrl(),
      };
      result.push({
        id: calendar.id,
        summary: calendar.summary,
        timeZone: calendar.timeZone,
        accessRole: calendar.accessRole,
        primary: calendar.primary,
        events: rows.map((row) => renderEvent(row, viewer)),
      });
    }
    return { user, calendars: result };
  });

  app.get('/_control/mails', async (request) => {
    const { user, limit } = mailQuerySchema.parse(request.query);
    return { mails: await sentMails(context.database, user, limit) };
  });

  app.post('/_control/google/expire-sync-tokens', async (request) => {
    const { user } = userSchema.parse(request.body);
    const entries = await createCalendars(context.database).entries(user);
    for (const entry of entries)
      await context.values.set(syncFloorName(entry.id), context.now().getTime() + 1);
    return { calendars: entries.map((entry) => entry.id) };
  });

  app.post('/_control/google/calendar-list', async (request) => {
    const { user, calendar, subscribed, ...entry } = entrySchema.parse(request.body);
    const calendars = createCalendars(context.database);
    if (!subscribed) {
      await calendars.removeEntry(user, calendar);
      return { calendars: (await calendars.entries(user)).map(({ id }) => id) };
    }
    await calendars.addCalendar({
      id: calendar,
      primaryOf: undefined,
      summary: entry.name ?? calendar,
      description: undefined,
      timeZone: entry.time_zone ?? 'UTC',
      sharesFreeBusy: false,
    });
    const role = entry.access_role ?? 'owner';
    const said = {
      email: user,
      calendarId: calendar,
      ...(entry.name !== undefined && { summaryOverride: entry.name }),
      ...(entry.hidden !== undefined && { hidden: entry.hidden }),
      ...(entry.selected !== undefined && { selected: entry.selected }),
    };
    if (await calendars.entry(user, calendar))
      await calendars.changeEntry({ ...said, ...(entry.access_role && { accessRole: role }) });
    else await calendars.addEntry({ ...said, accessRole: role, backgroundColor: '#c2c2c2' });
    return { calendars: (await calendars.entries(user)).map(({ id }) => id) };
  });

  app.post('/_control/google/paging', async (request) => {
    const paging = pagingSchema.parse(request.body ?? {});
    await context.values.set(PAGING_VALUE, paging);
    return { paging };
  });
};
