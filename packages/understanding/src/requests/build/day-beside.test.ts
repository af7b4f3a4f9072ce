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

  it.each([
    ['remind me the evening before my flight at 7', '19:00'],
    ['remind me the night before the race at 9', '21:00'],
    ['remind me the morning of the exam at 7', '07:00'],
    ['remind me the afternoon before the exam at 4', '16:00'],
  ])('the part of the day tells which hour: %s', (text, clock) => {
    expect(read(text, FLIGHT).question).toBeUndefined();
    expect(one('setReminder', text).when.map(({ when }) => short(when).slice(11))).toEqual([clock]);
  });

  it('a day alone does not', () => {
    const hour = (text: string) => one('setReminder', text).when.map(({ when }) => short(when));
    expect(hour('remind me the day before the exam at 7')).toEqual(hour('remind me at 7 to rest'));
  });

  it.each([
    ['remind me the night before rowing at 9 to pack my shoes', 'pack my shoes', 'rowing'],
    ['remind me to pack my shoes the night before rowing at 9', 'pack my shoes', 'rowing'],
    ['remind me the evening before choir to print the notes', 'print the notes', 'choir'],
    ['remind me the day before the vet to find the papers', 'find the papers', 'vet'],
  ])('says only what is to be said: %s', (message, text, title) => {
    const frame = one('setReminder', message);
    expect([frame.text, frame.about?.title]).toEqual([text, title]);
  });
});
