import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Tool } from '../src/modules/assistant/index.ts';
import { createCountingTool, done } from './counting-tool.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from './scripted-model.ts';

/** Takes a moment for everything, so that a kill at a random time meets every part of a turn. */
const PAUSE_MS = 3;

export const echoingModel = (): ScriptedModel =>
  new ScriptedModel(async (options) => {
    await sleep(PAUSE_MS);
    return resultsSinceUser(options).length > 0
      ? 'Anything else?'
      : { calls: [{ name: 'create_event', input: { title: lastUserText(options) } }] };
  });

/** A provider outside of our transactions: it keeps what it was asked for under the id that the caller chose. */
export const createProviderTool = (provider: pg.Pool): Tool => ({
  ...createCountingTool('create_event').tool,
  execute: async (args, context, journal) => {
    await journal.recordBefore({ none: true });
    await context.assertCurrent();
    await sleep(PAUSE_MS);
    await provider.query(
      'insert into test_provider (tool_call_id, title) values ($1, $2) on conflict (tool_call_id) do nothing',
      [context.toolCallId, args.title],
    );
    await sleep(PAUSE_MS);
    return done(String(args.title), context);
  },
});
