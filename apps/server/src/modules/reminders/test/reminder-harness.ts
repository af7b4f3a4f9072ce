import { randomUUID } from 'node:crypto';
import type { Channel } from '@catch/contract/channel';
import { addUser } from '../../../../test/add-user.ts';
import { createTestClock, type TestClock } from '../../../../test/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { matchesWords } from '../../assistant/tools/events/matches-words.ts';
import {
  CalendarError,
  type CalendarEvent,
  type CalendarGateway,
  createAllCalendarsGateway,
} from '../../calendar/index.ts';
import { notifyUsers } from '../../channels/outbox/notify-users.ts';
import { createReminders, type RemindersModule } from '../create-reminders.ts';
import { nextRun, parseCron } from '../cron.ts';
import type { RelativeTo } from '../following/relative-to.ts';
import { scheduleReminder } from '../schedule-reminder.ts';

/** Reminders on a real database with a clock of the test's own; the calendar is a list in memory. */
export interface ReminderHarness {
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly reported: { readonly error: unknown; readonly about: Record<string, string> }[];
  /** What lies in everybody's primary calendar. */
  readonly calendar: Map<string, CalendarEvent>;
  /** True: the calendar service does not answer. */
  calendarIsDown: boolean;
  /** The calendar service answers when this is over. */
  calendarAnswers: Promise<void>;
  createUser(zone?: string, channels?: readonly ('WHATSAPP' | 'SLACK')[]): Promise<string>;
  remind(userId: string, what: NewOne): Promise<string>;
  /** One round, to its end. */
  round(): Promise<void>;
  /** Only what is due. */
  fireDue(): Promise<void>;
  /** Only what their calendars say. */
  follow(): Promise<void>;
  anotherProcess(): RemindersModule;
  outbox(userId: string): Promise<{ channel: string; text: string; kind: string; at: string }[]>;
  row(id: string): ReturnType<typeof findRow>;
  close(): Promise<void>;
}

export interface NewOne {
  readonly text: string;
  readonly at?: string;
  readonly cron?: string;
  readonly zone?: string;
  readonly relativeTo?: RelativeTo;
  readonly channel?: Channel;
}

/** One round of a process, to its end. */
export const roundOf = async ({ rounds }: RemindersModule): Promise<void> => {
  await Promise.all(Object.values(rounds).map((work) => work()));
};

const findRow = (database: TestDatabase, id: string) =>
  database.db.selectFrom('reminders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function createReminderHarness(now: string): Promise<ReminderHarness> {
  // As many connections as the several processes of a test would have between them.
  const database = await createTestDatabase(30);
  const { db } = database;
  const clock = createTestClock(now);
  const reported: ReminderHarness['reported'] = [];
  const calendar = new Map<string, CalendarEvent>();
  const primary = {
    forUser: () => ({
      listEvents: async ({ from, to }: { from: number; to: number }) => {
        if (harness.calendarIsDown) throw new CalendarError('unavailable', 'no answer');
        const events = [...calendar.values()].filter(
          ({ start }) => start.kind === 'timed' && start.at < to && start.at + 3_600_000 > from,
        );
        return { events, timeZone: undefined };
      },
      getEvent: async (_calendar: string, id: string) => {
        await harness.calendarAnswers;
        if (harness.calendarIsDown) throw new CalendarError('unavailable', 'no answer');
        const event = calendar.get(id);
        if (!event) throw new CalendarError('gone', 'deleted');
        return event;
      },
    }),
  } as unknown as CalendarGateway;
  const gateway = createAllCalendarsGateway(primary, clock);
  const start = () =>
    createReminders({
      db,
      clock,
      gateway,
      matchesWords,
      liveness: { signal: new AbortController().signal },
      notify: (transaction, notices) =>
        notifyUsers(
          transaction,
          notices.map((notice) => ({ ...notice, kind: 'reminder' as const })),
        ),
      report: (error, about) => reported.push({ error, about }),
    });
  const reminders = start();
  const harness: ReminderHarness = {
    database,
    clock,
    reported,
    calendar,
    calendarIsDown: false,
    calendarAnswers: Promise.resolve(),
    anotherProcess: start,
    createUser: async (zone = 'Europe/Madrid', channels = ['WHATSAPP']) => {
      // Anyone outside home.example is a customer.
      const id = await addUser(db, { email: `${randomUUID()}@home.example`, time_zone: zone });
      const at = clock.now();
      if (channels.includes('WHATSAPP'))
        await db
          .insertInto('whatsapp_links')
          .values({
            user_id: id,
            whatsapp_user_id: randomUUID(),
            phone: null,
            connected_at: at,
            last_inbound_at: at,
            tokens: 20,
            tokens_at: at,
          })
          .execute();
      if (channels.includes('SLACK')) {
        await db
          .insertInto('slack_installations')
          .values({
            team_id: `T${id}`,
            team_name: 'Team',
            bot_user_id: 'B',
            bot_token: 'x',
            scopes: '',
            installed_at: at,
            dead_since: null,
            dead_reason: null,
          })
          .execute();
        await db
          .insertInto('slack_links')
          .values({
            user_id: id,
            team_id: `T${id}`,
            slack_user_id: 'U',
            conversation_id: null,
            connected_at: at,
          })
          .execute();
      }
      return id;
    },
    remind: async (userId, what) => {
      const { time_zone } = await db
        .selectFrom('users')
        .select('time_zone')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const zone = what.zone ?? time_zone ?? 'UTC';
      const at = what.at ? new Date(what.at) : null;
      const row = await scheduleReminder(db, {
        id: randomUUID(),
        userId,
        text: what.text,
        timeZone: zone,
        zoneIsSaid: what.zone !== undefined,
        channel: what.channel ?? 'WHATSAPP',
        scheduledAt: at,
        cron: what.cron ?? null,
        relativeTo: what.relativeTo ?? null,
        nextAt: what.cron ? (nextRun(parseCron(what.cron), zone, clock.now()) ?? null) : at,
        at: clock.now(),
      });
      return row.id;
    },
    round: () => roundOf(reminders),
    fireDue: async () => reminders.rounds['due reminders']?.(),
    follow: async () => reminders.rounds['reminders before events']?.(),
    outbox: async (userId) => {
      const rows = await db
        .selectFrom('outbox')
        .select(['channel', 'payload', 'kind', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return rows.map(({ channel, payload, kind, created_at }) => ({
        channel,
        kind,
        text: String(payload.text),
        at: created_at.toISOString(),
      }));
    },
    row: (id) => findRow(database, id),
    close: () => database.close(),
  };
  return harness;
}
