import type { SaidSpan } from './spans.ts';

/** One word, or one time, with its class. */
export type Item =
  | { readonly class: 'S'; readonly span: SaidSpan }
  | { readonly class: 'L'; readonly minutes: number }
  | { readonly class: string; readonly word: string };
