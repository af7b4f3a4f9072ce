import type { CalendarGateway, MailHeaders } from '../../calendar/index.ts';
import { createLearnedReader } from './learned-reader.ts';
import { createManager, type Manager } from './manager.ts';

/** What our own reader learned (docs/reader.md). */
export const BUILT_IN = new URL(
  '../../../../../../packages/understanding/weights/reader.bin',
  import.meta.url,
);

/** The assistant that needs no model: our own reader, and the manager that carries its commands out. */
export const createBuiltInManager = (given: {
  readonly gateway: CalendarGateway;
  readonly mail: MailHeaders;
}): Manager => createManager({ ...given, reader: createLearnedReader({ ...given, weights: BUILT_IN }) });
