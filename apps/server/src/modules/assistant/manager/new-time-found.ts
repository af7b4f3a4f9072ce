import type { Moment } from '@catch/scheduling';
import type { Asks } from '../values/values.ts';

/** Where an event goes. */
export type NewTime =
  | { readonly kind: 'exact'; readonly start: Moment; readonly end: Moment }
  | { readonly kind: 'same' }
  /** With the tool's own question where it has one. */
  | { readonly kind: 'unclear'; readonly words: string; readonly asks?: Asks };
