import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import { madrid } from './test-context.ts';
import { said } from './test-short.ts';

const found = (text: string): string[] => findWhen(text, madrid).map((f) => `${f.text} = ${said(f.when)}`);

describe('text that is no time', () => {
  it.each([
    'my iPhone 12 is broken',
    'we flew on a Boeing 737',
    'they got a 3-2 win',
    'we are in room 4.15',
    'please review PR 1234',
    'they are open 24/7',
    'do you like Formula 1',
    'I may go',
    'the last day of it',
    'may I ask you something',
    'march on without me',
    'the march of progress',
    'which of the two am I down for',
    'a second helping',
    'just a second',
    'on second thought',
    'a second opinion',
    'give me a minute',
    'she sat down',
    'the cat sat on the mat',
    'Tom sat next to Ana',
    'everyone sat in a circle',
    'the sun is out',
    'sun and sand',
    'he reads the Sun newspaper',
    'upgrade to version 10.4.1',
    'python 3.12 is released',
    'it costs 3.50',
    'call 555-1234',
    'call 1-800-555-0199',
    'my number is 020 7946 0958',
    'ring me on +34 612 345 678',
    'call me at 555 0123',
    'flight BA 1432 is late',
    'I have seat 12A',
    '3/4 of the people agree',
    'add 1/2 cup of sugar',
    'add 1 1/2 cups',
    'a 2/3 majority',
    'mix it 2:1',
    'a 50-50 split',
    'he is 12 years old',
    'a two-year-old',
    'the under 12s',
    'between 5 and 10 people',
    'he lives at 221 Baker Street',
    'they are at 10 Downing Street',
    'at 100 km/h',
    'at 3 metres',
    'divide it by 2',
    'raise the price by 10',
    'we won by 2',
    'a quarter of the cake',
    'ask June',
    'every now and then',
    'now that you mention it',
    'some day',
    'the H1N1 virus',
    'a 3D model',
    'the vote was 5 to 3',
    'see https://example.com/2026/11/18/post',
    'the code is 0915',
    'pick a number between 1 and 10',
    "let's call it a day",
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a number that is no hour of the day next to it', () => {
  it.each([
    ['we won 3-2 on Friday', 'on Friday = day 2026-11-20'],
    ['meet in room 4.15 tomorrow', 'tomorrow = day 2026-11-19'],
    ['book room 12 tomorrow at 3', 'tomorrow at 3 = hour 2026-11-19T15:00'],
    ['review PR 1234 tomorrow', 'tomorrow = day 2026-11-19'],
    ['flight 1432 on Friday', 'on Friday = day 2026-11-20'],
    ['watch Formula 1 on Sunday', 'on Sunday = day 2026-11-22'],
    ['collect the iPhone 12 tomorrow', 'tomorrow = day 2026-11-19'],
    ['release 3.12 on Monday', 'on Monday = day 2026-11-23'],
    ['pay 9.50 on Friday', 'on Friday = day 2026-11-20'],
    ['tomorrow at 10 Downing Street', 'tomorrow = day 2026-11-19'],
    ['call 555-1234 tomorrow', 'tomorrow = day 2026-11-19'],
    ['gate 14 tomorrow at 9:30', 'tomorrow at 9:30 = minute 2026-11-19T09:30'],
    ['read pages 10-12 tomorrow', 'tomorrow = day 2026-11-19'],
    ['a table for four tomorrow at 1', 'tomorrow at 1 = hour 2026-11-19T13:00'],
    ['a party of 6 tomorrow at 1', 'tomorrow at 1 = hour 2026-11-19T13:00'],
    ['see Catch-22 tomorrow', 'tomorrow = day 2026-11-19'],
    ['5-a-side Tuesday 7pm', 'Tuesday 7pm = hour 2026-11-24T19:00'],
    ['lunch with June on Friday', 'on Friday = day 2026-11-20'],
    ['call April at 3', 'at 3 = hour 2026-11-18T15:00'],
    ['seat 12A tomorrow', 'tomorrow = day 2026-11-19'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });
});

describe('times that look like one of those', () => {
  it.each([
    ['book the room 3-4pm tomorrow', '3-4pm tomorrow = 2026-11-19T15:00/2026-11-19T16:00'],
    ['book a room 3 tomorrow', '3 tomorrow = hour 2026-11-19T15:00'],
    ['bus 9.30 tomorrow', '9.30 tomorrow = minute 2026-11-19T09:30'],
    ['gym 7am tomorrow', '7am tomorrow = hour 2026-11-19T07:00'],
    ['call John 930-1030 tomorrow', '930-1030 tomorrow = 2026-11-19T09:30/2026-11-19T10:30'],
    ['flight 9.30am on Friday', '9.30am on Friday = minute 2026-11-20T09:30'],
    ['the release is on 2026-12-01', '2026-12-01 = day 2026-12-01'],
    ['lunch sat with Tom', 'sat = day 2026-11-21'],
    ['sat brunch with Ana at 11', 'sat at 11 = hour 2026-11-21T11:00'],
    ['yoga sat in the morning', 'sat in the morning = 2026-11-21/2026-11-21T12:00'],
    ['call June 5', 'June 5 = day 2027-06-05'],
    ['lunch with Ben in June', 'June = month 2027-06-01'],
    ['what happened in the year 2008', 'the year 2008 = year 2008-01-01'],
    ['leave for 10D', '10D = 864000 s'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });
});

describe('numbers of flats', () => {
  it.each([
    ['show 9D on Thursday at 5', ['on Thursday at 5 = hour 2026-11-19T17:00']],
    ['the viewing of 6A wed 8:30a to 9:15', ['wed 8:30a to 9:15 = 2026-11-25T08:30/2026-11-25T09:15']],
    ['viewing 6A at 4', ['at 4 = hour 2026-11-18T16:00']],
    ['breakfast 9A and lunch at 1p', ['9A = hour 2026-11-19T09:00', 'at 1p = hour 2026-11-18T13:00']],
    ['SAT 9A-11A', ['SAT 9A-11A = 2026-11-21T09:00/2026-11-21T11:00']],
  ])('%s', (text, times) => {
    expect(found(text)).toEqual(times);
  });
});

describe('first of all', () => {
  it.each([
    ['move it to 4p first', ['4p = hour 2026-11-18T16:00']],
    ['move it to 4p on the first', ['4p on the first = hour 2026-12-01T16:00']],
  ])('%s', (text, times) => {
    expect(found(text)).toEqual(times);
  });
});
