import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeReminder, snoozeReminder } from '../schedule-reminder.ts';
import { createReminderHarness, type ReminderHarness, roundOf } from '../test/reminder-harness.ts';

const START = '2026-11-16T08:00:00Z';
let harness: ReminderHarness;
beforeAll(async () => {
  harness = await createReminderHarness(START);
});
beforeEach(() => {
  harness.clock.set(START);
  harness.reported.length = 0;
});
afterAll(() => harness.close());

const texts = async (userId: string) => (await harness.outbox(userId)).map(({ text }) => text);

describe('a reminder for once', () => {
  it('is sent at its time, on the channel it was asked for, once, and is over then', async () => {
    const userId = await harness.createUser('Europe/Madrid', ['WHATSAPP', 'SLACK']);
    const id = await harness.remind(userId, {
      text: 'call the bank',
      at: '2026-11-16T09:00:00Z',
      channel: 'SLACK',
    });
    await harness.round();
    expect(await texts(userId)).toEqual([]);
    harness.clock.set('2026-11-16T09:00:00.400Z');
    await harness.round();
    await harness.round();
    expect(await harness.outbox(userId)).toEqual([
      { channel: 'SLACK', kind: 'reminder', text: 'Reminder: call the bank', at: '2026-11-16T09:00:00.400Z' },
    ]);
    expect(await harness.row(id)).toMatchObject({
      is_active: false,
      next_at: null,
      last_triggered_at: new Date('2026-11-16T09:00:00.400Z'),
    });
  });

  it('becomes part of the conversation, in its owner’s words', async () => {
    const userId = await harness.createUser();
    await harness.remind(userId, { text: 'water the ferns', at: '2026-11-16T08:10:00Z' });
    harness.clock.set('2026-11-16T08:10:01Z');
    await harness.round();
    const messages = await harness.database.db
      .selectFrom('messages')
      .select(['channel', 'turn_id', 'message'])
      .where('user_id', '=', userId)
      .execute();
    expect(messages).toMatchObject([{ channel: 'WHATSAPP', turn_id: null }]);
    expect(JSON.parse(messages[0]?.message ?? '')).toMatchObject({
      kind: 'response',
      parts: [{ part_kind: 'text', content: 'Reminder: water the ferns' }],
    });
  });

  it('says that it is late when nobody was there at its time', async () => {
    const userId = await harness.createUser();
    await harness.remind(userId, { text: 'take the cake out', at: '2026-11-16T09:00:00Z' });
    harness.clock.set('2026-11-17T10:30:00Z');
    await harness.round();
    expect(await texts(userId)).toEqual([
      'Reminder: take the cake out\nSorry, this is late: it was due yesterday at 10:00.',
    ]);
  });

  it('without a connected channel is stored in the conversation and sent nowhere', async () => {
    const userId = await harness.createUser('Europe/Madrid', []);
    const id = await harness.remind(userId, { text: 'stretch', at: '2026-11-16T08:10:00Z', channel: 'WEB' });
    harness.clock.set('2026-11-16T08:10:01Z');
    await harness.round();
    expect(await texts(userId)).toEqual([]);
    expect(await harness.row(id)).toMatchObject({ is_active: false });
    const { count } = await harness.database.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('channel', '=', 'WEB')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe('a reminder that repeats', () => {
  it('comes again at its next time', async () => {
    const userId = await harness.createUser();
    const id = await harness.remind(userId, { text: 'stand up', cron: '30 9 * * 1-5' });
    harness.clock.set('2026-11-16T08:30:00Z');
    await harness.round();
    expect(await harness.row(id)).toMatchObject({
      is_active: true,
      next_at: new Date('2026-11-17T08:30:00Z'),
      last_triggered_at: new Date('2026-11-16T08:30:00Z'),
    });
    harness.clock.set('2026-11-17T08:30:00Z');
    await harness.round();
    expect(await texts(userId)).toEqual(['Reminder: stand up', 'Reminder: stand up']);
  });

  it('missed several times is sent once, and says how often', async () => {
    const userId = await harness.createUser();
    const id = await harness.remind(userId, { text: 'stand up', cron: '30 9 * * *' });
    harness.clock.set('2026-11-19T12:00:00Z');
    await harness.round();
    await harness.round();
    expect(await texts(userId)).toEqual([
      'Reminder: stand up\nSorry, this is late: it was due on Mon 16 Nov at 09:30 and 3 more times since.',
    ]);
    expect((await harness.row(id)).next_at).toEqual(new Date('2026-11-20T08:30:00Z'));
  });

  it('put off, comes then and at its own time as well', async () => {
    const userId = await harness.createUser();
    const id = await harness.remind(userId, { text: 'stand up', cron: '30 9 * * *' });
    harness.clock.set('2026-11-16T08:30:00Z');
    await harness.round();
    await snoozeReminder(
      harness.database.db,
      userId,
      id,
      new Date('2026-11-17T09:00:00Z'),
      harness.clock.now(),
    );
    for (const at of ['2026-11-17T08:30:00Z', '2026-11-17T09:00:00Z', '2026-11-18T08:30:00Z']) {
      harness.clock.set(at);
      await harness.round();
    }
    expect((await harness.outbox(userId)).map(({ at }) => at.slice(8, 16))).toEqual([
      '16T08:30',
      '17T08:30',
      '17T09:00',
      '18T08:30',
    ]);
  });

  it('put off and then done, keeps to its own times', async () => {
    const userId = await harness.createUser();
    const id = await harness.remind(userId, { text: 'stand up', cron: '30 9 * * *' });
    harness.clock.set('2026-11-16T08:30:00Z');
    await harness.round();
    await snoozeReminder(
      harness.database.db,
      userId,
      id,
      new Date('2026-11-16T09:00:00Z'),
      harness.clock.now(),
    );
    await completeReminder(harness.database.db, userId, id, harness.clock.now());
    expect(await harness.row(id)).toMatchObject({
      is_active: true,
      snoozed_until: null,
      next_at: new Date('2026-11-17T08:30:00Z'),
    });
  });

  it('moves with its owner’s zone, unless the zone was said', async () => {
    const userId = await harness.createUser();
    const own = await harness.remind(userId, { text: 'stand up', cron: '0 12 * * *' });
    const said = await harness.remind(userId, { text: 'call Tokyo', cron: '0 12 * * *', zone: 'Asia/Tokyo' });
    await sql`update users set time_zone = 'America/New_York' where id = ${userId}`.execute(
      harness.database.db,
    );
    await harness.round();
    expect((await harness.row(own)).next_at).toEqual(new Date('2026-11-16T17:00:00Z'));
    expect((await harness.row(said)).next_at).toEqual(new Date('2026-11-17T03:00:00Z'));
  });
});

describe('several processes', () => {
  it('tell each of many exactly once between them', async () => {
    const userId = await harness.createUser();
    await sql`insert into reminders (user_id, reminder_type, reminder_text, time_zone, channel, next_at)
      select ${userId}, 'one_time', 'thing ' || n, 'UTC', 'WHATSAPP', '2026-11-16T08:20:00Z'
      from generate_series(1, 1600) n`.execute(harness.database.db);
    harness.clock.set('2026-11-16T08:20:00Z');
    const processes = Array.from({ length: 4 }, () => harness.anotherProcess());
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(processes.map(roundOf));
    }
    const sent = await texts(userId);
    expect(sent).toHaveLength(1600);
    expect(new Set(sent).size).toBe(1600);
    expect(harness.reported).toEqual([]);
    const left = await harness.database.db
      .selectFrom('reminders')
      .select('id')
      .where('user_id', '=', userId)
      .where('is_active', '=', true)
      .execute();
    expect(left).toEqual([]);
  });

  it('cannot tell one again whose run is stored, even with its row put back', async () => {
    const userId = await harness.createUser();
    const id = await harness.remind(userId, { text: 'only once', at: '2026-11-16T08:20:00Z' });
    harness.clock.set('2026-11-16T08:20:00Z');
    await harness.round();
    await sql`update reminders set is_active = true, next_at = '2026-11-16T08:20:00Z' where id = ${id}`.execute(
      harness.database.db,
    );
    await harness.round();
    expect(await texts(userId)).toEqual(['Reminder: only once']);
  });
});

describe('accounts', () => {
  it('that were closed just before it was stored have it held as well', async () => {
    const userId = await harness.createUser();
    await sql`update users set is_active = false where id = ${userId}`.execute(harness.database.db);
    const id = await harness.remind(userId, { text: 'call the bank', at: '2026-11-16T08:10:00Z' });
    expect(await harness.row(id)).toMatchObject({ held: false });
    harness.clock.set('2026-11-16T08:10:01Z');
    await harness.round();
    expect(await harness.row(id)).toMatchObject({ is_active: true, held: true });
    await sql`update users set is_active = true where id = ${userId}`.execute(harness.database.db);
    await harness.round();
    expect(await texts(userId)).toEqual(['Reminder: call the bank']);
  });

  it('that are inactive hear nothing, and what they missed once they are active again', async () => {
    const userId = await harness.createUser();
    const id = await harness.remind(userId, { text: 'pay', at: '2026-11-16T08:20:00Z' });
    const set = (active: boolean) =>
      sql`update users set is_active = ${active} where id = ${userId}`.execute(harness.database.db);
    await set(false);
    harness.clock.set('2026-11-16T08:40:00Z');
    await harness.round();
    expect(await texts(userId)).toEqual([]);
    expect(await harness.row(id)).toMatchObject({ is_active: true, held: true });
    await set(true);
    await harness.round();
    expect(await texts(userId)).toHaveLength(1);
  });

  it('whose background events are paused hear what they asked for', async () => {
    const userId = await harness.createUser();
    await sql`update users set background_events_enabled = false where id = ${userId}`.execute(
      harness.database.db,
    );
    await harness.remind(userId, { text: 'pay', at: '2026-11-16T08:20:00Z' });
    harness.clock.set('2026-11-16T08:20:00Z');
    await harness.round();
    expect(await texts(userId)).toEqual(['Reminder: pay']);
  });

  it('that are deleted take their reminders along', async () => {
    const userId = await harness.createUser();
    await harness.remind(userId, { text: 'pay', at: '2026-11-16T08:20:00Z' });
    await sql`delete from users where id = ${userId}`.execute(harness.database.db);
    harness.clock.set('2026-11-16T08:20:00Z');
    await harness.round();
    expect(harness.reported).toEqual([]);
  });
});

describe('one that cannot be sent', () => {
  it('is parked and reported; the others of its owner are sent', async () => {
    const userId = await harness.createUser();
    const broken = await harness.remind(userId, { text: 'broken', cron: '20 9 * * *' });
    await sql`update reminders set cron_expression = 'nonsense', next_at = '2026-11-16T08:20:00Z' where id = ${broken}`.execute(
      harness.database.db,
    );
    await harness.remind(userId, { text: 'fine', at: '2026-11-16T08:20:00Z' });
    harness.clock.set('2026-11-16T08:20:00Z');
    await harness.round();
    await harness.round();
    expect(await texts(userId)).toEqual(['Reminder: fine']);
    expect(harness.reported).toHaveLength(1);
    expect(harness.reported[0]?.about).toEqual({ reminder_id: broken, parked: 'true' });
    expect(await harness.row(broken)).toMatchObject({ next_at: null });
    expect((await harness.row(broken)).parked_reason).toMatch(/five fields/);
  });

  it('because the database refuses it is parked just the same', async () => {
    const userId = await harness.createUser();
    await sql`create or replace function refuse() returns trigger language plpgsql as $$
      begin if new.message like '%unspeakable%' then raise exception 'no' using errcode = '22021'; end if; return new; end $$`.execute(
      harness.database.db,
    );
    await sql`create trigger refuse before insert on messages for each row execute function refuse()`.execute(
      harness.database.db,
    );
    const broken = await harness.remind(userId, { text: 'unspeakable', at: '2026-11-16T08:20:00Z' });
    await harness.remind(userId, { text: 'fine', at: '2026-11-16T08:20:00Z' });
    harness.clock.set('2026-11-16T08:20:00Z');
    await harness.round();
    await harness.round();
    expect(await texts(userId)).toEqual(['Reminder: fine']);
    expect(await harness.row(broken)).toMatchObject({ parked_reason: 'no', next_at: null });
    expect(harness.reported).toHaveLength(1);
  });
});
