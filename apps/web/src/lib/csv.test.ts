import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const one = (value: string | number | null) => toCsv(['h'], [[value]]).split('\r\n')[1];

test('quotes, commas and line ends survive', () => {
  expect(toCsv(['a', 'b'], [['x,"y"', 'two\nlines']])).toBe('\uFEFF"a","b"\r\n"x,""y""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1'])('%j cannot run', (text) => {
  expect(one(text)).toMatch(/^"'/);
});

test('numbers stay numbers and nothing stays empty', () => {
  expect(one(-3.5)).toBe('"-3.5"');
  expect(one(null)).toBe('""');
  expect(one('plain')).toBe('"plain"');
});
