import { providers } from './calendars/index.ts';
import type { AdapterData } from './platform/db/adapter-data.ts';

/** What calendar providers store in their own tables, whichever of them is in use: for the product and the operator. */
export const adapterData: AdapterData = {
  sealed: providers.flatMap(({ data }) => data.sealed),
  exported: providers.flatMap(({ data }) => data.exported),
};
