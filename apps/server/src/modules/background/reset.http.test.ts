import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { type ChannelGround, createChannelGround, soon } from '../channels/test/channel-ground.ts';

/** Real: everything but the model, which says what the test wants. */
let ground: ChannelGround;
beforeAll(async () => {
  const model = new ScriptedModel((options) => {
    if (resultsSinceUser(options).length > 0) return 'Done, anything else?';
    return lastUserText(options).includes('book')
      ? { calls: [{ name: 'create_event', input: { title: 'Haircut', when: 'tomorrow at 10:00' } }] }
      : 'I hear you.';
  });
  ground = await createChannelGround({ model });
});
afterAll(() => ground.close());

it('Reset User in the middle of a tool: the turn does nothing more, and everything the dialog promises is done', async () => {
  const person = await ground.newPerson();
  await person.connectWhatsapp();
  await person.whatsapp.send('hello there');
  await person.whatsapp.waitForText('I hear you.');
  const { db, pool } = ground.product.database;
  const count = async (table: string, where: string) =>
    (
      await pool.query(`select count(*)::int as n from ${table} where user_id = $1 and ${where}`, [
        person.userId,
      ])
    ).rows[0].n as number;

  // The tool looks for conflicts before it books, and once more when it does: there it stands until all else happened.
  const looks = {
    vendor: 'google',
    method: 'GET',
    path: '/google/calendar/v3/calendars/*/events',
    user: person.email,
  };
  const staff = await ground.product.signIn('staff.one@catch.example');
  const planning = await ground.hold(looks);
  await person.whatsapp.send('book me a haircut tomorrow at 10:00');
  await soon(() => count('turns', "status = 'running'")).toBe(1);
  await planning.met();
  const booking = await ground.hold(looks);
  await planning.letGo();
  await soon(() => count('executions', "status = 'started'")).toBe(1);
  await person.whatsapp.send('and book another one');
  await soon(() => count('inbox', "status = 'waiting'")).toBe(1);

  const answer = await fetch(`${ground.url}/api/v1/admin/users/${person.userId}/reset`, {
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
  // The rebuild is the one thing that was asked for: it ran, is running, or waits.
  await soon(async () => {
    const { rows } = await pool.query('select count(*)::int as n from graphile_worker.jobs where key = $1', [
      `profile:${person.userId}`,
    ]);
    return rows[0].n === 1 || (await count('profiles', 'true')) === 1;
  }).toBe(true);

  // The tool comes back from Google and finds its work cancelled.
  await booking.letGo();
  await soon(async () => {
    const { rows } = await pool.query('select holder from lanes where user_id = $1', [person.userId]);
    return rows[0]?.holder ?? null;
  }).toBe(null);
  const calendar = await ground.control<{ calendars: { events: { summary?: string }[] }[] }>(
    `calendar?user=${encodeURIComponent(person.email)}`,
  );
  expect(
    calendar.calendars.flatMap(({ events }) => events).filter(({ summary }) => summary === 'Haircut'),
  ).toEqual([]);
  expect(await count('messages', 'true')).toBe(0);
  expect((await person.whatsapp.heard()).filter((text) => /Haircut|Done/.test(text))).toEqual([]);
  // Life goes on.
  await person.whatsapp.send('are you there?');
  await soon(
    async () => (await person.whatsapp.heard()).filter((text) => text === 'I hear you.').length,
  ).toBe(2);
});
