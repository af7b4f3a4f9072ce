import type { Channel as ChannelName } from '@catch/contract/channel';
import type { RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { z } from 'zod';
import type { Queryable } from '../platform/db/database.ts';

/** A channel we write to; the web fetches its own answers. */
export type OutboxChannel = Exclude<ChannelName, 'WEB'>;

/**
 * What the rest of the server knows about a channel: facts and SQL, nothing that runs. Settings, migrations, retention,
 * export and the outbox read them here, so none of these names a channel. To add one, write such an object in
 * `channels/<name>/index.ts` and name it in `channels/index.ts`.
 */
export interface Channel {
  /** As the wire and the tables spell it. */
  readonly name: OutboxChannel;
  /** Its variables of the environment. */
  readonly settings: Readonly<Record<string, z.ZodType>>;
  /** Numbered among all the others (`migrations/index.ts`). Tables older than this port are created there. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  readonly reach: Reach;
  readonly rows: ChannelRows;
  /** What the Users tab shows of a user `u`. */
  readonly staff?: { readonly columns: RawBuilder<unknown>; readonly joins: RawBuilder<unknown> };
  /** What its provider thinks of us, for `/metrics`. */
  readonly troubles?: (db: Queryable) => Promise<readonly ChannelTrouble[]>;
  /** Pages of ours that its provider sends people back to. */
  readonly pages?: readonly ChannelPage[];
  /**
   * The file of the part that runs; it exports a `StartChannel` as `start`. An address and no import: what runs stands on the
   * modules, and they read the facts above.
   */
  readonly runs: URL;
}

interface Reach {
  /**
   * A query for `user_id` and `used_at`: who can be written to now, and when they last wrote here, or else connected.
   */
  readonly people: RawBuilder<unknown>;
  /** Receipts say what arrived. A reminder without one is sent by another channel as well. */
  readonly confirms: boolean;
  /** What is said in a thread is answered there. */
  readonly threads: boolean;
}

/** What it keeps in tables of its own. */
interface ChannelRows {
  /** For the export of somebody's data. */
  readonly personal: readonly PersonalRows[];
  /** Hold a user id and nothing worth exporting, such as the hash of a code. */
  readonly passing?: readonly string[];
  /** Deleted every night. */
  readonly expired?: (now: Date) => readonly ExpiredRows[];
  readonly sealed?: readonly SealedColumn[];
}

interface PersonalRows {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

interface ExpiredRows {
  readonly table: string;
  readonly where: RawBuilder<unknown>;
}

/** A secret that is kept for longer than minutes, and what it was sealed for. */
interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly context: string;
}

interface ChannelTrouble {
  readonly subject: string;
  readonly state: string;
}

interface ChannelPage {
  readonly path: string;
  /** A popup that tells the page it was opened from how it went. */
  readonly isPopup: boolean;
}
