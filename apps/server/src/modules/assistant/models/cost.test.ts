import { expect, it } from 'vitest';
import { costOf, isWithin, tokensOf } from './cost.ts';

const usage = (input: number | undefined, cacheRead?: number, cacheWrite?: number, output?: number) => ({
  inputTokens: { total: input, noCache: undefined, cacheRead, cacheWrite },
  outputTokens: { total: output, text: undefined, reasoning: undefined },
});
const price = { input: 3, output: 15, cached: 0.3, stored: 3.75 };

it('counts each token once, at its own price, in millionths', () => {
  expect(costOf(tokensOf(usage(1000, 600, 100, 10)), price)).toBe(300 * 3 + 600 * 0.3 + 100 * 3.75 + 10 * 15);
  expect(costOf(tokensOf(usage(1)), { ...price, input: 0.1 })).toBe(1);
});

it('takes nonsense and nothing for nothing', () => {
  expect(tokensOf(usage(undefined))).toEqual({ input: 0, cached: 0, stored: 0, output: 0 });
  expect(tokensOf(usage(Number.NaN, -5, undefined, Number.POSITIVE_INFINITY)).output).toBe(0);
  expect(tokensOf(undefined).input).toBe(0);
  expect(costOf(tokensOf(usage(5)), undefined)).toBe(0);
});

it('leaves some of a budget to models behind, and what is free is never over it', () => {
  const free = { price: { input: 0, output: 0, cached: 0, stored: 0 } };
  expect(isWithin(7.9, 10, { price }, [{ price }])).toBe(true);
  expect(isWithin(8, 10, { price }, [{ price }])).toBe(false);
  expect(isWithin(8, 10, { price }, [free])).toBe(true);
  expect(isWithin(10, 10, { price }, [])).toBe(false);
  expect(isWithin(99, 10, free, [])).toBe(true);
  expect(isWithin(99, undefined, { price }, [])).toBe(true);
});
