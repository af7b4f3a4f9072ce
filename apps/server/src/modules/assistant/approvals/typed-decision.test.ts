import { readDecision } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { builtInWeights } from '../manager/built-in.ts';
import { TOOL_NAMES } from '../tools/tool-names.ts';
import { settledAs } from './typed-decision.ts';

const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'UTC' };
/** Many tools are settled as one: what is said to these is read once, for reading it again says the same. */
const known = new Map<string, boolean | undefined>();
function decided(text: string, tool: string): boolean | undefined {
  const settled = settledAs(tool);
  const key = `${settled} ${text}`;
  if (!known.has(key)) known.set(key, readDecision(text, settled, when, builtInWeights()));
  return known.get(key);
}

it.each(TOOL_NAMES)('a plain yes or no settles %s', (tool) => {
  expect(['yes', 'yes please', 'ok', 'sure, go ahead'].map((text) => decided(text, tool))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['no', 'no thanks', 'nope'].map((text) => decided(text, tool))).toEqual([false, false, false]);
  expect(decided('yes, but at four', tool)).toBeUndefined();
});
