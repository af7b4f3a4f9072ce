import { describe, expect, it, test } from 'vitest';
import { first, kinds, one, read, short } from './testing.ts';

/** Every event of a message: 'title @ time'. */
const events = (message: string): string[] =>
  read(message).frames.flatMap((frame) =>
    frame.kind === 'createEvent'
      ? [`${frame.event.title} @ ${frame.event.when.map(({ when }) => short(when)).join(' ')}`]
      : [],
  );

describe('several events in one breath', () => {
  test.each([
    [
      'add plumber tomorrow 10:15 to 10:45 and groceries at 6pm',
      ['plumber @ 2026-11-19T10:15/2026-11-19T10:45', 'groceries @ 2026-11-19T18:00'],
    ],
    [
      'book tennis on Saturday at 10am, then brunch with Ben at 12',
      ['tennis @ 2026-11-21T10:00', 'brunch @ 2026-11-21T12:00'],
    ],
    [
      'book the plumber tomorrow at 10, gym at 12 and dinner at 8pm',
      ['plumber @ 2026-11-19T10:00', 'gym @ 2026-11-19T12:00', 'dinner @ 2026-11-19T20:00'],
    ],
    [
      'dinner with Ana at 7pm and drinks at 9pm on Friday',
      ['dinner @ 2026-11-20T19:00', 'drinks @ 2026-11-20T21:00'],
    ],
  ])('%s', (message, expected) => {
    expect(events(message)).toEqual(expected);
  });

  it('loses none of them, whatever else is asked for', () => {
    expect(kinds('add plumber tomorrow 10:15 to 10:45 and groceries at 6pm and cancel pilates')).toEqual([
      'createEvent',
      'createEvent',
      'cancelEvent',
    ]);
  });

  test.each(['choir at 3 and finishes at 5', 'lunch with Ana tomorrow at 12 and Ben at 1'])(
    'one event: %s',
    (message) => {
      expect(events(message)).toHaveLength(1);
    },
  );
});

describe('an hour behind to is the new one, whatever stands before it', () => {
  test.each([
    ['move pilates from 1 to 2', ['2026-11-18T13:00'], ['2026-11-18T14:00']],
    ['move the stand-up on Friday to 9', ['2026-11-20T00:00/2026-11-21T00:00'], ['2026-11-18T09:00']],
    ['push the call to 4 please', [], ['2026-11-18T16:00']],
  ])('%s', (message, old, fresh) => {
    const { reference, to } = one('moveEvent', message);
    expect(reference.when.map(({ when }) => short(when))).toEqual(old);
    expect(to.map(({ when }) => short(when))).toEqual(fresh);
  });
});

describe('names that hold a time', () => {
  test.each([
    ['put an all day event on the 24th called Christmas Eve prep', 'Christmas Eve prep'],
    ['add a meeting named Monday blues on Friday at 4', 'Monday blues'],
    ['create an event called Review Friday at 3', 'Review'],
  ])('%s', (message, title) => {
    expect(one('createEvent', message).event.title).toBe(title);
  });

  it('a day is a day before called', () => {
    const { event } = one('createEvent', 'put an all day event on the 24th called Christmas Eve prep');
    expect(event.when.map(({ when }) => short(when))).toContain('2026-11-24T00:00/2026-11-25T00:00');
  });

  it('minutes are no house number', () => {
    const { event } = one('createEvent', "parents evening 3 Dec 18:30 till 20:15 at St Anne's school");
    expect(event.when.map(({ when }) => short(when))).toEqual(['2026-12-03T18:30/2026-12-03T20:15']);
  });
});

describe('the company that the speaker is in', () => {
  test.each([
    ['find a slot for me and Ana tomorrow afternoon', ['Ana']],
    ['when can Ana and I meet tomorrow?', ['Ana']],
    ['when could me and Ben get together this week', ['Ben']],
    ['find an hour for Ana, Ben and me on Thursday', ['Ana', 'Ben']],
  ])('%s', (message, people) => {
    const frame = one('findTime', message);
    expect(frame.event.people.map(({ name }) => name)).toEqual(people);
    expect(frame.event.title).toBeUndefined();
  });

  it('counts between two as well', () => {
    const { event } = one('createEvent', 'schedule a call between me and Dev tomorrow at 3');
    expect(event.people.map(({ name }) => name)).toEqual(['Dev']);
  });
});

describe('nothing that was said is lost', () => {
  it('names beside a title are those who come', () => {
    const { event } = one('createEvent', 'book Ana and Ben on Thursday 10-11 "Roadmap"');
    expect([event.title, event.people.map(({ name }) => name)]).toEqual(['Roadmap', ['Ana', 'Ben']]);
  });

  it('names in small letters, though something else has capitals', () => {
    const { event } = one(
      'createEvent',
      'meet ben okafor and dev patel at the cafe on Main St on friday at noon',
    );
    expect(event.people.map(({ name }) => name)).toEqual(['ben okafor', 'dev patel']);
  });

  it('what time is set aside for', () => {
    expect(one('createEvent', 'set aside 20 minutes tomorrow at 9 to stretch').event.title).toBe('stretch');
  });

  it('a link asked for behind a comma', () => {
    const { event } = one(
      'createEvent',
      'schedule an interview with Jane on Friday at 10am, send a Meet link',
    );
    expect(event.videoLink).toBe(true);
  });

  it('all day behind the date', () => {
    expect(one('createEvent', 'add "Pay taxes" on the 15th of next month all day').event.allDay).toBe(true);
  });

  it('a club that reads books', () => {
    expect(one('createEvent', 'book club every first Thursday of the month 7-9pm').event.title).toBe(
      'book club',
    );
  });
});

describe('what is refused in a correction is not what is wanted', () => {
  const lunch = first('book lunch with Ana on Friday at 1');
  test.each(['not Friday, Saturday', 'Saturday, not Friday', 'Saturday instead of Friday'])(
    '%s',
    (message) => {
      const { revised } = one('correct', message, { pending: { frame: lunch } });
      expect(revised?.kind === 'createEvent' && revised.event.when.map(({ when }) => short(when))).toEqual([
        '2026-11-21T13:00',
      ]);
    },
  );
});
