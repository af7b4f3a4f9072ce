import { googleGrantData } from './adapters/google/google-grants.ts';
import type { AdapterData } from './platform/db/adapter-data.ts';

/** What adapters store in tables of their own: for the product, and for the operator's commands. */
export const adapterData: AdapterData = {
  sealed: [...googleGrantData.sealed],
  exported: [...googleGrantData.exported],
};
