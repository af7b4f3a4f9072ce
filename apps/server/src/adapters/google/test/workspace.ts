import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { CalendarProvider } from '../../../modules/calendar/index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { httpClient } from '../../../platform/http-client.ts';
import { createSecretBox, type SecretBox, type TokenKey } from '../../../platform/secrets.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import { createGoogleWorkspace, type GoogleWorkspaceDependencies } from '../google-workspace.ts';
import { type ScriptedGoogle, startScriptedGoogle } from './scripted-google.ts';

/** Real Postgres, the real adapter over real HTTP, and a scripted Google behind it. */
export interface WorkspaceUnderTest {
  readonly google: ScriptedGoogle;
  readonly database: TestDatabase;
  readonly secrets: SecretBox;
  readonly keys: readonly TokenKey[];
  readonly workspace: CalendarProvider;
  /** The users the hook was called for. */
  readonly reconnects: string[];
  /** What staff would read of. */
  readonly reported: { readonly error: unknown; readonly about: Record<string, string> }[];
  /** As another process would have it: nothing shared but the database. */
  another(overrides?: Partial<GoogleWorkspaceDependencies>): CalendarProvider;
  close(): Promise<void>;
}

export const QUICK = { firstPauseMs: 1, longestPauseMs: 5, attemptTimeoutMs: 2000, budgetMs: 4000 };

export async function createWorkspaceUnderTest(): Promise<WorkspaceUnderTest> {
  const google = await startScriptedGoogle();
  const database = await createTestDatabase();
  const keys = [{ id: 'test', key: randomBytes(32) }];
  const secrets = createSecretBox(keys);
  const reconnects: string[] = [];
  const reported: { error: unknown; about: Record<string, string> }[] = [];
  const another = (overrides: Partial<GoogleWorkspaceDependencies> = {}) =>
    createGoogleWorkspace({
      settings: {
        issuer: google.issuer,
        clientId: 'client',
        clientSecret: 'secret',
        calendarUrl: google.calendarUrl,
        gmailUrl: google.gmailUrl,
        readsMail: true,
      },
      db: database.db,
      secrets,
      clock: systemClock(),
      http: httpClient,
      logger: createLogger('silent'),
      report: (error, about) => void reported.push({ error, about }),
      onReconnectNeeded: async (userId) => void reconnects.push(userId),
      retryPolicy: QUICK,
      ...overrides,
    });
  return {
    google,
    database,
    secrets,
    keys,
    workspace: another(),
    reconnects,
    reported,
    another,
    close: async () => {
      await google.close();
      await database.close();
    },
  };
}
