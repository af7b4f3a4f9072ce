import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { type ChannelHarness, createChannelHarness } from '../channels/test/channel-harness.ts';

/** Real: everything but the model, which says what the test wants. */
let harness: ChannelHarness;
beforeAll(async () => {
  const model = new ScriptedModel((options) => {
    if (resultsSinceUser(options).length > 0) return 'Done, anything else?';
    if (lastUserText(options).includes('are you there')) return 'I am here.';
    return lastUserText(options).includes('book')
      ? { calls: [{ name: 'create_event', input: { title: 'Haircut', when: 'tomorrow at 10:00' } }] }
      : 'I hear you.';
  });
  harness = await createChannelHarness({ model });
});
afterAll(() => harness.close());

it('Reset User in the middle of a tool: the turn does nothing more, and everything the dialog promises is done', async () => {
  const person = await harness.newPerson();
  await person.connectWhatsapp();
  await person.whatsapp.send('hello there');
  await person.whatsapp.waitForText('I hear you.');
  const { db, pool } = harness.product.database;
  const count = async (table: string, where: string) =>
    (
      await pool.query(`select count(*)::int as n from ${table} where user_id = $1 and ${where}`, [
        person.userId,
      ])
    ).rows[0].n as number;

  // The tool looks for conflicts before it books, and once more when it does: there it stands until all else happened.
  // Profile and background read the same calendar, at any moment: only who asks for the hour itself is the tool.
  const looks = {
    vendor: 'google',
    method: 'GET',
    path: '/google/calendar/v3/calendars/*/events',
    query: 'T10:00:00Z&timeMax=',
    user: person.email,
  };
  const staff = await harness.product.signIn('staff.one@catch.example');
  const planning = await harness.hold(looks);
  await pool.query('update background_people set look_at = to_timestamp(0) where user_id = $1', [
    person.userId,
  ]);
  await person.whatsapp.send('book me a haircut tomorrow at 10:00');
  await planning.met();
  expect(await count('turns', "status = 'running'")).toBe(1);
  const booking = await harness.hold(looks);
  await planning.letGo();
  await booking.met();
  expect(await count('executions', "status = 'started'")).toBe(1);
  // A webhook is answered once what it brought is stored.
  await person.whatsapp.send('and book another one');
  expect(await count('inbox', "status = 'waiting'")).toBe(1);

  const answer = await fetch(`${harness.url}/api/v1/admin/users/${person.userId}/reset`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(answer.status).toBe(200);

  // At once, in the same transaction.
  expect(await count('inbox', "status in ('waiting', 'taken')")).toBe(0);
  expect(await count('turns', "status = 'running'")).toBe(0);
  expect(await count('approvals', "status = 'pending'")).toBe(0);
  expect(await count('messages', 'true')).toBe(0);
  const user = await db
    .selectFrom('users')
    .select('background_events_enabled')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(user.background_events_enabled).toBe(false);
  // The rebuild is the one thing that was asked for: it waits, is running, or ran. A job goes after its profile came.
  const { rows: jobs } = await pool.query('select 1 from graphile_worker.jobs where key = $1', [
    `profile:${person.userId}`,
  ]);
  expect(jobs.length + (await count('profiles', 'true'))).toBeGreaterThan(0);

  // The tool comes back from Google and finds its work cancelled. The next answer belongs to the message behind it in
  // the lane.
  await booking.letGo();
  await person.whatsapp.send('are you there?');
  await person.whatsapp.waitForText('I am here.');
  const calendar = await harness.control<{ calendars: { events: { summary?: string }[] }[] }>(
    `calendar?user=${encodeURIComponent(person.email)}`,
  );
  expect(
    calendar.calendars.flatMap(({ events }) => events).filter(({ summary }) => summary === 'Haircut'),
  ).toEqual([]);
  // Nothing but the last question and its answer.
  expect(await count('messages', 'true')).toBe(2);
  expect((await person.whatsapp.received()).filter((text) => /Haircut|Done/.test(text))).toEqual([]);
});
