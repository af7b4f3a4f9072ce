import { describe, expect, it } from 'vitest';
import { type ModelFigures, sayCost, sayCostsOf, sayFigures, sayTime } from './model-figures.ts';

const figures = (more: Partial<ModelFigures> = {}): ModelFigures => ({
  calls: 2,
  failures: 0,
  input_tokens: 19_586,
  cached_tokens: 0,
  output_tokens: 70,
  milliseconds: 2450,
  cost: 0.0312,
  ...more,
});

describe('what a model was asked', () => {
  it('is one line', () => {
    expect(sayFigures(figures())).toBe('2 calls, 19,586 tokens sent, 70 written, 2.5 s, cost 0.0312');
  });

  it('names what failed and what came from a cache, and only then', () => {
    expect(sayFigures(figures({ calls: 1, failures: 1, cached_tokens: 9000, cost: 0 }))).toBe(
      '1 call (1 failed), 19,586 (9,000 cached) tokens sent, 70 written, 2.5 s, cost 0.00',
    );
  });

  it('took its time for each call, also when there was none', () => {
    expect(sayTime(figures())).toBe('1.2 s');
    expect(sayTime(figures({ calls: 0, milliseconds: 0 }))).toBe('0.0 s');
  });

  it.each([
    [0, '0.00'],
    [0.00021, '0.00021'],
    [0.5, '0.50'],
    [1234.567, '1,234.57'],
  ])('costs %d', (cost, said) => {
    expect(sayCost(cost)).toBe(said);
  });

  it('costs in a column have as many digits as the smallest needs', () => {
    const said = (...costs: number[]) =>
      costs.map((cost) => sayCostsOf(costs.map((one) => ({ cost: one })))({ cost }));
    expect(said(0.1276, 0.08975, 0)).toEqual(['0.12760', '0.08975', '0.00000']);
    expect(said(1234.567, 0.5, 0)).toEqual(['1,234.57', '0.50', '0.00']);
  });
});
