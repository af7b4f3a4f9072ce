import { describe, expect, it } from 'vitest';
import { timedEvent } from '../../../reminders/test/timed-event.ts';
import { significantWords } from '../text/match-words.ts';
import { matchesWords } from './matches-words.ts';

const ME = 'me@home.example';
const matches = (words: string, title: string, guests: readonly string[] = []): boolean =>
  matchesWords(significantWords(words), timedEvent('id', title, '2026-11-16T10:00:00Z', guests), ME);

describe('which events words stand for', () => {
  it('customers and clients are people from elsewhere', () => {
    expect(matches('meeting with a customer', 'Acme review', ['ana@acme.example'])).toBe(true);
    expect(matches('client calls', 'Acme review', ['ana@acme.example'])).toBe(true);
    expect(matches('meeting with a customer', 'Team sync', ['ben@home.example'])).toBe(false);
    expect(matches('meeting with a customer', 'Focus time')).toBe(false);
    expect(matches('meeting with a customer', 'Customer workshop', ['ben@home.example'])).toBe(true);
  });

  it('a name or a word is looked for in title and guests', () => {
    expect(matches('call with Ana', 'Weekly', ['ana@acme.example'])).toBe(true);
    expect(matches('call with Ana', 'Weekly', ['ben@acme.example'])).toBe(false);
    expect(matches('yoga', 'Yoga with Lena')).toBe(true);
    expect(matches('yoga', 'Dentist')).toBe(false);
  });

  it('a meeting needs somebody to meet; an event is anything', () => {
    expect(matches('meeting', 'Planning', ['ben@home.example'])).toBe(true);
    expect(matches('meeting', 'Lunch break')).toBe(false);
    expect(matches('meeting', 'Board meeting')).toBe(true);
    expect(matches('event', 'Lunch break')).toBe(true);
  });

  it('an event that takes up no time never matches', () => {
    const event = timedEvent('id', 'Yoga', '2026-11-16T10:00:00Z');
    expect(matchesWords(['yoga'], { ...event, transparency: 'transparent' }, ME)).toBe(false);
    expect(matchesWords(['yoga'], { ...event, eventType: 'birthday' }, ME)).toBe(false);
  });
});
