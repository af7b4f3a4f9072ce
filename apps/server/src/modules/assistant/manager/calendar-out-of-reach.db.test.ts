import { afterEach, expect, it } from 'vitest';
import { calendarTalk } from '../../../../test/calendar-talk.ts';
import { MAIN_CALENDAR } from '../../calendar/index.ts';

const talk = calendarTalk();
const { google, say } = talk;

afterEach(() => {
  google.broken.clear();
});

const TROUBLE = [
  ['has to be reconnected', 'reconnect-needed', /needs to be reconnected/],
  ['does not answer', 'unavailable', /cannot be reached|can't reach/],
] as const;
const begin = (kind: (typeof TROUBLE)[number][1]) => google.broken.set(MAIN_CALENDAR, kind);

it.each(TROUBLE)(
  'with a calendar that %s, says so whatever is asked about it',
  async (_what, kind, words) => {
    const userId = await talk.harness.createUser();
    begin(kind);
    expect(await say(userId, 'lunch tomorrow at 1')).toMatch(words);
    expect(await say(userId, 'what do I have tomorrow?')).toMatch(words);
    expect(await say(userId, 'move lunch to 2pm')).toMatch(words);
    expect(google.shown(userId)).toEqual([]);
  },
);

it.each(TROUBLE)('with a calendar that %s, still does what needs none', async (_what, kind) => {
  const userId = await talk.harness.createUser();
  begin(kind);
  expect(await say(userId, 'remind me tomorrow at 9 to call mum')).toMatch(/call mum/i);
  const reminders = await talk.harness.database.db
    .selectFrom('reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  expect(reminders).toHaveLength(1);
  expect(await say(userId, 'hello')).not.toMatch(/sorry|error/i);
});
