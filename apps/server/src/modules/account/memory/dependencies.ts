import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';

export interface MemoryDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** What the calendar service is called. */
  readonly service: string;
  readonly zoneOf: (userId: string) => Promise<string>;
}
