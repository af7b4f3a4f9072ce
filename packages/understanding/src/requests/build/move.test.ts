import { describe, expect, it } from 'vitest';
import { one, read } from '../testing.ts';

describe('a move to a day beside the event’s own', () => {
  it.each([
    ['move my dentist to the same time the day after', 'dentist', 1440],
    ['move pilates to the day after at the same time', 'pilates', 1440],
    ['push the review to the day before', 'review', -1440],
    ['move the call to the next day, same time', 'call', 1440],
    ['move yoga to the week after', 'yoga', 10_080],
    ['shift the retro to the following week', 'retro', 10_080],
  ])('%s', (text, title, minutes) => {
    const frame = one('moveEvent', text);
    expect(frame).toMatchObject({ reference: { title }, to: [], by: { minutes } });
    expect(read(text).question).toBeUndefined();
  });

  it.each([
    ['move yoga to the day after at 5pm', 'yoga', 'the day after at 5pm'],
    ['push lunch to the day before at 1', 'lunch', 'the day before at 1'],
    ['move the review to the next day around 4', 'review', 'the day after around 4'],
  ])('with an hour: %s', (text, title, phrase) => {
    const frame = one('moveEvent', text);
    expect(frame).toMatchObject({ reference: { title }, to: [{ phrase }] });
    expect(frame.by).toBeUndefined();
    expect(read(text).question).toBeUndefined();
  });

  it.each([
    ['move yoga to the day after tomorrow', 'the day after tomorrow'],
    ['move the review to the week after next', 'the week after next'],
  ])('but from today where today is named: %s', (text, phrase) => {
    expect(one('moveEvent', text)).toMatchObject({ to: [{ phrase }] });
  });
});
