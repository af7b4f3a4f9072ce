import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import { resolveWhen } from './resolve-when.ts';
import { madrid } from './test-context.ts';
import { said } from './test-short.ts';

/** Each phrase by itself, and all of it again inside a sentence. */
function forms(name: string, rows: readonly (readonly [string, string])[]): void {
  describe(name, () => {
    it.each(rows)('%s', (phrase, expected) => {
      expect(said(resolveWhen(phrase, madrid))).toBe(expected);
      const found = findWhen(`Call Bob ${phrase}`, madrid);
      expect(found.map(({ text, when }) => [text, said(when)])).toEqual([[phrase, expected]]);
    });
  });
}

forms('a day and an hour in few words', [
  ['tmrw 1230', 'minute 2026-11-19T12:30'],
  ['tomorrow 930', 'minute 2026-11-19T09:30'],
  ['tmrw 9.15', 'minute 2026-11-19T09:15'],
  ['thurs noon', 'hour 2026-11-19T12:00'],
  ['wed arvo 3', '? hour 2026-11-18T15:00 | hour 2026-11-25T15:00'],
  ['fri eve 7', 'hour 2026-11-20T19:00'],
  ['sat nite at 9', 'hour 2026-11-21T21:00'],
  ['mon 9', 'hour 2026-11-23T09:00'],
  ['mon 930', 'minute 2026-11-23T09:30'],
  ['tues 2-3', '2026-11-24T14:00/2026-11-24T15:00'],
  ['fri 4.30', 'minute 2026-11-20T16:30'],
  ['fri 12', 'hour 2026-11-20T12:00'],
  ['fri noon-2', '2026-11-20T12:00/2026-11-20T14:00'],
  ['fri 11-1', '2026-11-20T11:00/2026-11-20T13:00'],
  ['next mon 9-ish', 'hour 2026-11-23T09:00'],
  ['nxt tues 3pm', 'hour 2026-11-24T15:00'],
  ['mon next wk at 10', 'hour 2026-11-23T10:00'],
  ['tomorrow 7ish', '? hour 2026-11-19T19:00 | hour 2026-11-19T07:00'],
  ['tomorrow sevenish', '? hour 2026-11-19T19:00 | hour 2026-11-19T07:00'],
  ['thursday, say 10', 'hour 2026-11-19T10:00'],
  ['tmrw noonish', 'hour 2026-11-19T12:00'],
  ['8 tonight', 'hour 2026-11-18T20:00'],
  ['tonite 8', 'hour 2026-11-18T20:00'],
  ['half 7 tonight', 'minute 2026-11-18T19:30'],
  ['half eight tomorrow morning', 'minute 2026-11-19T08:30'],
  ['quarter to 5 tomorrow', 'minute 2026-11-19T16:45'],
  ['quarter past 9 fri', 'minute 2026-11-20T09:15'],
  ['tomorrow at 5 to 3', 'minute 2026-11-19T14:55'],
  ['twenty-five to three', 'minute 2026-11-18T14:35'],
  ['tomorrow at ten past four', 'minute 2026-11-19T16:10'],
  ['two thirty tomorrow', 'minute 2026-11-19T14:30'],
  ['tomorrow twelve thirty', 'minute 2026-11-19T12:30'],
  ['fifteen thirty tomorrow', 'minute 2026-11-19T15:30'],
  ['fourteen hundred hours', 'hour 2026-11-18T14:00'],
  ['at 10 30', 'minute 2026-11-18T22:30'],
  ['7 in the morning', 'hour 2026-11-19T07:00'],
  ['8 at night', 'hour 2026-11-18T20:00'],
  ['tomorrow 3 in the arvo', 'hour 2026-11-19T15:00'],
  ['3:15 in the afternoon on tuesday', 'minute 2026-11-24T15:15'],
  ['24.11. 15:00', 'minute 2026-11-24T15:00'],
  ['24/11 at 3', 'hour 2026-11-24T15:00'],
  ['10am, sat 28 nov', 'hour 2026-11-28T10:00'],
  ['nov 24 @ 3', 'hour 2026-11-24T15:00'],
  ['9am on the 3rd', 'hour 2026-12-03T09:00'],
  ['on the 27 at 2', 'hour 2026-11-27T14:00'],
  ['on the 27', 'day 2026-11-27'],
  ['14h30', 'minute 2026-11-18T14:30'],
  ['tomorrow 14h', 'hour 2026-11-19T14:00'],
  ['0930 tomorrow', 'minute 2026-11-19T09:30'],
  ['5p tomorrow', 'hour 2026-11-19T17:00'],
  ['noon on the 3rd', 'hour 2026-12-03T12:00'],
  ['midnight friday', 'hour 2026-11-21'],
  ['seven p m tomorrow', 'hour 2026-11-19T19:00'],
  ['thurs 3ish or 4ish', '2026-11-19T15:00, 2026-11-19T16:00'],
]);

forms('parts of a day', [
  ['weds arvo', '? 2026-11-18T12:00/2026-11-18T19:00 | 2026-11-25T12:00/2026-11-25T19:00'],
  ['tomorrow am', '2026-11-19/2026-11-19T12:00'],
  ['fri pm', '2026-11-20T12:00/2026-11-20T19:00'],
  ['thursday p.m.', '2026-11-19T12:00/2026-11-19T19:00'],
  ['sat am', '2026-11-21/2026-11-21T12:00'],
  ['fri nite', '2026-11-20T18:00/2026-11-21'],
  ['lunchtime thursday', '2026-11-19T12:00/2026-11-19T14:00'],
  ['around lunchtime fri', '2026-11-20T12:00/2026-11-20T14:00'],
  ['over lunch', '2026-11-18T12:00/2026-11-18T14:00'],
  ['over lunch tomorrow', '2026-11-19T12:00/2026-11-19T14:00'],
  ['mid morning', '2026-11-19T09:00/2026-11-19T11:00'],
  ['tmw mid afternoon', '2026-11-19T14:00/2026-11-19T16:00'],
  ['late morning thursday', '2026-11-19T10:00/2026-11-19T12:00'],
  ['early evening fri', '2026-11-20T18:00/2026-11-20T20:00'],
  ['first thing tmw', '2026-11-19T08:00/2026-11-19T10:00'],
  ['first thing tomorrow morning', '2026-11-19T08:00/2026-11-19T10:00'],
  ['friday first thing', '2026-11-20T08:00/2026-11-20T10:00'],
  ['after school tuesday', '2026-11-24T15:00/2026-11-24T21:00'],
  ['after work fri', '2026-11-20T17:00/2026-11-20T21:00'],
  ['before work tomorrow', '2026-11-19T06:00/2026-11-19T09:00'],
  ['all morning', '2026-11-18/2026-11-18T12:00'],
  ['friday all morning', '2026-11-20/2026-11-20T12:00'],
  ['all afternoon tomorrow', '2026-11-19T12:00/2026-11-19T19:00'],
  ['rest of the day', '2026-11-18T11:15/2026-11-19'],
  ['rest of the afternoon', '2026-11-18T12:00/2026-11-18T19:00'],
  ['the morning of the 3rd', '2026-12-03/2026-12-03T12:00'],
  ['this eve', '2026-11-18T18:00/2026-11-19'],
  ['tonight', '2026-11-18T18:00/2026-11-19'],
]);

forms('how long, and from when', [
  ['from 2 for an hour', '2026-11-18T14:00/2026-11-18T15:00'],
  ['tomorrow from 2 for an hour', '2026-11-19T14:00/2026-11-19T15:00'],
  ['2pm for 45', '2026-11-18T14:00/2026-11-18T14:45'],
  ['tomorrow at 3 for 30', '2026-11-19T15:00/2026-11-19T15:30'],
  ['for 45 starting at 3', '2026-11-18T15:00/2026-11-18T15:45'],
  ['45 mins at 3', '2026-11-18T15:00/2026-11-18T15:45'],
  ['noon tmrw for an hour', '2026-11-19T12:00/2026-11-19T13:00'],
  ['an hour and a half', '5400 s'],
  ['1.5h', '5400 s'],
  ['1.5 hours', '5400 s'],
  ['2h30', '9000 s'],
  ['2h 30m', '9000 s'],
  ['1h 15', '4500 s'],
  ['1 hr 15', '4500 s'],
  ['1:30 hours', '5400 s'],
  ['90m', '5400 s'],
  ['one and a half hours', '5400 s'],
  ['1 1/2 hours', '5400 s'],
  ['3 quarters of an hour', '2700 s'],
  ['in an hour and a half', 'minute 2026-11-18T12:45'],
  ['in 90', 'minute 2026-11-18T12:45'],
  ['in 20', 'minute 2026-11-18T11:35'],
  ['in 1h30', 'minute 2026-11-18T12:45'],
  ['in 2 and a half hours', 'minute 2026-11-18T13:45'],
  ['in an hour or so', 'minute 2026-11-18T12:15'],
  ['within the hour', 'by 2026-11-18T12:15'],
  ['half an hour before noon', 'minute 2026-11-18T11:30'],
]);

describe('where the whole text is a time', () => {
  it.each([
    ['sat brunch at 11', 'hour 2026-11-21T11:00'],
    ['week today', 'day 2026-11-25'],
    ['30 min tomorrow at 10', '2026-11-19T10:00/2026-11-19T10:30'],
    ['tomorrow 3pm 30 mins', '2026-11-19T15:00/2026-11-19T15:30'],
    ['for an hour on the 27th at 3', '2026-11-27T15:00/2026-11-27T16:00'],
    ['by 1.5 hours', '5400 s'],
    ['by 1,5 hours', '5400 s'],
    ['9.15', 'minute 2026-11-18T21:15'],
    ['7ish', 'hour 2026-11-18T19:00'],
    ['12-13', 'day 2026-12-13'],
  ])('%s', (phrase, expected) => {
    expect(said(resolveWhen(phrase, madrid))).toBe(expected);
  });
});

describe('minutes without their unit', () => {
  it.each([
    ['push it back by 30', ['30 = 1800 s']],
    ['extend the standup by 15 please', ['15 = 900 s']],
    ['move it by 1.5 hours', ['1.5 hours = 5400 s']],
    ['get it done by 15', ['by 15 = by 2026-11-18T15:00']],
    [
      'book a table tomorrow at 8 for 15',
      ['tomorrow at 8 = ? hour 2026-11-19T08:00 | hour 2026-11-19T20:00'],
    ],
    ['remind me in 20', ['in 20 = minute 2026-11-18T11:35']],
    ['one in 10 people', []],
    ['one in 10', []],
  ])('%s', (text, expected) => {
    expect(findWhen(text, madrid).map((f) => `${f.text} = ${said(f.when)}`)).toEqual(expected);
  });
});

describe('an hour that is understood, but not said', () => {
  it.each(['half past', 'quarter to', 'ten past', '5 past', 'quarter past'])('%s is no time', (phrase) => {
    expect(resolveWhen(phrase, madrid).kind).toBe('none');
  });
});
