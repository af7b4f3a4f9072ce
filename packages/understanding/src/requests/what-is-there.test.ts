import { describe, expect, it, test } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { first, kinds, one, read, short } from './testing.ts';

const dinner: ConversationState = {
  focus: { id: 'e1', title: 'Dinner', start: '2026-11-21T19:00:00-05:00' },
};
const times = (message: string, state?: ConversationState): string[] =>
  one('createEvent', message, state).event.when.map(({ when }) => short(when));

describe('bare hours before a repetition are its hours', () => {
  it('is no series of whole days', () => {
    const [slot] = one('createEvent', 'block 12-1 every day next week for lunch').event.when;
    expect(slot && short(slot.when)).toMatch(/^RRULE:FREQ=DAILY;UNTIL=\S+ from 2026-11-2\dT12:00$/);
  });
});

describe('a part of the day that is blocked', () => {
  it('is taken whole', () => {
    expect(times('block tomorrow afternoon for writing')).toEqual(['2026-11-19T12:00/2026-11-19T18:00']);
    expect(times('block Friday morning for the report')).toEqual(['2026-11-20T09:00/2026-11-20T12:00']);
  });
});

describe('the end of one event is no second event', () => {
  test.each([
    ['flight to Lisbon at 6:40am on Friday, lands 8:55', '2026-11-20T06:40/2026-11-20T08:55'],
    ['choir at 3 and finishes at 5', '2026-11-18T15:00/2026-11-18T17:00'],
  ])('%s', (message, expected) => {
    expect(times(message)).toEqual([expected]);
  });

  it('asks once which half of the day both are in', () => {
    const { question, frames } = read('flight to Lisbon at 6:40 on Friday, lands 8:55');
    expect([question, frames.length]).toEqual(['Do you mean 18:40 or 06:40?', 1]);
  });

  it('counts for an event that is there as well', () => {
    const { reference, to } = one('moveEvent', 'make pilates start at 2 and end at 3:30');
    expect([reference.title, reference.when, to.map(({ when }) => short(when))]).toEqual([
      'pilates',
      [],
      ['2026-11-18T14:00/2026-11-18T15:30'],
    ]);
  });
});

describe('moving what is there', () => {
  it('an hour later is not an hour from now', () => {
    expect(one('moveEvent', 'put pilates an hour later').by?.minutes).toBe(60);
  });

  it('since when is not where to', () => {
    const { scope, reference, to } = one('moveEvent', 'move yoga to 6:30am from next Monday on');
    expect([scope, reference.when.length, to.map(({ when }) => short(when))]).toEqual([
      'following',
      1,
      ['2026-11-19T06:30'],
    ]);
  });

  it("the half of the day is left to the event's own hour", () => {
    expect(read('make it 7:45', dinner).question).toBeUndefined();
  });

  it('altogether is all of it', () => {
    expect(one('cancelEvent', 'cancel yoga altogether')).toMatchObject({
      scope: 'all',
      reference: { title: 'yoga' },
    });
  });
});

describe('cancelling', () => {
  it('of everything is of the day that was told of', () => {
    const { reference } = one('cancelEvent', "I'm sick today, cancel everything");
    expect([reference.all, reference.when.map(({ when }) => short(when))]).toEqual([
      true,
      ['2026-11-18T00:00/2026-11-19T00:00'],
    ]);
  });

  test.each(['cancel pilates and let Ana know', 'cancel pilates, then tell everyone'])('%s', (message) => {
    expect(one('cancelEvent', message).reference.title).toBe('pilates');
  });

  it('of a series is of all of it', () => {
    expect(one('cancelEvent', 'delete the stand-up series')).toMatchObject({
      scope: 'all',
      reference: { title: 'stand-up' },
    });
  });

  it('gives way to another change of the same event', () => {
    const pending = { frame: first('cancel the code review') };
    const { reference } = one('moveEvent', 'no, move it to Friday at 2 instead', { pending });
    expect(reference.title).toBe('code review');
  });

  test.each(['I live in Tokyo now', 'my back hurts right now'])('%s: nothing to book', (message) => {
    expect(kinds(message)).toEqual(['unclear']);
  });
});

describe('a new request is no answer', () => {
  it('with a name and a time of its own', () => {
    const target = first('book swimming on Saturday at 7');
    const state: ConversationState = {
      question: { slot: 'time', text: 'Do you mean 19:00 or 07:00?', frame: target },
    };
    const { event } = one('createEvent', 'call with Dev on Friday at 9am', state);
    expect([event.title, event.people.map(({ name }) => name)]).toEqual(['call', ['Dev']]);
    expect(times('Saturday at 8am', state)).toEqual(['2026-11-21T08:00']);
  });
});

describe('an address given after the event was made', () => {
  const state: ConversationState = { ...dinner, lastFrames: [first('dinner with Isla on Saturday at 7pm')] };

  test.each(['Isla is isla@example.org', 'her address is isla@example.org', 'isla@example.org'])(
    '%s',
    (message) => {
      const { people, reference } = one('invitePeople', message, state);
      expect([people[0]?.email, reference.id]).toEqual(['isla@example.org', 'e1']);
    },
  );
});

describe('while a move is proposed', () => {
  test.each([
    ['and invite Ben', 'invitePeople'],
    ['call it Grand review', 'renameEvent'],
  ])('%s is another change, and is not lost', (message, kind) => {
    const pending = { frame: first('move the ops review to Friday at 3') };
    expect(read(message, { pending }).frames).toMatchObject([{ kind: 'moveEvent', also: [{ kind }] }]);
  });
});

describe('reminders about it', () => {
  it('know what it is', () => {
    const { about, text } = one('setReminder', 'remind me an hour before it', dinner);
    expect([about?.title, text]).toEqual(['Dinner', 'Dinner']);
  });

  it('on the day before, at an hour of its own', () => {
    expect(one('setReminder', 'remind me to iron a shirt the day before it at noon', dinner)).toMatchObject({
      text: 'iron a shirt',
      beside: { part: 'day', side: 'before' },
      about: { title: dinner.focus?.title },
      when: [{ phrase: 'at noon' }],
    });
  });

  it('keep their last word', () => {
    expect(one('setReminder', 'reminder every weekday at 8:50 to clock in').text).toBe('clock in');
  });

  it('begin with the word', () => {
    expect(one('setReminder', 'reminder: feed the hens every morning at 6:15').text).toBe('feed the hens');
  });
});

it.each([
  ["what's on my plate tomorrow?", 'queryAgenda'],
  ['when can I fit in an hour for the gym tomorrow', 'findTime'],
])('%s', (message, kind) => {
  expect(kinds(message)).toEqual([kind]);
});

it('a length is fitted in, and a place labelled', () => {
  expect(one('findTime', 'when can I fit in an hour for the gym tomorrow').event).toMatchObject({
    title: 'gym',
    duration: { minutes: 60 },
  });
  expect(one('createEvent', 'Planning with Dev tomorrow 2-3pm, location: room 3').event.place).toBe('room 3');
});
