import { timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { calendarTalk } from '../../../test/calendar-talk.ts';
import { anotherCalendar } from '../../../test/memory-calendar.ts';
import { storePreference } from '../preferences/index.ts';

const talk = calendarTalk({ by: 'manager' });
const { google, say } = talk;

const keep = (userId: string, text: string) =>
  storePreference(talk.harness.database.db, {
    userId,
    category: 'other',
    text,
    quote: text,
    at: talk.harness.clock.now(),
  });

const stored = (userId: string) =>
  talk.harness.database.db
    .selectFrom('preferences')
    .select(['preference_text', 'rules'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();

it('is stored as the rules that it was read as; a note has none', async () => {
  const userId = await talk.harness.createUser();
  await say(userId, '{prefer|Remember that [text:I want no meetings before 10]}');
  expect(await say(userId, '{prefer|Remember that [text:I like window seats]}')).toMatch(/only a note/);
  expect(await stored(userId)).toMatchObject([
    { rules: [{ kind: 'keep-free', of: 'meeting', to: '10:00' }] },
    { rules: [] },
  ]);
});

it('preferences from before there were rules are followed as well', async () => {
  const userId = await talk.harness.createUser();
  await keep(userId, 'nothing on Tuesdays');
  expect(await say(userId, '{create|Book [title:dentist] [time:tomorrow at 11]}')).toMatch(
    /You told me: “nothing on Tuesdays”/,
  );
  expect(google.shown(userId)).toEqual([]);
});

it('holds for what staff ask in the person’s name, and staff’s own do not', async () => {
  const userId = await talk.harness.createUser();
  const staff = await addUser(talk.harness.database.db);
  await keep(userId, 'nothing on Tuesdays');
  await keep(staff, 'nothing on Wednesdays');
  expect(
    await say(userId, '{create|Book [title:dentist] [time:tomorrow at 11]}', { askedBy: staff }),
  ).toMatch(/nothing on Tuesdays/);
  expect(
    await say(userId, '{create|Book [title:yoga] [time:on Wednesday at 11]}', { askedBy: staff }),
  ).toMatch(/^Booked: Yoga/);
});

it('the pause between events counts what lies in other calendars', async () => {
  const userId = await talk.harness.createUser();
  await keep(userId, 'leave 15 minutes between meetings');
  const band = anotherCalendar('band@group', 'Band');
  google.others = [band];
  const at = (hour: number) => timed(Date.UTC(2026, 10, 17, hour), 'Europe/Madrid');
  google.add(userId, { id: 'e1', title: 'Rehearsal', calendarId: band.id, start: at(9), end: at(10) });
  // Eleven in Madrid is when the rehearsal ends.
  expect(await say(userId, '{create|Book [title:dentist] [time:tomorrow at 11]}')).toMatch(
    /You told me: “leave 15 minutes between meetings”/,
  );
  google.others = [];
});

it('quiet hours are about our messages, and not about events', async () => {
  const userId = await talk.harness.createUser();
  await say(userId, '{notify|[text:No messages between 8pm and 7am]}');
  expect(await stored(userId)).toMatchObject([{ rules: [] }]);
  expect(await say(userId, '{create|Book [title:yoga] [time:tomorrow at 9pm]}')).toMatch(/^Booked: Yoga/);
});

it.each(['nothing before 10 '.repeat(600), 'x'.repeat(10_000)])(
  'ten thousand letters bind nobody',
  async (text) => {
    const userId = await talk.harness.createUser();
    await say(userId, `{prefer|Remember that [text:${text}]}`);
    for (const { rules } of await stored(userId)) expect(rules).toEqual([]);
    expect(await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}')).toMatch(
      /^Booked: Dentist/,
    );
  },
);
