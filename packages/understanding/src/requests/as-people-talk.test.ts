import { describe, expect, it, test } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { first, kinds, one, read, short } from './testing.ts';

const review: ConversationState = {
  focus: { id: 'e1', title: 'Review', start: '2026-12-22T15:00:00-05:00' },
};

describe('spoken and mistyped', () => {
  test.each([
    ['um so yeah can you like put uh a haircut on my calendar for um saturday at noon', 'haircut'],
    ['cna you add a "um, ok" meeting tomorow at 4pm', 'um, ok'],
    ['Hmm, book the ER follow-up on Friday at 9am', 'ER follow-up'],
  ])('%s', (message, title) => {
    expect(one('createEvent', message).event.title).toBe(title);
  });

  test.each(['uh', 'umm', 'hmm'])('%s agrees to nothing', (message) => {
    const lunch = first('book lunch with Ana on Friday at 1');
    expect(kinds(message, { pending: { frame: lunch } })).toEqual(['unclear']);
  });

  test.each([
    'jantar com a mãe sexta às 20h',
    'rendez-vous avec ana demain à 15h',
    'termin mit ben morgen um 15h',
  ])('no time is guessed from another language: %s', (message) => {
    expect(kinds(message)).toEqual(['unclear']);
  });

  it('a title may be in any language', () => {
    expect(one('createEvent', 'add almoço com João tomorrow at 1pm').event.title).toBe('almoço com João');
  });
});

describe('days that do not exist are asked about', () => {
  test.each([
    ['book gym on Feb 30 at 10am', 'Feb 30'],
    ['book gym on 31 April at 10am', '31 April'],
    ['book gym on 31/4 at 10am', '31/4'],
    ['move gym to 2026-02-30 at 10am', '2026-02-30'],
  ])('%s', (message, date) => {
    const { question, frames } = read(message);
    expect(question).toBe(`There is no ${date}. Which day do you mean?`);
    const [frame] = frames;
    if (frame?.kind === 'createEvent') expect(frame.event.title).toBe('gym');
  });

  test.each(['book gym on Feb 28 at 10am', 'book gym on 12/30 at 10am', 'book gym on May 5 at 10:30am'])(
    'and others are not: %s',
    (message) => {
      expect(read(message).question).toBeUndefined();
    },
  );
});

describe('an event that is there is moved, not made', () => {
  test.each([
    ['start pilates 15 minutes earlier', -15],
    ['can we do the review an hour later', 60],
    ['move pilates to the next day', 1440],
    ['move pilates to the day before', -1440],
  ])('%s', (message, minutes) => {
    const { by, reference, to } = one('moveEvent', message);
    expect([by?.minutes, reference.title, to]).toEqual([
      minutes,
      message.includes('review') ? 'review' : 'pilates',
      [],
    ]);
  });

  it('from a day on means all that follow', () => {
    expect(one('cancelEvent', 'cancel the stand-up from next Monday on').scope).toBe('following');
    expect(one('cancelEvent', 'cancel the stand-up from 1 December onwards').scope).toBe('following');
  });
});

describe('that day, that week: of what was talked about', () => {
  test.each([
    ["what's in my calendar that week?", '2026-12-21T00:00/2026-12-28T00:00'],
    ['what else is on that day?', '2026-12-22T00:00/2026-12-23T00:00'],
  ])('%s', (message, expected) => {
    expect(one('queryAgenda', message, review).reference.when.map(({ when }) => short(when))).toEqual([
      expected,
    ]);
  });

  it('a question about it is looked up by name and day', () => {
    const { reference } = one('queryDetail', 'what time is that for me?', review);
    expect([reference.id, reference.title, reference.when.map(({ phrase }) => phrase)]).toEqual([
      'e1',
      'Review',
      ['2026-12-22'],
    ]);
  });
});

describe('corrections in bare numbers', () => {
  const at = (message: string, request: string) => {
    const { revised } = one('correct', message, { pending: { frame: first(request) } });
    return revised?.kind === 'createEvent' ? revised.event.when.map(({ when }) => short(when)) : undefined;
  };

  it('stay in their half of the day', () => {
    expect(at('no, 9', 'dinner with Ana on Saturday at 8pm')).toEqual(['2026-11-21T21:00']);
    expect(at('actually 11', 'call with Ana on Friday at 10')).toEqual(['2026-11-20T11:00']);
    expect(at('no, 9am', 'dinner with Ana on Saturday at 8pm')).toEqual(['2026-11-21T09:00']);
  });

  it('stay on the day that was said, even if the hour was open', () => {
    expect(at('no, 10am', 'class on Saturday at 7')).toEqual(['2026-11-21T10:00']);
  });

  it('may be a stretch', () => {
    expect(at('no, just 2 to 4', 'block Friday from 1 to 5')).toEqual(['2026-11-20T14:00/2026-11-20T16:00']);
  });
});

describe('what is not about the calendar', () => {
  test.each([
    ['tell Ben I might be late', 'message'],
    ['let Ana know that I am on my way', 'message'],
    ['remind Ana to send the slides', 'message'],
    ['write me a short poem about cats', 'other'],
  ])('%s', (message, topic) => {
    expect(one('outOfScope', message).topic).toBe(topic);
  });

  it('a complaint is no event', () => {
    expect(kinds('this is silly, you never get it right')).toEqual(['unclear']);
  });
});

describe('questions', () => {
  it("somebody's answer", () => {
    const { people, reference } = one('queryAttendees', 'did Ana accept the code review?');
    expect([people.map(({ name }) => name), reference.title]).toEqual([['Ana'], 'code review']);
  });

  test.each([
    'when do I finish on Thursday',
    'first meeting tomorrow?',
    "what's my longest meeting this week",
  ])('are told by what is on: %s', (message) => {
    expect(one('queryAgenda', message).reference.title).toBeUndefined();
  });

  it('what was just remembered can be forgotten by pointing at it', () => {
    const lastFrames = [first('remember that I prefer meetings after 10am')];
    expect(one('forgetPreference', 'forget that', { lastFrames }).text).toMatch(/after 10am/);
    expect(kinds('forget that')).toEqual(['reject']);
  });

  it('what was shown last is what the first one is of', () => {
    const state = {
      lastFrames: [first('what reminders do I have?')],
      reminders: [{ id: 'r1', text: 'wrap presents' }],
    };
    expect(one('cancelReminder', 'delete the first one', state).reminder.id).toBe('r1');
  });

  it('free time is asked for, not booked', () => {
    expect(kinds('free time tomorrow?')).toEqual(['queryFree']);
    expect(one('findTime', 'find me 2 hours for deep work this week').event).toMatchObject({
      title: 'deep work',
      duration: { minutes: 120 },
    });
  });

  it('nobody is at a point', () => {
    const { event } = one('createEvent', 'meet Ben at some point next week for an hour');
    expect([event.place, event.title]).toEqual([undefined, undefined]);
  });

  it('time kept free is called so', () => {
    expect(one('createEvent', 'block Friday from 2 to 4').event.title).toBe('Blocked');
  });

  it('somebody is off for the day', () => {
    expect(one('createEvent', "I'm off on Thursday").event).toMatchObject({
      allDay: true,
      availability: 'outOfOffice',
    });
  });
});
