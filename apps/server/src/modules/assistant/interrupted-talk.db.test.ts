import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notationOn, toolsOn } from '../../../test/calendar-talk.ts';
import { dieAfterEveryStatement, dieAt, type StartProcess, sweep } from '../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';
import { english } from '../../../test/english.ts';
import { createMemoryCalendar } from '../../../test/memory-calendar.ts';
import type { AssistantModule } from './index.ts';
import { loadConversation } from './manager/conversations.repository.ts';

/**
 * A message with several wishes, and a process that dies at it: the reply is the one that it would have been, and the
 * conversation stands where it would have stood. Real tools and the real engine on a calendar in memory.
 */
let harness: EngineHarness;
let healthy: AssistantModule;
const google = createMemoryCalendar();

const startProcess: StartProcess = (db, _stop, deaf) =>
  harness.anotherProcess({
    db,
    tools: toolsOn(db, google),
    manager: notationOn(db, google),
    render: english,
    deaf,
  });
beforeAll(async () => {
  harness = await createEngineHarness();
  ({ assistant: healthy } = await startProcess(harness.database.db, async () => undefined, false));
});
afterAll(() => harness.close());
beforeEach(() => harness.clock.set('2026-11-16T08:00:00Z'));

/** What a message came to: its reply, and where the conversation stands then, by names. */
const cameTo = async (userId: string, inboxId: number) => {
  const outcome = await harness.outcomeOf(inboxId);
  const { conversation } = await loadConversation(harness.database.db, { userId, askedBy: null });
  const { done, proposals, open, listed, focus } = conversation;
  return {
    message: outcome?.message,
    kinds: outcome?.values?.map(({ kind }) => kind).toSorted(),
    cards: outcome?.pendingApprovals.map(({ formatted_args }) => formatted_args),
    done: done.map(({ wish }) => wish.input.title ?? wish.tool),
    proposals: proposals.map(({ wish }) => wish.input.title ?? wish.tool),
    open: open && [open.question.asks, open.wish.tool],
    listed: listed.length,
    focus: focus.map(({ title }) => title),
    calendar: google.shown(userId),
  };
};

const TALKS: Readonly<Record<string, readonly string[]>> = {
  'something done, something refused, a card and a question': [
    '{create|Book [title:dentist] [time:tomorrow at 9].} {cancel|Cancel [target:the opera].} {create|Book [title:lunch] with [guest:ana@example.org] [time:tomorrow at 1pm].} {create|Book [title:yoga].}',
  ],
  'something done next to what a tool refuses': [
    '{create|Book [title:dentist] [time:tomorrow at 9].} {create|Book [title:dentist] [time:tomorrow at 9].}',
  ],
  'an answer to a question, with something else': [
    '{create|Book [title:yoga].}',
    '{answer|[time:tomorrow at 6pm].} {create|Book [title:dentist] [time:tomorrow at 9].}',
  ],
  'two cards': [
    '{create|Book [title:lunch] with [guest:ana@example.org] [time:tomorrow at 1pm].} {create|Book [title:tea] with [guest:ben@example.org] [time:tomorrow at 4pm].}',
  ],
};

for (const [name, said] of Object.entries(TALKS))
  it(`${name}: killed after every statement, the conversation reads as if nothing had happened`, {
    timeout: 300_000,
  }, async () => {
    const begin = async () => {
      // Everybody speaks at the same hour, in whatever order.
      harness.clock.set('2026-11-16T08:00:00Z');
      const userId = await harness.createUser();
      for (const message of said.slice(0, -1)) {
        await harness.say(userId, message);
        await healthy.engine.drain(userId);
      }
      return { userId, inboxId: await harness.say(userId, said.at(-1) ?? '') };
    };
    const alive = await begin();
    await healthy.engine.drain(alive.userId);
    const wanted = await cameTo(alive.userId, alive.inboxId);
    await dieAfterEveryStatement(async (point) => {
      const { userId, inboxId } = await begin();
      await dieAt(harness, point, {
        start: startProcess,
        work: ({ engine }) => engine.drain(userId),
        goOn: (assistant) => sweep(assistant),
      });
      expect(await cameTo(userId, inboxId), point.name).toEqual(wanted);
    });
  });
