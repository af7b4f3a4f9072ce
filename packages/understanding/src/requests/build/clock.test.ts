import { describe, expect, it } from 'vitest';
import { one, read, short } from '../testing.ts';

describe('whose clock', () => {
  it.each([
    ["what time is it in Oslo when it's 3pm here", undefined, 'Oslo', '2026-11-18T15:00'],
    ["what time is it here when it's 9am in Osaka", undefined, undefined, '2026-11-19T09:00'],
    ["if it's 8pm in Lima, what time is it here?", 'Lima', undefined, '2026-11-18T20:00'],
    ["what's the time in Paris when it's noon in Denver", 'Denver', 'Paris', '2026-11-18T12:00'],
    ['8am in Berlin is what time in Singapore?', 'Berlin', 'Singapore', '2026-11-19T08:00'],
    ['what is 3pm in Tokyo', undefined, 'Tokyo', '2026-11-18T15:00'],
    ['what time will it be in Sydney tomorrow at 9am my time', undefined, 'Sydney', '2026-11-19T09:00'],
    ['what time is it in São Paulo at 5pm', undefined, 'São Paulo', '2026-11-18T17:00'],
  ])('%s', (text, from, place, when) => {
    const frame = one('queryClock', text);
    // Osaka is no name of a zone; it is named, so that the reply can say so.
    expect(frame.from).toBe(text.includes('Osaka') ? 'Osaka' : from);
    expect(frame.place).toBe(place);
    expect(frame.when.map((slot) => short(slot.when))).toEqual([when]);
  });

  it.each([
    ["what's the time in Kathmandu", 'Kathmandu'],
    ['time in New York please', 'New York'],
    ['what time is it in Atlantis', 'Atlantis'],
    ["what time is it in Atlantis when it's 3pm here", 'Atlantis'],
  ])('%s', (text, place) => {
    expect(one('queryClock', text)).toMatchObject({ place });
  });

  it('what has a name in the calendar is no clock', () => {
    expect(read("what time is lunch when I'm in Tokyo").frames[0]?.kind).not.toBe('queryClock');
    expect(one('queryClock', 'what time is it')).not.toHaveProperty('place');
  });
});
