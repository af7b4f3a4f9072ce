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

forms('ranges', [
  ['noon-1', '2026-11-18T12:00/2026-11-18T13:00'],
  ['noon to 1', '2026-11-18T12:00/2026-11-18T13:00'],
  ['10-11:30am', '2026-11-18T10:00/2026-11-18T11:30'],
  ['3 til 4:15', '2026-11-18T15:00/2026-11-18T16:15'],
  ['9 thru 11 tomorrow', '2026-11-19T09:00/2026-11-19T11:00'],
  ['tomorrow 3-4.30', '2026-11-19T15:00/2026-11-19T16:30'],
  ['2pm-3', '2026-11-18T14:00/2026-11-18T15:00'],
  ['2p-3p tomorrow', '2026-11-19T14:00/2026-11-19T15:00'],
  ['9a-5p', '2026-11-18T09:00/2026-11-18T17:00'],
  ['14h-15h30 tomorrow', '2026-11-19T14:00/2026-11-19T15:30'],
  ['1130-1215 tomorrow', '2026-11-19T11:30/2026-11-19T12:15'],
  ['0900-1000 fri', '2026-11-20T09:00/2026-11-20T10:00'],
  ['12.30-1.30 fri', '2026-11-20T12:30/2026-11-20T13:30'],
  ['friday 12-13', '2026-11-20T12:00/2026-11-20T13:00'],
  ['tue 9-10', '2026-11-24T09:00/2026-11-24T10:00'],
  ['24 nov 12-13', '2026-11-24T12:00/2026-11-24T13:00'],
  ['the 24th, 12-13', '2026-11-24T12:00/2026-11-24T13:00'],
  ['24/11 12-13', '2026-11-24T12:00/2026-11-24T13:00'],
  ['two to three thirty tomorrow', '2026-11-19T14:00/2026-11-19T15:30'],
  ['2ish to 4ish tomorrow', '2026-11-19T14:00/2026-11-19T16:00'],
  ['tomorrow between 2 & 4', '2026-11-19T14:00/2026-11-19T16:00'],
  ['from 2 to 4 in the afternoon on Friday', '2026-11-20T14:00/2026-11-20T16:00'],
  ['from half past six in the evening till nine on Saturday', '2026-11-21T18:30/2026-11-21T21:00'],
  ['Saturday from half past six in the evening till nine', '2026-11-21T18:30/2026-11-21T21:00'],
  ['from 10 at night to 6 in the morning', '2026-11-18T22:00/2026-11-19T06:00'],
  ['tomorrow 8 in the morning till noon', '2026-11-19T08:00/2026-11-19T12:00'],
  ['tomorrow from 7 in the morning until 5 in the afternoon', '2026-11-19T07:00/2026-11-19T17:00'],
  ['saturday night 9 til 2', '2026-11-21T21:00/2026-11-22T02:00'],
  ['sat night from 10 till 3', '2026-11-21T22:00/2026-11-22T03:00'],
  ['saturday evening 9 til 2', '2026-11-21T21:00/2026-11-22T02:00'],
  ['sat 9 til 2', '2026-11-21T09:00/2026-11-21T14:00'],
  ['tonight 11-1', '2026-11-18T23:00/2026-11-19T01:00'],
  ['fri 10pm-2am', '2026-11-20T22:00/2026-11-21T02:00'],
  ['tomorrow 10pm-6am London time', '2026-11-19T23:00/2026-11-20T07:00'],
  ['10pm to 6am London time tomorrow', '2026-11-19T23:00/2026-11-20T07:00'],
  ['tomorrow 23:00-01:00', '2026-11-19T23:00/2026-11-20T01:00'],
  ['on the 27 from 2 to 3', '2026-11-27T14:00/2026-11-27T15:00'],
  ['on the 27, 2-3pm', '2026-11-27T14:00/2026-11-27T15:00'],
]);

forms('the part of the day of the end', [
  ['saturday 9 til 2 in the morning', '2026-11-21T21:00/2026-11-22T02:00'],
  ['friday 11 to 3 in the afternoon', '2026-11-20T11:00/2026-11-20T15:00'],
  ['9 to 11 in the morning fri', '2026-11-20T09:00/2026-11-20T11:00'],
  ['10 to 12 in the morning fri', '2026-11-20T10:00/2026-11-20T12:00'],
  ['friday morning 9 to 1', '2026-11-20T09:00/2026-11-20T13:00'],
  ['friday evening 6 to 7', '2026-11-20T18:00/2026-11-20T19:00'],
]);

forms('until, from, by', [
  ['friday until 3', 'until 2026-11-20T15:00'],
  ['fri till 3pm', 'until 2026-11-20T15:00'],
  ['friday until 6:30', 'until 2026-11-20T18:30'],
  ['the 27th until 3', 'until 2026-11-27T15:00'],
  ['on the 27 until 3', 'until 2026-11-27T15:00'],
  ['1 dec until 7', '2026-12-01/2026-12-08'],
  ['friday not after 3', 'by 2026-11-20T15:00'],
  ['friday at 7 latest', 'by 2026-11-20T19:00'],
  ['no later than half 5', 'by 2026-11-18T17:30'],
  ['before two on Friday', 'until 2026-11-20T14:00'],
  ['before two on friday afternoon', 'until 2026-11-20T14:00'],
  ['friday morning before nine', 'until 2026-11-20T09:00'],
  ['by 5 thurs', 'by 2026-11-19T17:00'],
  ['by noon tmrw', 'by 2026-11-19T12:00'],
  ['by lunch tomorrow', 'by 2026-11-19T12:00'],
  ['fri by lunch', 'by 2026-11-20T12:00'],
  ['until lunch', 'until 2026-11-18T12:00'],
  ['from 5 onwards', 'from 2026-11-18T17:00'],
  ['on the 27 from 2pm', 'from 2026-11-27T14:00'],
  ['the 27 from 2pm', 'from 2026-11-27T14:00'],
  ['on 27 from 2pm', 'from 2026-11-27T14:00'],
  ['EOD fri', 'minute 2026-11-20T18:00'],
  ['by eod thu', 'by 2026-11-19T18:00'],
  ['eow', '2026-11-20/2026-11-23'],
  ['by eow', 'by 2026-11-23'],
  ['cob thursday', 'hour 2026-11-19T18:00'],
  ['close of play friday', 'hour 2026-11-20T18:00'],
  ['end of business tomorrow', 'hour 2026-11-19T18:00'],
]);

forms('days and weeks', [
  ['the 3rd of next month', 'day 2026-12-03'],
  ['first of next month', 'day 2026-12-01'],
  ['a week on tuesday', 'day 2026-12-01'],
  ['tuesday week', 'day 2026-12-01'],
  ['a week on fri at 3', 'hour 2026-11-27T15:00'],
  ['fortnight today', 'day 2026-12-02'],
  ['friday fortnight', 'day 2026-12-04'],
  ['a week today', 'day 2026-11-25'],
  ['2 wks today', 'day 2026-12-02'],
  ['week from thursday', 'day 2026-11-26'],
  ['month from today', 'day 2026-12-18'],
  ['day before friday', 'day 2026-11-19'],
  ['this time next week', 'minute 2026-11-25T11:15'],
  ['same time friday', 'minute 2026-11-20T11:15'],
  ['same day next week', 'day 2026-11-25'],
  ['same time same day next week', 'minute 2026-11-25T11:15'],
  ["in a week's time", 'day 2026-11-25'],
  ['day after tmrw', 'day 2026-11-20'],
  ['over the weekend', '2026-11-21/2026-11-23'],
  ['at the weekend', '2026-11-21/2026-11-23'],
  ['all of friday', 'day 2026-11-20'],
  ['the whole day tomorrow', 'day 2026-11-19'],
  ['all next week', 'week 2026-11-23'],
  ['later this week', '2026-11-19/2026-11-23'],
  ['w/c 23 nov', 'week 2026-11-23'],
  ['anytime mon-wed', '2026-11-23/2026-11-26'],
]);

forms('several', [
  ['tomorrow or friday', '2026-11-19, 2026-11-20'],
  ['tomorrow or fri at 3', '2026-11-19T15:00, 2026-11-20T15:00'],
  ['fri and sat', '2026-11-20, 2026-11-21'],
  ['friday at 7 or 8', '2026-11-20T19:00, 2026-11-20T20:00'],
  ['3 or 3:30 tmrw', '2026-11-19T15:00, 2026-11-19T15:30'],
  ['tue pm or wed am', '2026-11-24T12:00, 2026-11-25'],
  ['all day monday and tuesday', '2026-11-23, 2026-11-24'],
  ['9 to 5 on Mon, Tue and Wed', '2026-11-23T09:00, 2026-11-24T09:00, 2026-11-25T09:00'],
  ['10-12 mon and thu', '2026-11-23T10:00, 2026-11-19T10:00'],
  ['from 10 to 12 on Monday and Thursday', '2026-11-23T10:00, 2026-11-19T10:00'],
  ['2pm to 3pm mon or tue', '2026-11-23T14:00, 2026-11-24T14:00'],
  ['tues & thurs 9-10', '2026-11-24T09:00, 2026-11-19T09:00'],
  ['9 to 5 on Monday, Tuesday, Wednesday', '2026-11-23T09:00, 2026-11-24T09:00, 2026-11-25T09:00'],
  ['9-5 mon-wed', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE'],
  ['2-4pm tomorrow and friday', '2026-11-19T14:00, 2026-11-20T14:00'],
  ['tomorrow, friday and monday at 3', '2026-11-19T15:00, 2026-11-20T15:00, 2026-11-23T15:00'],
  ['mon 10-12, thu 2-4 and fri 3-4', '2026-11-23T10:00, 2026-11-19T14:00, 2026-11-20T15:00'],
  ['monday 8 am till 1 pm tuesday', '2026-11-23T08:00/2026-11-24T13:00'],
  ['3 and 4 dec 10-12', '2026-12-03T10:00, 2026-12-04T10:00'],
  ['10-12 on the 24th and 26th', '2026-11-24T10:00, 2026-11-26T10:00'],
  ['nightly at 10', 'RRULE:FREQ=DAILY'],
]);
