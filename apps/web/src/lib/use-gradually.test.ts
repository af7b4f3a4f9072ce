import { describe, expect, it } from 'vitest';
import { drawableRows } from './use-gradually.ts';

const keys = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `row-${from + index}`);

describe('drawableRows', () => {
  it('begins another list from the top', () => {
    expect(drawableRows(keys(0, 100), keys(500, 600))).toBe(16);
    expect(drawableRows([], keys(0, 100))).toBe(16);
  });

  it('keeps what is shown when the same list comes again, or with a few more rows', () => {
    expect(drawableRows(keys(0, 100), keys(0, 100))).toBe(100);
    expect(drawableRows(keys(3, 100), keys(0, 100))).toBe(97);
    expect(drawableRows(keys(0, 100), keys(10, 60))).toBe(100);
  });

  it('begins from the top when more than a portion of what would stand there is new', () => {
    expect(drawableRows(keys(0, 100), [...keys(0, 1), ...keys(500, 599)])).toBe(16);
  });
});
