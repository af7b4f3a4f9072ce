import { setTimeout as sleep } from 'node:timers/promises';
import type { VendorName } from '../platform/vendors.ts';

/** A webhook held back to arrive out of order leaves at the latest after this time. */
const LONGEST_HOLD_MS = 2_000;

export interface HoldBack {
  /** Ends when another webhook of the vendor has gone first. */
  hold(vendor: VendorName): Promise<void>;
  release(vendor: VendorName): void;
}

export function createHoldBack(): HoldBack {
  const held = new Map<VendorName, (() => void)[]>();
  return {
    hold: (vendor) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(vendor, [...(held.get(vendor) ?? []), resolve]);
      return Promise.race([promise, sleep(LONGEST_HOLD_MS, undefined, { ref: false })]);
    },
    release: (vendor) => {
      for (const release of held.get(vendor) ?? []) release();
      held.delete(vendor);
    },
  };
}
