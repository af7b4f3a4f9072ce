import type { Database, Queryable } from '../../platform/db/database.ts';

/** Several looks at one state: what is counted below the watermark and what lies above it must fit together. */
export const inSnapshot = <T>(db: Database, work: (db: Queryable) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
