import type { Part } from '../platform/part.ts';

/** A vendor that people chat on, without what runs: the product's tools read its settings and load nothing else. */
export interface ChatVendor {
  readonly name: string;
  /** The product's settings that make it talk to this vendor at `base`. */
  readonly environment: (base: string) => Record<string, string>;
  readonly part: () => Promise<Part>;
}
