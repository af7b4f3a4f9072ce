import { expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { calendarTalk } from '../../../test/calendar-talk.ts';

const talk = calendarTalk();
const { google, say } = talk;
const titles = (userId: string) => google.shown(userId).map((one) => one.replace(/ \S+$/, ''));

it('takes back what is named, and leaves what was done after it', async () => {
  const userId = await talk.ground.createUser();
  await say(userId, 'Book dentist tomorrow at 9');
  await say(userId, 'Book yoga tomorrow at 6pm');
  expect(await say(userId, 'undo the dentist')).toMatch(/^Undone: Dentist/);
  expect(titles(userId)).toEqual(['Yoga']);
});

it('takes back the last two, one after the other', async () => {
  const userId = await talk.ground.createUser();
  for (const wish of ['Book dentist tomorrow at 9', 'Book yoga tomorrow at 6pm', 'Book tea tomorrow at 4pm'])
    await say(userId, wish);
  await say(userId, 'undo that');
  await say(userId, 'undo that');
  expect(titles(userId)).toEqual(['Dentist']);
});

it('says when something has already been taken back', async () => {
  const userId = await talk.ground.createUser();
  await say(userId, 'Book yoga tomorrow at 6pm');
  await say(userId, 'Book dentist tomorrow at 9');
  await say(userId, 'undo the dentist');
  expect(await say(userId, 'undo the dentist')).toMatch(/I already took that back/);
  expect(titles(userId)).toEqual(['Yoga']);
});

it('takes nothing back when nothing has that name', async () => {
  const userId = await talk.ground.createUser();
  await say(userId, 'Book yoga tomorrow at 6pm');
  expect(await say(userId, 'undo the dentist')).toMatch(/haven't done anything like 'the dentist'/);
  expect(titles(userId)).toEqual(['Yoga']);
});

it('asks which of several is meant, and takes that one back', async () => {
  const userId = await talk.ground.createUser();
  await say(userId, 'Book dentist tomorrow at 9');
  await say(userId, 'Book dentist on Thursday at 11');
  const asked = await say(userId, 'undo the dentist');
  expect(asked).toMatch(/^Which .*\n1\. .*Thursday.*\n2\. .*Tuesday/s);
  expect(google.shown(userId)).toHaveLength(2);
  expect(await say(userId, 'the second one')).toMatch(/^Undone: Dentist, Tuesday/);
  expect(google.shown(userId)).toEqual(['Dentist 2026-11-19T10:00:00.000Z']);
});

it('never takes back what staff did in the person’s name, nor the other way round', async () => {
  const userId = await talk.ground.createUser();
  const staff = await addUser(talk.ground.database.db);
  await say(userId, 'Book yoga tomorrow at 6pm');
  await say(userId, 'Book dentist tomorrow at 9', { askedBy: staff });
  expect(await say(userId, 'undo that')).toMatch(/^Undone: Yoga/);
  expect(await say(userId, 'undo that')).toMatch(/nothing to undo/i);
  expect(await say(userId, 'undo the dentist')).toMatch(/nothing/i);
  expect(titles(userId)).toEqual(['Dentist']);
  await say(userId, 'Book tea tomorrow at 4pm');
  expect(await say(userId, 'undo that', { askedBy: staff })).toMatch(/^Undone: Dentist/);
  expect(titles(userId)).toEqual(['Tea']);
});

it('is one talk on every channel', async () => {
  const userId = await talk.ground.createUser();
  await say(userId, 'Book yoga tomorrow at 6pm', { channel: 'WHATSAPP' });
  expect(await say(userId, 'undo that', { channel: 'SLACK' })).toMatch(/^Undone: Yoga/);
});

it('takes back nothing older while the last thing is in doubt', async () => {
  const userId = await talk.ground.createUser();
  await say(userId, 'Book yoga tomorrow at 6pm');
  google.around = async (moment) => {
    if (moment === 'after') google.isAway = true;
  };
  await say(userId, 'Book dentist tomorrow at 9');
  google.around = async () => undefined;
  expect(await say(userId, 'undo that')).toMatch(/do not know yet whether/);
  google.isAway = false;
  expect(titles(userId)).toEqual(['Dentist', 'Yoga']);
  // Now it can be known, and taken back.
  expect(await say(userId, 'undo that')).toMatch(/Undone: Dentist/);
  expect(titles(userId)).toEqual(['Yoga']);
});
