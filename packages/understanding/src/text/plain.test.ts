import { expect, test } from 'vitest';
import { plainText, plainWords } from './plain.ts';

test('accents, case and the form in which a letter is written do not count', () => {
  expect(plainText('Lucía')).toBe('lucia');
  expect(plainText('LUCI\u0301A')).toBe('lucia');
  expect(plainText('ＯＫ İstanbul')).toBe('ok istanbul');
});

test('words are letters and numbers, of any script', () => {
  expect(plainWords(' the “Q3” re-view, Żółw & 北京! ')).toEqual(['the', 'q3', 're', 'view', 'zołw', '北京']);
  expect(plainWords('…')).toEqual([]);
});
