import { isCutOff } from '../values/cut-off.ts';
import { refusal } from '../values/make.ts';
import type { Receipt, Refusal, Wish } from '../values/values.ts';

/** How long to wait before each look, in seconds: all in all about two hours, and then a person has to. */
export const WAITS = [5, 15, 45, 120, 420, 1200, 2400, 3600] as const;

/** Looked for often enough: the last look was the last. */
export const isGivenUp = (looks: number): boolean => looks >= WAITS.length;

export const firstLook = (now: Date): Date => new Date(now.getTime() + WAITS[0] * 1000);

/** It may have been made, wholly or in part. */
export const isUnknown = (outcome: Receipt | Refusal): boolean =>
  outcome.kind === 'refusal' ? outcome.isUnknown === true : outcome.left.some(({ why }) => isCutOff(why));

/** It may or may not have happened, so neither 'done' nor 'nothing was changed' would be true. Says what is known. */
export const inDoubt = (wish: Wish, outcome?: Receipt | Refusal): Refusal =>
  refusal({ code: 'in-doubt', wish, ...(outcome?.kind === 'receipt' ? { soFar: outcome } : {}) });

/** It was looked for often enough. */
export const neverFoundOut = (wish: Wish): Refusal => refusal({ code: 'never-found-out', wish });

/** Nothing of it was begun, for want of a calendar: with its name, since other things may have been done. */
export const notBegun = (wish: Wish, { why }: Refusal): Refusal =>
  refusal({ code: 'not-begun', wish, because: why });

/** It was looked for, and was not made; said with its name, unless its refusal has it already. */
export const notMade = (wish: Wish, refused: Refusal): Refusal =>
  'wish' in refused.why ? refused : { ...refused, why: { code: 'not-made', wish, because: refused.why } };
