import type { Channel } from '@catch/contract/channel';
import type { Queryable } from '../../../platform/db/database.ts';

interface ReminderNotice {
  readonly userId: string;
  readonly text: string;
  /** The same notification sent twice arrives once. */
  readonly key: string;
  /** Where it was asked for. */
  readonly preferred: Channel;
  readonly at: Date;
  /** When it was due. */
  readonly since: Date;
}

/** Puts notices on their way, in the given transaction. Answers where each begins; nowhere when nothing is connected. */
export type Notify = (
  db: Queryable,
  notices: readonly ReminderNotice[],
) => Promise<readonly (Channel | undefined)[]>;
