import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { sql } from 'kysely';
import pg from 'pg';
import { createAssistant, type Engine, type Tool } from '../../../apps/server/src/modules/assistant/index.ts';
import type { Database } from '../../../apps/server/src/platform/db/database.ts';
import { startLiveness } from '../../../apps/server/src/platform/liveness.ts';
import { createLogger } from '../../../apps/server/src/platform/telemetry/logger.ts';
import { createCountingTool, done, plainly } from '../../../apps/server/test/counting-tool.ts';
import { resultsSinceUser, ScriptedModel, wordsOf } from '../../../apps/server/test/scripted-model.ts';

export interface TurnEngineOptions {
  readonly url: string;
  readonly db: Database;
  /** Called at every point at which a process may be killed. */
  readonly pass: () => Promise<void>;
}

/** The turn engine with a model and a provider whose every step can be the last one. */
export async function startTurnEngine({
  url,
  db,
  pass,
}: TurnEngineOptions): Promise<{ engine: Engine; stop(): Promise<void> }> {
  const provider = new pg.Pool({ connectionString: url, max: 2 });
  const liveness = await startLiveness(url, createLogger('silent'));
  const { engine } = await createAssistant({
    db,
    clock: { now: () => new Date() },
    liveness,
    model: new ScriptedModel(async (options) => {
      await pass();
      const answer =
        resultsSinceUser(options).length > 0
          ? 'Anything else?'
          : {
              calls: wishesOf(options).map((title) => ({
                name: title.startsWith('ask') ? 'delete_event' : 'create_event',
                input: { title },
              })),
            };
      await pass();
      return answer;
    }),
    tools: [
      providerTool('create_event', false, provider, pass),
      providerTool('delete_event', true, provider, pass),
    ],
    brand: 'Catch',
    service: 'Google Calendar',
    render: plainly,
    zoneOf: async () => 'Europe/Madrid',
    deliver: async (transaction, turn, { message }) => {
      await sql`insert into test_outbox values (${turn.id}, ${turn.userId}, ${message})`.execute(transaction);
    },
    report: () => undefined,
    subjectOfCall: async () => {
      throw new Error('no HTTP here');
    },
    traceUrl: () => null,
  });
  return {
    engine,
    stop: async () => {
      await engine.idle();
      await liveness.stop();
      await provider.end();
    },
  };
}

/** Several messages of a turn are several wishes. */
function wishesOf({ prompt }: LanguageModelV4CallOptions): string[] {
  const first = prompt.findLastIndex(({ role }) => role !== 'user') + 1;
  return prompt
    .slice(first)
    .flatMap((message) => (message.role === 'user' ? message.content : []))
    .flatMap(wordsOf);
}

/** A provider outside of our transactions: it keeps what it was asked for under the id that the caller chose. */
const providerTool = (
  name: 'create_event' | 'delete_event',
  asks: boolean,
  provider: pg.Pool,
  pass: () => Promise<void>,
): Tool => ({
  ...createCountingTool(name, { asks }).tool,
  execute: async (args, context, journal) => {
    await journal.recordBefore({ none: true });
    await context.assertCurrent();
    await pass();
    await provider.query(
      'insert into test_provider (tool_call_id, title) values ($1, $2) on conflict (tool_call_id) do nothing',
      [context.toolCallId, args.title],
    );
    await pass();
    journal.recordAfter({ done: true });
    return done(String(args.title), context);
  },
});
