import { describe, expect, it } from 'vitest';
import type { ConversationState } from '../conversation.ts';
import { one, read, short } from '../testing.ts';

const FLIGHT: ConversationState = {
  focus: { id: 'f', title: 'Flight', start: '2026-11-26T09:00:00-05:00' },
};

describe('a reminder on a day beside an event', () => {
  it.each([
    ['remind me the evening before the flight', 'evening', 'before', 'flight', []],
    ['remind me to pack the night before my flight at 8pm', 'night', 'before', 'flight', ['at 8pm']],
    ['remind me the day before Kim’s birthday', 'day', 'before', 'Kim’s birthday', []],
    ['remind me to stretch the morning of the race at 6', 'morning', 'of', 'race', ['at 6']],
  ])('%s', (text, part, side, title, hours) => {
    const frame = one('setReminder', text);
    expect(frame).toMatchObject({ beside: { part, side } });
    expect(frame.about?.title?.replace("'", '’')).toBe(title);
    expect(frame.when.map(({ phrase }) => phrase)).toEqual(hours);
    expect(read(text).question).toBeUndefined();
  });

  it('is beside what is being spoken of', () => {
    expect(one('setReminder', 'remind me the evening before at 8', FLIGHT)).toMatchObject({
      text: 'Flight',
      about: { title: 'Flight' },
      beside: { part: 'evening', side: 'before' },
      when: [{ phrase: 'at 8' }],
    });
  });

  it('is beside what the same message books', () => {
    const frame = one('setReminder', 'book lunch with Ana friday at 1 and remind me the evening before');
    expect(frame.text).toMatch(/lunch/i);
    expect(frame.when.map(({ when }) => short(when).slice(0, 10))).toEqual(['2026-11-19']);
  });

  it('is asked about when nothing is spoken of, and an hour is no text', () => {
    const asked = read('remind me the evening before');
    expect(asked.asks?.slot).toBe('reminderText');
    const question = {
      slot: 'reminderText' as const,
      text: asked.question ?? '',
      frame: one('setReminder', 'remind me the evening before'),
    };
    const next = one('setReminder', 'at 8', { question });
    expect(next.text).toBeUndefined();
    expect(next.when.map(({ phrase }) => phrase)).toEqual(['at 8']);
    expect(read('at 8', { question }).asks?.slot).toBe('reminderText');
  });
});
