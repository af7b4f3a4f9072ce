import { describe, expect, it } from 'vitest';
import type { ConversationState } from '../conversation.ts';
import { one, read } from '../testing.ts';

const asked = (text: string, more: ConversationState = {}): ConversationState => ({
  ...more,
  lastFrames: read(text).frames,
});

describe('what was found to be free', () => {
  const free = asked('am I free on the 30th at 3pm?');

  it.each([
    ['book it for a call with the bank', 'call'],
    ['great, take it for dentist', 'dentist'],
    ['please block that for budget review', 'budget review'],
  ])('is booked under a name: %s', (text, title) => {
    const frame = one('createEvent', text, free);
    expect(frame.event.title ?? frame.event.noun).toBe(title);
    expect(frame.event.when.map(({ phrase }) => phrase)).toEqual(['on the 30th at 3pm']);
    expect(read(text, free).question).toBeUndefined();
  });

  it('is asked about when no name is said', () => {
    for (const text of ['book it', 'book it for me please'])
      expect(read(text, free).asks?.slot, text).toBe('title');
  });
});

describe('what comes behind the next one', () => {
  const shown = { id: 'f', title: 'Focus time', start: '2026-11-17T09:00:00-05:00' };
  const next = asked("what's my next meeting?", { focus: shown });

  it.each(['and the one after that?', 'and after that?', "what's the next one after that", 'and then?'])(
    '%s',
    (text) => {
      const frame = one('queryNext', text, next);
      expect(frame.reference.when.map(({ phrase }) => phrase)).toEqual(['after 2026-11-17 at 09:01']);
    },
  );

  it('is a day later behind a whole day', () => {
    const day = { ...next, focus: { ...shown, start: '2026-11-17' } };
    const frame = one('queryNext', 'and the one after that?', day);
    expect(frame.reference.when.map(({ phrase }) => phrase)).toEqual(['after 2026-11-17']);
  });
});

it('a question of their own is no answer to what something is to be called', () => {
  const frame = one('createEvent', 'book it', asked('am I free on friday at 2pm?'));
  const question = { slot: 'title' as const, text: 'What should I call it?', frame };
  for (const text of ['is there anything on my birthday, 12 december?', 'do I have time on thursday?'])
    expect(
      read(text, { question }).frames.map(({ kind }) => kind.slice(0, 5)),
      text,
    ).toEqual(['query']);
  expect(one('createEvent', 'What a week', { question }).event.title).toBe('What a week');
});

it('the same time is not the time that it is now', () => {
  for (const text of ['book yoga same time tomorrow', 'book yoga for the same time tomorrow']) {
    const [when] = one('createEvent', text).event.when;
    expect(when, text).toMatchObject({ phrase: 'tomorrow', when: { kind: 'interval' } });
  }
  const frame = one('createEvent', 'book a call with Zed');
  const question = { slot: 'when' as const, text: 'When should I put it?', frame };
  const [when] = one('createEvent', 'same time tomorrow', { question }).event.when;
  expect(when).toMatchObject({ phrase: 'tomorrow', when: { kind: 'interval' } });
});
