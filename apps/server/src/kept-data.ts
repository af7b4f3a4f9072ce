import { googleGrantData } from './adapters/google/google-grants.ts';
import type { KeptData } from './platform/db/kept-data.ts';

/** What adapters store in tables of their own: for the product, and for the operator's commands. */
export const keptData: KeptData = {
  sealed: [...googleGrantData.sealed],
  exported: [...googleGrantData.exported],
};
