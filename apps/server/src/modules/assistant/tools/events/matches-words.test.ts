import { describe, expect, it } from 'vitest';
import { timedEvent } from '../../../reminders/test/timed-event.ts';
import { significantWords } from '../text/match-words.ts';
import { matchesWords } from './matches-words.ts';

const ME = 'me@home.example';
const meant = (words: string, title: string, guests: readonly string[] = []): boolean =>
  matchesWords(significantWords(words), timedEvent('id', title, '2026-11-16T10:00:00Z', guests), ME);

describe('which events words stand for', () => {
  it('customers and clients are people from elsewhere', () => {
    expect(meant('meeting with a customer', 'Acme review', ['ana@acme.example'])).toBe(true);
    expect(meant('client calls', 'Acme review', ['ana@acme.example'])).toBe(true);
    expect(meant('meeting with a customer', 'Team sync', ['ben@home.example'])).toBe(false);
    expect(meant('meeting with a customer', 'Focus time')).toBe(false);
    expect(meant('meeting with a customer', 'Customer workshop', ['ben@home.example'])).toBe(true);
  });

  it('a name or a word is looked for in title and guests', () => {
    expect(meant('call with Ana', 'Weekly', ['ana@acme.example'])).toBe(true);
    expect(meant('call with Ana', 'Weekly', ['ben@acme.example'])).toBe(false);
    expect(meant('yoga', 'Yoga with Lena')).toBe(true);
    expect(meant('yoga', 'Dentist')).toBe(false);
  });

  it('a meeting needs somebody to meet; an event is anything', () => {
    expect(meant('meeting', 'Planning', ['ben@home.example'])).toBe(true);
    expect(meant('meeting', 'Lunch break')).toBe(false);
    expect(meant('meeting', 'Board meeting')).toBe(true);
    expect(meant('event', 'Lunch break')).toBe(true);
  });

  it('what takes up no time is never meant', () => {
    const event = timedEvent('id', 'Yoga', '2026-11-16T10:00:00Z');
    expect(matchesWords(['yoga'], { ...event, transparency: 'transparent' }, ME)).toBe(false);
    expect(matchesWords(['yoga'], { ...event, eventType: 'birthday' }, ME)).toBe(false);
  });
});
