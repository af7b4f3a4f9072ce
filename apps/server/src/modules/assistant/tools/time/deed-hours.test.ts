import { resolveWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { atItsHour, forDeed, forDeedItself } from './deed-hours.ts';

/** A Wednesday morning. */
const context: WhenContext = { now: Temporal.Instant.from('2026-11-18T09:00:00Z'), zone: 'Europe/Madrid' };

function hourOf(words: string, by: WhenContext): number | undefined {
  const read = resolveWhen(words, by);
  const one = read.kind === 'ambiguous' ? read.default : read;
  return one?.kind === 'instant' ? one.at.hour : one?.kind === 'recurrence' ? one.start.hour : undefined;
}

it.each([
  ['Dinner', 'on Thursday at 9', 21],
  ['Birthday dinner with the Rossis', 'on Thursday at 10', 22],
  ['Movie night', 'on Thursday at 8', 20],
  ['Opera', 'on Thursday at 8', 20],
  ['Office party', 'on Thursday at 9', 21],
  ['Party for the twins', 'on Thursday at 10', 10],
  ['Breakfast', 'every Thursday at 7', 7],
  ['Wake up', 'on Thursday at 6', 6],
  ['Concert', 'on Thursday at 11', 11],
  ['Concert tickets', 'on Thursday at 9', 9],
  ['Dinner', 'on Thursday at 9 am', 9],
  ['Choir', 'on Thursday at 7', 19],
  ['Night shift at the ward', 'on Thursday at 10', 22],
])('%s %s is at %i', (title, words, hour) => expect(hourOf(words, forDeed(title, context))).toBe(hour));

it('takes no hour of what somebody is reminded to prepare', () => {
  expect(hourOf('on Thursday at 9', forDeedItself('book the dinner', context))).toBe(9);
  expect(hourOf('on Thursday at 6', forDeedItself('wake up', context))).toBe(6);
});

it('takes the next hour at which people do it', () => {
  const at = (clock: string) =>
    Temporal.PlainDateTime.from(`2026-11-18T${clock}`).toZonedDateTime('Europe/Madrid');
  expect(atItsHour(at('19:00'), 'wake me up').toPlainDateTime().toString()).toBe('2026-11-19T07:00:00');
  expect(atItsHour(at('20:00'), 'dinner').toPlainDateTime().toString()).toBe('2026-11-18T20:00:00');
  expect(atItsHour(at('19:00'), 'call Ola').toPlainDateTime().toString()).toBe('2026-11-18T19:00:00');
});
