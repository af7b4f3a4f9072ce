import { timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { PLAIN_EVENT, plainGuest } from '../../../test/plain-event.ts';
import { readerIn } from '../../platform/time-reader.ts';
import type { CalendarEvent } from '../calendar/index.ts';
import { examplesFrom } from './first-words.ts';

const ZONE = 'Europe/Madrid';
const at = (local: string): number => Date.parse(`${local}:00+01:00`);
const reader = (language: 'en' | 'es' | 'de' | 'fr' = 'en') =>
  readerIn(ZONE, at('2026-11-16T10:00'), language);

const event = (
  title: string,
  from: string,
  to: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  ...PLAIN_EVENT,
  id: title,
  calendarId: 'primary',
  title,
  start: moment(from),
  end: moment(to),
  ...more,
});
const moment = (local: string) => timed(at(local), ZONE);

const REVIEW = event('Review', '2026-11-16T15:00', '2026-11-16T16:00');
const GYM = event('Gym', '2026-11-18T18:00', '2026-11-18T19:00');

it('are about the next event, a day with something on, and a free hour', () => {
  expect(examplesFrom([GYM, REVIEW], reader())).toEqual([
    'Move Review to 16:00',
    'What do I have on Wed 18 Nov?',
    'Lunch tomorrow at 13:00',
  ]);
});

it.each([
  ['2026-11-17T00:00', 'Mueve Llamada a la 01:00'],
  ['2026-11-17T12:00', 'Mueve Llamada a las 13:00'],
])('say the hour as Spanish does, of what begins at %s', (start, said) => {
  const end = start.replace(':00', ':30');
  expect(examplesFrom([event('Llamada', start, end)], reader('es'))[0]).toBe(said);
});

it('ask to move nothing that others come to', () => {
  const shared = { ...REVIEW, attendees: [plainGuest('ana@example.org')] };
  expect(examplesFrom([shared], reader())[0]).toBe('Remind me 15 minutes before Review');
});

it('look for an hour that is free', () => {
  const lunch = event('Offsite', '2026-11-17T13:00', '2026-11-17T14:00');
  const whole = event('Offsite', '2026-11-17T09:00', '2026-11-17T18:00');
  expect(examplesFrom([lunch], reader())[2]).toBe('Lunch tomorrow at 12:00');
  expect(examplesFrom([whole], reader())[2]).toBe('When am I free for an hour this week?');
});

it.each(['Visit www.example.org', 'Please reply “yes”', 'x'.repeat(41), 'two\nlines', ''])(
  'pass over a title like %j',
  (title) => {
    const odd = event(title, '2026-11-16T12:00', '2026-11-16T13:00');
    expect(examplesFrom([odd, REVIEW], reader())[0]).toBe('Move Review to 16:00');
  },
);

it('of an empty calendar, and of one that cannot be read', () => {
  expect(examplesFrom([], reader())).toEqual([
    'Remind me tomorrow at 9 to send the report',
    'What do I have tomorrow?',
    'Lunch tomorrow at 13:00',
  ]);
  expect(examplesFrom(undefined, reader())).toEqual([
    'What do I have today?',
    'Book lunch tomorrow at 12:30',
    'Remind me tomorrow at 9 to send the report',
  ]);
});

it('in the other languages, where they are read', () => {
  expect(examplesFrom([GYM, REVIEW], reader('es'))).toEqual([
    'Mueve Review a las 16:00',
    '¿Qué tengo el mié 18 nov?',
    'Comida mañana a las 13:00',
  ]);
  expect(examplesFrom([GYM, REVIEW], reader('de'))[2]).toBe('Mittagessen morgen um 13:00');
});
