import { randomUUID } from 'node:crypto';
import type { Channel } from '@catch/contract/channel';
import { readNotation } from '@catch/understanding';
import { afterAll, beforeAll } from 'vitest';
import {
  createBuiltInManager,
  createManager,
  createTools,
  type Manager,
  storeIncoming,
  type Tool,
  type TurnOutcome,
} from '../src/modules/assistant/index.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createEngineHarness, type EngineHarness } from './engine-harness.ts';
import { english } from './english.ts';
import { createMemoryCalendar, type MemoryCalendar } from './memory-calendar.ts';
import { notationModel } from './notation-model.ts';

const NO_MAIL = { recent: async () => [] };

/** Every real tool, on a calendar in memory. */
export const toolsOn = (db: Database, google: MemoryCalendar): Tool[] =>
  createTools({
    db,
    gateway: google.gateway,
    mail: NO_MAIL,
    reachableOn: async () => ['WHATSAPP'],
  });

/** The manager on it, with the request in the notation of commands: this tests what it does, and no reader. */
export const notationOn = (db: Database, { gateway }: MemoryCalendar): Manager =>
  createManager({ db, gateway, mail: NO_MAIL, reader: { read: async (message) => readNotation(message) } });

const managerFor = (by: 'built-in' | 'manager' | 'model', db: Database, google: MemoryCalendar) =>
  by === 'model'
    ? {}
    : by === 'manager'
      ? { manager: notationOn(db, google) }
      : { manager: createBuiltInManager({ db, gateway: google.gateway, mail: NO_MAIL }) };

interface Said {
  readonly channel?: Channel;
  /** The staff member who speaks in the person's name. */
  readonly askedBy?: string | null;
}

/**
 * The real engine and the real tools for a file of tests: with the built-in assistant, or, with the request in the
 * notation of commands, with the manager alone or with a model.
 */
export function calendarTalk({ by = 'built-in' }: { readonly by?: 'built-in' | 'manager' | 'model' } = {}) {
  const live = {} as { harness: EngineHarness; engine: EngineHarness['assistant']['engine'] };
  const google = createMemoryCalendar({ now: () => live.harness.clock.now() });
  beforeAll(async () => {
    live.harness = await createEngineHarness(by === 'model' ? notationModel() : undefined);
    live.harness.clock.set('2026-11-16T08:00:00Z');
    const { assistant } = await live.harness.anotherProcess({
      tools: toolsOn(live.harness.database.db, google),
      ...managerFor(by, live.harness.database.db, google),
      render: english,
    });
    live.engine = assistant.engine;
  });
  afterAll(() => live.harness.close());

  const store = async (userId: string, body: string, { channel = 'WEB', askedBy = null }: Said = {}) => {
    const { clock, database } = live.harness;
    clock.advance(1000);
    const now = clock.now();
    const inboxId = await storeIncoming(database.db, {
      userId,
      channel,
      providerId: randomUUID(),
      kind: 'message',
      body,
      details: {},
      askedBy,
      saidAt: now,
      receivedAt: now,
    });
    if (inboxId === undefined) throw new Error('not stored');
    return inboxId;
  };
  const answers = async (userId: string, inboxId: number): Promise<TurnOutcome> => {
    await live.engine.drain(userId);
    const outcome = await live.harness.outcomeOf(inboxId);
    if (!outcome) throw new Error('no outcome');
    return outcome;
  };
  const say = async (userId: string, body: string, said?: Said): Promise<string> =>
    (await answers(userId, await store(userId, body, said))).message;
  return Object.assign(live, { google, store, answers, say });
}
