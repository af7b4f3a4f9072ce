import { describe, expect, it } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { first, kinds, one, read, short } from './testing.ts';

const REVIEW: ConversationState = {
  focus: { id: 'e', title: 'Sales review', start: '2026-11-20T10:00:00-05:00' },
};

describe('as somebody in a hurry writes', () => {
  it('a day of the month is no hour of departure', () => {
    const { event } = one('createEvent', 'flight to Lisbon on 3 dec 7:15am, lands 8:30');
    expect(event.when.map(({ when }) => short(when))).toEqual(['2026-12-03T07:15/2026-12-03T08:30']);
  });

  it('a call in a list is an event like the others', () => {
    const { frames } = read('book dentist fri 3pm, gym sat 9am and call mom sunday at 6pm');
    expect(frames.map((frame) => (frame.kind === 'createEvent' ? frame.event.title : frame.kind))).toEqual([
      'dentist',
      'gym',
      'call mom',
    ]);
  });

  it('what names the event is no other event', () => {
    expect(kinds('book lunch friday at noon and call it Farewell at 1')).not.toContain('cancelEvent');
    expect(read('lunch friday at noon, call it Farewell').frames).toHaveLength(1);
  });

  it.each([
    ['remind me 1h before', 'Sales review', 'Sales review'],
    ['remind me to print slides 20 minutes beforehand', 'Sales review', 'print slides'],
  ])('%s is before what is spoken of', (text, title, said) => {
    const frame = one('setReminder', text, REVIEW);
    expect(frame).toMatchObject({ text: said, about: { title } });
    expect(frame.when.map(({ when }) => when.kind)).toEqual(['relative-to-event']);
  });

  it('and before nothing it is asked', () => {
    expect(read('remind me 1h before').asks?.slot).toBe('reminderText');
  });

  it('before what the same message books', () => {
    const frame = one('setReminder', 'book dentist friday 3pm and remind me an hour before it', REVIEW);
    expect(frame.when.map(({ when }) => short(when))).toEqual(['2026-11-20T14:00']);
  });

  it.each([
    ['add a 15 min prep before it', 'before the Sales review'],
    ['and a 10 min wrap-up after it', 'after the Sales review'],
  ])('%s', (text, words) => {
    const { event } = one('createEvent', text, REVIEW);
    expect(event.when.some(({ phrase }) => phrase.startsWith(words))).toBe(true);
  });

  it('a length with a name is no shift', () => {
    expect(first('and a 10 min wrap-up', REVIEW).kind).toBe('createEvent');
    expect(first('push it back 10 min', REVIEW)).toMatchObject({ kind: 'moveEvent', by: { minutes: 10 } });
  });

  it('the day that was just said is the day to clear', () => {
    const frame = one('cancelEvent', 'I am sick tomorrow, clear my day');
    expect(frame.reference).toMatchObject({ all: true, when: [{ phrase: 'tomorrow' }] });
    expect(one('cancelEvent', 'clear my afternoon').reference.all).toBe(true);
  });

  it('what comes before ‘instead of’ is the new time', () => {
    const frame = one('moveEvent', 'can we do the review on friday at 10 instead of wednesday?');
    expect(frame.reference).toMatchObject({ title: 'review', when: [{ phrase: 'wednesday' }] });
    expect(frame.to.map(({ phrase }) => phrase)).toEqual(['on friday at 10']);
  });

  it('a refused day is no name', () => {
    const { event } = one('createEvent', 'set up something with Ana next week, 45 mins, not monday');
    expect(event.title).toBeUndefined();
    expect(event.when.find(({ role }) => role === 'except')?.phrase).toBe('monday');
  });

  it.each([
    ['lunch with Priya thursday at 1pm, priya@example.com', [['Priya', 'priya@example.com']]],
    ['lunch with Zoë Müller (zmueller@example.com) friday at noon', [['Zoë Müller', 'zmueller@example.com']]],
    [
      'lunch with Priya Sharma (psharma@example.com) friday at noon',
      [['Priya Sharma', 'psharma@example.com']],
    ],
    [
      'lunch with Ana and Ben on friday, ben.okafor@example.org',
      [
        ['Ana', undefined],
        ['Ben', 'ben.okafor@example.org'],
      ],
    ],
  ])('an address that says a name is that person’s: %s', (message, guests) => {
    expect(one('createEvent', message).event.people.map(({ name, email }) => [name, email])).toEqual(guests);
  });

  it('my day is today, my week is this one', () => {
    const spans = [
      'how does my day look?',
      'what does my week look like?',
      'what does my day look like tomorrow?',
    ];
    expect(
      spans.map((message) => one('queryAgenda', message).reference.when.map(({ phrase }) => phrase)),
    ).toEqual([['today'], ['this week'], ['tomorrow']]);
  });
});
