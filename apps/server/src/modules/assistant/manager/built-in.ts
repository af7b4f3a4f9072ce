import { readFileSync } from 'node:fs';
import { readWeights, type Weights } from '@catch/understanding';
import type { Database } from '../../../platform/db/database.ts';
import type { AllCalendarsGateway, MailHeaders } from '../../calendar/index.ts';
import { createLearnedReader } from './learned-reader.ts';
import { createManager, type Manager } from './manager.ts';

/** What our own reader learned (docs/reader.md). */
export const BUILT_IN = new URL(
  '../../../../../../packages/understanding/weights/reader.bin',
  import.meta.url,
);

let loaded: Weights | undefined;
/** They never change, so a process holds them once, from the first message on that is read. */
export const builtInWeights = (): Weights => {
  loaded ??= readWeights(readFileSync(BUILT_IN));
  return loaded;
};

/** The assistant that needs no model: our own reader, and the manager that carries its commands out. */
export const createBuiltInManager = (given: {
  readonly db: Database;
  readonly gateway: AllCalendarsGateway;
  readonly mail: MailHeaders;
}): Manager =>
  createManager({ ...given, reader: createLearnedReader({ ...given, weights: builtInWeights() }) });
