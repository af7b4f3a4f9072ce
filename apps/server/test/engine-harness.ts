import { randomUUID } from 'node:crypto';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Channel } from '@catch/contract/channel';
import {
  type AssistantDependencies,
  type AssistantModule,
  createAssistant,
  storeIncoming,
  type Tool,
  type TurnOutcome,
} from '../src/modules/assistant/index.ts';
import { type Liveness, startLiveness } from '../src/platform/liveness.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';
import { addUser } from './add-user.ts';
import { plainly } from './counting-tool.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The assistant on a real database with a scripted model (or none) and tools of the test's own: no calendar, no HTTP. */
export interface EngineHarness {
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly reported: unknown[];
  readonly delivered: { turnId: string; outcome: TurnOutcome }[];
  readonly assistant: AssistantModule;
  /** Another process on the same database, alive until its own end; parts of it may be the test's own. */
  anotherProcess(own?: OwnParts): Promise<{ assistant: AssistantModule; liveness: Liveness }>;
  createUser(): Promise<string>;
  say(userId: string, text: string, channel?: Channel): Promise<number>;
  outcomeOf(inboxId: number): Promise<TurnOutcome | undefined>;
  storedMessages(
    userId: string,
  ): Promise<{ kind: string; parts: { part_kind: string; content?: unknown }[] }[]>;
  close(): Promise<void>;
}

export type OwnParts = Partial<
  Pick<
    AssistantDependencies,
    'db' | 'model' | 'chain' | 'manager' | 'modelTimeoutMs' | 'tools' | 'deliver' | 'render'
  >
> & {
  /** A process that does not notice that it is taken for dead. */
  readonly deaf?: boolean;
};

export async function createEngineHarness(
  model?: LanguageModelV4,
  tools: readonly Tool[] = [],
  shared?: TestDatabase,
): Promise<EngineHarness> {
  const database = shared ?? (await createTestDatabase(20));
  const clock = createTestClock();
  const reported: unknown[] = [];
  const delivered: { turnId: string; outcome: TurnOutcome }[] = [];
  const livenesses: Liveness[] = [];
  const start = async (own: OwnParts = {}) => {
    const liveness = await startLiveness(database.url, createLogger('silent'));
    livenesses.push(liveness);
    const asked = own.model ?? model;
    const assistant = await createAssistant({
      db: own.db ?? database.db,
      clock,
      liveness: own.deaf ? deafened(liveness) : liveness,
      ...(asked ? { model: asked } : {}),
      ...(own.manager ? { manager: own.manager } : {}),
      ...(own.chain ? { chain: own.chain } : {}),
      modelTimeoutMs: own.modelTimeoutMs,
      tools: own.tools ?? tools,
      brand: 'Catch',
      service: 'Google Calendar',
      render: own.render ?? plainly,
      zoneOf: async () => 'Europe/Madrid',
      deliver:
        own.deliver ??
        (async (_db, turn, outcome) => {
          delivered.push({ turnId: turn.id, outcome });
        }),
      report: (error) => reported.push(error),
      subjectOfCall: async () => {
        throw new Error('no HTTP here');
      },
      traceUrl: () => null,
    });
    return { assistant, liveness };
  };
  const { assistant } = await start();
  return {
    database,
    clock,
    reported,
    delivered,
    assistant,
    anotherProcess: start,
    createUser: () => addUser(database.db, { time_zone: 'Europe/Madrid' }),
    say: async (userId, text, channel = 'WEB') => {
      const id = await storeIncoming(database.db, {
        userId,
        channel,
        providerId: randomUUID(),
        kind: 'message',
        body: text,
        details: {},
        askedBy: null,
        saidAt: clock.now(),
        receivedAt: clock.now(),
      });
      if (id === undefined) throw new Error('not stored');
      return id;
    },
    outcomeOf: async (inboxId) => {
      const row = await database.db
        .selectFrom('inbox')
        .innerJoin('turns', 'turns.id', 'inbox.turn_id')
        .select('turns.outcome')
        .where('inbox.id', '=', inboxId)
        .executeTakeFirst();
      return (row?.outcome as TurnOutcome | null) ?? undefined;
    },
    storedMessages: async (userId) => {
      const rows = await database.db
        .selectFrom('messages')
        .select('message')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return rows.map(({ message }) => JSON.parse(message));
    },
    close: async () => {
      await assistant.engine.idle();
      for (const liveness of livenesses) await liveness.stop();
      if (!shared) await database.close();
    },
  };
}

const deafened = (liveness: Liveness): Liveness => ({
  ...liveness,
  number: liveness.number,
  signal: new AbortController().signal,
});
