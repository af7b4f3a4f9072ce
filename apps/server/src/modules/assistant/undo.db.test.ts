import { describe, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { calendarTalk } from '../../../test/calendar-talk.ts';

const talk = calendarTalk({ by: 'manager' });
const modelTalk = calendarTalk({ by: 'model' });
const { google, say } = talk;
const titles = (userId: string, calendar = google) =>
  calendar.shown(userId).map((one) => one.replace(/ \S+$/, ''));

it('takes back what is named, and leaves what was done after it', async () => {
  const userId = await talk.harness.createUser();
  await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
  await say(userId, '{create|Book [title:yoga] [time:tomorrow at 6pm]}');
  expect(await say(userId, '{undo|undo [target:the dentist]}')).toMatch(/^Undone: Dentist/);
  expect(titles(userId)).toEqual(['Yoga']);
});

it('takes back the last two, one after the other', async () => {
  const userId = await talk.harness.createUser();
  for (const wish of [
    '{create|Book [title:dentist] [time:tomorrow at 9]}',
    '{create|Book [title:yoga] [time:tomorrow at 6pm]}',
    '{create|Book [title:tea] [time:tomorrow at 4pm]}',
  ])
    await say(userId, wish);
  await say(userId, '{undo|undo that}');
  await say(userId, '{undo|undo that}');
  expect(titles(userId)).toEqual(['Dentist']);
});

it('says when something has already been taken back', async () => {
  const userId = await talk.harness.createUser();
  await say(userId, '{create|Book [title:yoga] [time:tomorrow at 6pm]}');
  await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
  await say(userId, '{undo|undo [target:the dentist]}');
  expect(await say(userId, '{undo|undo [target:the dentist]}')).toMatch(/I've already undone that/);
  expect(titles(userId)).toEqual(['Yoga']);
});

it('takes nothing back when nothing has that name', async () => {
  const userId = await talk.harness.createUser();
  await say(userId, '{create|Book [title:yoga] [time:tomorrow at 6pm]}');
  expect(await say(userId, '{undo|undo [target:the dentist]}')).toMatch(
    /haven't done anything like 'the dentist'/,
  );
  expect(titles(userId)).toEqual(['Yoga']);
});

it('never takes back what staff did in the person’s name, nor the other way round', async () => {
  const userId = await talk.harness.createUser();
  const staff = await addUser(talk.harness.database.db);
  await say(userId, '{create|Book [title:yoga] [time:tomorrow at 6pm]}');
  await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}', { askedBy: staff });
  expect(await say(userId, '{undo|undo that}')).toMatch(/^Undone: Yoga/);
  expect(await say(userId, '{undo|undo that}')).toMatch(/nothing to undo/i);
  expect(await say(userId, '{undo|undo [target:the dentist]}')).toMatch(/nothing/i);
  expect(titles(userId)).toEqual(['Dentist']);
  await say(userId, '{create|Book [title:tea] [time:tomorrow at 4pm]}');
  expect(await say(userId, '{undo|undo that}', { askedBy: staff })).toMatch(/^Undone: Dentist/);
  expect(titles(userId)).toEqual(['Tea']);
});

it('is one talk on every channel', async () => {
  const userId = await talk.harness.createUser();
  await say(userId, '{create|Book [title:yoga] [time:tomorrow at 6pm]}', { channel: 'WHATSAPP' });
  expect(await say(userId, '{undo|undo that}', { channel: 'SLACK' })).toMatch(/^Undone: Yoga/);
});

describe('asked by a model', () => {
  const { google, say } = modelTalk;

  it('asks which of several to undo, and goes on with the answer', async () => {
    const userId = await modelTalk.harness.createUser();
    await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
    await say(userId, '{create|Book [title:dentist] [time:on Thursday at 11]}');
    const asked = await say(userId, '{undo|undo [target:the dentist]}');
    expect(asked).toMatch(/^Which .*\n.*Thursday.*\n.*Tuesday/s);
    expect(google.shown(userId)).toHaveLength(2);
    expect(await say(userId, '{pick|[option:2]}')).toMatch(/Undone: dentist, tomorrow/);
    expect(google.shown(userId)).toHaveLength(1);
  });

  it('takes back nothing older while the last thing is in doubt', async () => {
    const userId = await modelTalk.harness.createUser();
    await say(userId, '{create|Book [title:yoga] [time:tomorrow at 6pm]}');
    google.around = async (moment) => {
      if (moment === 'after') google.isAway = true;
    };
    await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
    google.around = async () => undefined;
    expect(await say(userId, '{undo|undo that}')).toMatch(/don't know yet whether/);
    google.isAway = false;
    expect(titles(userId, google)).toEqual(['dentist', 'yoga']);
    // Now it can be known, and taken back.
    expect(await say(userId, '{undo|undo that}')).toMatch(/Undone: dentist/);
    expect(titles(userId, google)).toEqual(['yoga']);
  });
});
