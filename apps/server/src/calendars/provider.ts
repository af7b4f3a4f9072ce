import type { Migration } from 'kysely/migration';
import type { z } from 'zod';
import type { AdapterData } from '../platform/db/adapter-data.ts';

/**
 * What the rest of the server knows about a calendar provider: facts, nothing that runs. Settings, migrations, export and
 * key rotation read them here. To add a provider, write such an object in `adapters/<name>/index.ts` and name it in
 * `calendars/index.ts`.
 */
export interface ProviderFacts {
  /** Its environment variables. Google's are the product's own, because sign-in needs them whatever the provider. */
  readonly settings?: Readonly<Record<string, z.ZodType>>;
  /** Whether a deployment with these settings keeps its calendars there. */
  readonly isChosen: (settings: Readonly<Record<string, unknown>>) => boolean;
  /** For its own tables, numbered with all the others (`migrations/index.ts`). */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** What it stores in its own tables. */
  readonly data: AdapterData;
  /**
   * The file of the part that runs; it exports a `StartProvider` as `start`. An address and not an import: what runs depends
   * on the modules, and the modules read the facts above.
   */
  readonly runs: URL;
}
