import { expect, it } from 'vitest';
import { madrid } from '../when/test-context.ts';
import { lastOf, saysSeriesEnd, seriesEnd, totalIn } from './series-end.ts';

const endOf = (text: string, isEnd = false) => {
  const end = seriesEnd(text, madrid, { isEnd });
  switch (end?.kind) {
    case 'count':
      return `${end.times}${end.isMore ? ' more' : ''}`;
    case 'lasts':
      return end.duration.toString();
    case 'until':
      return `before ${end.before}`;
    default:
      return end?.kind;
  }
};

it.each([
  ['only 6 times altogether', '6'],
  ['stop after eight', '8'],
  ['after ten lessons', '10'],
  ['five in total', '5'],
  ['4 more sessions', '4 more'],
  ['twelve of them', '12'],
  ['only twice', '2'],
  ['10 days', 'P10D'],
  ['for 6 weeks', 'P6W'],
  ['only until Christmas', 'before 2026-12-26'],
  ['until the end of January', 'before 2027-02-01'],
  ['no end date', 'never'],
  ['open-ended', 'never'],
])('%s is the end of a series', (text, expected) => {
  expect(endOf(text)).toBe(expected);
});

it('a day is an end only where it was said to be one', () => {
  expect(endOf('on 18 December', true)).toBe('before 2026-12-19');
  expect(endOf('on 18 December')).toBeUndefined();
});

it.each(['3 times a week', 'twice a week', 'at 6', 'until 5pm', 'after six', '2 hours', 'every Thursday'])(
  '%s is none',
  (text) => {
    expect(endOf(text)).toBeUndefined();
  },
);

it('a message that says nothing else', () => {
  expect(saysSeriesEnd("it's only 6 times altogether")).toBe(true);
  expect(saysSeriesEnd('so stop after eight please')).toBe(true);
  expect(saysSeriesEnd('no end date actually')).toBe(true);
  expect(saysSeriesEnd("six of them, then it's over")).toBe(true);
  expect(saysSeriesEnd('judo stops after 8 times')).toBe(false);
  expect(saysSeriesEnd('how often? 6 times?')).toBe(false);
  expect(saysSeriesEnd('at six please')).toBe(false);
});

it('what something is the last of', () => {
  expect(lastOf('the last rehearsal')).toBe('rehearsal');
  expect(lastOf('the very last one')).toBe('one');
  expect(lastOf('last week')).toBeUndefined();
});

it('a number of all of them, said in passing', () => {
  expect(totalIn('the leaflet says seven evenings in all')).toMatchObject({ kind: 'count', times: 7 });
  expect(totalIn('I had three lessons already')).toBeUndefined();
});
