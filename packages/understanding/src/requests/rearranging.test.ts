import { describe, expect, it } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { first, one, read, short } from './testing.ts';

const FOCUS: ConversationState = {
  focus: { id: 'e1', title: 'Pottery', start: '2026-11-19T19:00:00-05:00' },
};

describe('how often something is from now on', () => {
  it.each([
    ['make it every two weeks', 'RRULE:FREQ=WEEKLY;INTERVAL=2'],
    ['make that weekly', 'RRULE:FREQ=WEEKLY'],
    ['have it repeat every month', 'RRULE:FREQ=MONTHLY'],
    ['can you turn this into a weekly thing?', 'RRULE:FREQ=WEEKLY'],
    ['repeat it every other week please', 'RRULE:FREQ=WEEKLY;INTERVAL=2'],
  ])('%s', (text, rule) => {
    const frame = one('moveEvent', text, FOCUS);
    expect(frame).toMatchObject({ repeat: true, reference: { id: 'e1' } });
    expect(frame.to.map(({ when }) => (when.kind === 'recurrence' ? when.rrule.join() : when.kind))).toEqual([
      rule,
    ]);
  });

  it.each([
    ['make the board call every two weeks', 'board call'],
    ['change pottery to every other thursday', 'pottery'],
    ['repeat the check-up every 6 months', 'check-up'],
    ['make pottery weekly', 'pottery'],
  ])('%s', (text, title) => {
    expect(one('moveEvent', text)).toMatchObject({ repeat: true, reference: { title } });
  });

  it('asks how often when that was not said', () => {
    expect(read('make the board call recurring')).toMatchObject({
      question: 'How often should it repeat?',
      asks: { slot: 'when' },
    });
  });

  it.each([
    ['make a standup every monday at 9', 'createEvent'],
    ['move my weekly sync to friday', 'moveEvent'],
    ['set my alarm to repeat daily', 'outOfScope'],
  ])('is not meant by %s', (text, kind) => {
    const frame = first(text);
    expect(frame.kind).toBe(kind);
    expect(frame).not.toHaveProperty('repeat');
  });

  it('changes the rhythm of what was proposed, not its day and hour', () => {
    const pending = { frame: one('createEvent', 'choir with Ana every thursday at 7pm') };
    const frame = one('correct', 'make it every two weeks', { pending });
    const { revised } = frame;
    if (revised?.kind !== 'createEvent') throw new Error('no event');
    expect(revised.event.when.map(({ when }) => short(when))).toEqual([
      'RRULE:FREQ=WEEKLY;INTERVAL=2 from 2026-11-19T19:00',
    ]);
  });
});

describe('several at once', () => {
  it.each([
    'move all my meetings tomorrow an hour later',
    'push everything tomorrow afternoon by 30 minutes',
    'shift my whole afternoon by an hour',
    'can you push my meetings tomorrow back half an hour',
    'move everything on friday to monday',
  ])('%s', (text) => {
    expect(one('moveEvent', text).reference).toMatchObject({ all: true });
    expect(read(text).question).toBeUndefined();
  });

  it('without a day, are those of today', () => {
    expect(one('moveEvent', 'push everything by 20 minutes').reference).toMatchObject({
      all: true,
      when: [{ phrase: 'today' }],
    });
  });

  it.each(['push my meeting tomorrow back half an hour', 'move the review to friday'])('not %s', (text) => {
    expect(one('moveEvent', text).reference.all).toBeUndefined();
  });

  const list: ConversationState = {
    lastFrames: [one('queryAgenda', "what's on tomorrow")],
    shown: [
      { id: 'a', title: 'Choir', start: '2026-11-19T10:00:00-05:00' },
      { id: 'b', title: 'Sales report', start: '2026-11-19T15:00:00-05:00' },
    ],
  };

  it('are those of the list that was shown', () => {
    expect(one('moveEvent', 'push them all back by an hour', list).reference).toMatchObject({
      all: true,
      when: [{ phrase: 'tomorrow' }],
    });
    expect(one('cancelEvent', 'cancel all of them', list).reference).toMatchObject({ all: true });
  });

  it('or one of it, by a word or its place', () => {
    expect(one('cancelEvent', 'cancel the report one', list).reference.id).toBe('b');
    expect(one('cancelEvent', 'cancel the first one', list).reference.id).toBe('a');
    expect(one('moveEvent', 'move the choir one to 5pm', list).reference.id).toBe('a');
  });

  it('or two that change places', () => {
    expect(one('moveEvent', 'swap them', list)).toMatchObject({
      reference: { id: 'a' },
      swapWith: { id: 'b' },
    });
  });
});

describe('two that change places', () => {
  it.each([
    ['swap the budget call and the hiring chat', 'budget call', 'hiring chat'],
    ['swap the budget call with the hiring chat please', 'budget call', 'hiring chat'],
    ['can you switch choir and the dentist tomorrow', 'choir', 'dentist'],
    ['swap painting and sewing', 'painting', 'sewing'],
  ])('%s', (text, title, other) => {
    expect(one('moveEvent', text)).toMatchObject({ reference: { title }, swapWith: { title: other } });
    expect(read(text).question).toBeUndefined();
  });

  it('are both on the day that was said', () => {
    const frame = one('moveEvent', 'swap my 3pm and my 4pm tomorrow');
    expect(frame.reference.when.map(({ when }) => short(when))).toEqual(['2026-11-19T15:00']);
    expect(frame.swapWith?.when.map(({ when }) => short(when))).toEqual(['2026-11-19T16:00']);
  });

  it.each([
    ['swap Carla for Emma on the demo', 'invitePeople'],
    ['switch the review to friday', 'moveEvent'],
  ])('not by %s', (text, kind) => {
    const frame = first(text);
    expect(frame.kind).toBe(kind);
    expect(frame).not.toHaveProperty('swapWith');
  });
});

describe('reminders that were listed', () => {
  const state: ConversationState = {
    lastFrames: [one('listReminders', 'what are my reminders?')],
    reminders: [
      { id: 'r1', text: 'call the bank' },
      { id: 'r2', text: 'send the report' },
    ],
  };

  it.each([
    ['drop the report one', 'cancelReminder', 'r2'],
    ['cancel the second one', 'cancelReminder', 'r2'],
    ['move the bank one to 6pm', 'snoozeReminder', 'r1'],
  ])('%s', (text, kind, id) => {
    expect(first(text, state)).toMatchObject({ kind, reminder: { id } });
    expect(read(text, state).question).toBeUndefined();
  });

  it('are not touched by words that name an event', () => {
    expect(first('cancel the dentist', state).kind).toBe('cancelEvent');
  });
});
