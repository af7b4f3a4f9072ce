import { DAY, instantOf, MINUTE } from '@catch/scheduling';
import { sayDay, sayHours } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { type Key, say } from '../../../platform/words.ts';
import type { DayTotal, Statement } from '../manager/answers.ts';
import type { EventFact } from '../values/values.ts';
import { sayPerson, sayTitle } from './say-event.ts';
import { sayDayAt, sayEvent } from './say-event-whole.ts';

const lengthOf = (event: EventFact, { zone }: Reader): number =>
  instantOf(event.end, zone) - instantOf(event.start, zone);

export function sayLength(milliseconds: number, reader: Reader): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const said = [
    hours > 0 ? say(reader, 'length.hours', { count: hours }) : '',
    rest > 0 ? say(reader, 'length.minutes', { count: rest }) : '',
  ].filter(Boolean);
  return said.join(' ') || say(reader, 'length.minutes', { count: 0 });
}

/** Whole days are counted as days. */
export const sayLengthOf = (event: EventFact, reader: Reader): string =>
  event.start.kind === 'date'
    ? say(reader, 'length.days', { count: Math.round(lengthOf(event, reader) / DAY) })
    : sayLength(lengthOf(event, reader), reader);

/** More than so many are counted, and not named. */
const MOST_NAMED = 5;

export function sayTotal(
  { unknown, ...total }: Extract<Statement, { what: 'total' }>,
  reader: Reader,
): string {
  const said = sayAllOf(total, reader);
  return unknown ? say(reader, 'told.totalOfAll', { words: unknown, total: said }) : said;
}

function sayAllOf(
  { milliseconds, events, window }: Extract<Statement, { what: 'total' }>,
  reader: Reader,
): string {
  const total = { length: sayLength(milliseconds, reader), count: events.length };
  if (events.length === 0 || events.length > MOST_NAMED) return say(reader, 'told.total', total);
  const isOneDay = window.end > 0 && window.end - window.start <= DAY;
  const named = events.map((event) => {
    const [start, end] = [instantOf(event.start, reader.zone), instantOf(event.end, reader.zone)];
    return `${sayTitle(event, reader)} (${isOneDay ? sayHours({ start, end }, reader) : sayDayAt(start, reader)})`;
  });
  return say(reader, 'told.totalOf', { ...total, events: named.join(', ') });
}

export function sayMost(most: Extract<Statement, { what: 'most' }>, reader: Reader): string {
  const { wanted, longest, shortest, busiest, lightest } = most;
  const [first] = most.people;
  const day = (key: Key, { day, milliseconds }: DayTotal) =>
    say(reader, key, {
      day: sayDay(day, reader),
      length: milliseconds > 0 ? sayLength(milliseconds, reader) : say(reader, 'told.nothingOn'),
    });
  const event = (key: Key, one: EventFact) =>
    say(reader, key, { event: sayEvent(one, reader), length: sayLengthOf(one, reader) });
  const parts = {
    people: first ? say(reader, 'told.times', { person: sayPerson(first.person), count: first.count }) : '',
    longest: longest ? event('told.longest', longest) : '',
    shortest: shortest && wanted === 'shortest' ? event('told.shortest', shortest) : '',
    busiest: busiest ? day('told.busiest', busiest) : '',
    lightest: lightest && (wanted || lightest.day !== busiest?.day) ? day('told.lightest', lightest) : '',
  };
  const isOne = wanted && wanted !== 'longest-free' && wanted !== 'shortest-gap';
  const said = isOne ? [parts[wanted]] : wanted === 'shortest-gap' ? [] : Object.values(parts);
  const all = said.filter(Boolean).join('. ');
  return all ? `${all}.` : say(reader, 'told.nothingToCompare');
}
