import { APICallError } from '@ai-sdk/provider';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createCountingTool, createEngineGround, type EngineGround } from '../../../../test/engine-ground.ts';
import {
  lastUserText,
  resultsSinceUser,
  type Script,
  ScriptedModel,
} from '../../../../test/scripted-model.ts';
import type { Tool } from '../index.ts';
import { decideApproval } from '../index.ts';

let ground: EngineGround;
afterEach(() => ground?.close());

const start = async (script: Script, tools: readonly Tool[] = []) => {
  const model = new ScriptedModel(script);
  ground = await createEngineGround(model, tools);
  return { model, userId: await ground.createUser() };
};
const ask = async (userId: string, text: string) => {
  const inboxId = await ground.say(userId, text);
  await ground.assistant.engine.drain(userId);
  const outcome = await ground.outcomeOf(inboxId);
  if (!outcome) throw new Error('no outcome');
  return outcome;
};

describe('a turn', () => {
  it('stores what was said and what was answered, in the decided shape', async () => {
    const { userId } = await start(() => 'Hello there.');
    expect((await ask(userId, 'hello')).message).toBe('Hello there.');
    expect(await ground.storedMessages(userId)).toMatchObject([
      { kind: 'request', parts: [{ part_kind: 'user-prompt', content: 'hello' }] },
      { kind: 'response', parts: [{ part_kind: 'text', content: 'Hello there.' }] },
    ]);
  });

  it('runs a tool and tells the receipt', async () => {
    const { tool, runs } = createCountingTool('create_event');
    const { userId } = await start(
      (options) =>
        resultsSinceUser(options).length > 0
          ? 'Anything else?'
          : { calls: [{ name: 'create_event', input: { title: 'Lunch' } }] },
      [tool],
    );
    const outcome = await ask(userId, 'lunch please');
    expect(outcome).toMatchObject({ message: 'Lunch is done.\n\nAnything else?', eventId: 'event-Lunch' });
    expect(runs.length).toBe(1);
    const kinds = (await ground.storedMessages(userId)).map(({ parts }) =>
      parts.map(({ part_kind }) => part_kind).join(),
    );
    expect(kinds).toEqual(['user-prompt', 'tool-call', 'tool-return', 'text']);
  });

  it('runs several calls of one step in their order', async () => {
    const { tool, runs } = createCountingTool('create_event');
    const { userId } = await start(
      (options) =>
        resultsSinceUser(options).length > 0
          ? 'Both.'
          : { calls: ['One', 'Two'].map((title) => ({ name: 'create_event', input: { title } })) },
      [tool],
    );
    const outcome = await ask(userId, 'two things');
    expect(outcome.message).toBe('One is done.\n\nTwo is done.\n\nBoth.');
    expect(new Set(runs).size).toBe(2);
  });

  it('carries the conversation on', async () => {
    const { model, userId } = await start((_options, call) => `Answer ${call}`);
    await ask(userId, 'first');
    await ask(userId, 'second');
    expect(JSON.stringify(model.seen[1]?.prompt)).toContain('Answer 1');
  });
});

describe('a model that misbehaves', () => {
  it.each([
    ['says done without a call', (): string => 'Done! I have booked it.'],
    ['answers nothing', (): string => ''],
    ['is cut off', () => ({ finish: 'length' as const, text: 'And then' })],
    [
      'is cut off in a tool call',
      () => ({ finish: 'length' as const, calls: [{ name: 'create_event', input: '{"title":"Lu' }] }),
    ],
    ['is filtered', () => ({ finish: 'content-filter' as const, text: 'x' })],
  ])('%s: the person hears that nothing was changed', async (_name, script) => {
    const { tool, runs } = createCountingTool('create_event');
    const { userId } = await start(script, [tool]);
    const outcome = await ask(userId, 'book lunch');
    expect(outcome.message).toContain('I have not changed anything');
    expect(outcome.eventId).toBeNull();
    expect(runs).toEqual([]);
  });

  it('may correct itself', async () => {
    const { userId } = await start((_options, call) => (call === 1 ? 'Done!' : 'Which day?'));
    expect((await ask(userId, 'book lunch')).message).toBe('Which day?');
  });

  it('names no such tool, or wrong arguments: it is told and may go on', async () => {
    const { tool, runs } = createCountingTool('create_event');
    const { userId } = await start(
      (_options, call) => {
        if (call === 1) return { calls: [{ name: 'launch_rocket', input: {} }] };
        if (call === 2) return { calls: [{ name: 'create_event', input: { title: 7 } }] };
        if (call === 3) return { calls: [{ name: 'create_event', input: '{broken' }] };
        return 'I need a title.';
      },
      [tool],
    );
    expect((await ask(userId, 'go')).message).toBe('I need a title.');
    expect(runs).toEqual([]);
  });

  it('repeats itself: the loop ends', async () => {
    const { tool } = createCountingTool('list_events');
    const { userId, model } = await start(
      () => ({ calls: [{ name: 'list_events', input: { title: 'x' } }] }),
      [tool],
    );
    expect((await ask(userId, 'go')).message).toContain('x is done.');
    expect(model.seen.length).toBeLessThan(13);
  });

  it('fails for good: the specified apology, and the exception is recorded', async () => {
    const { userId } = await start(() => {
      throw new Error('model exploded');
    });
    expect((await ask(userId, 'go')).message).toBe(
      'Sorry, I encountered an error processing your request. Please try again.',
    );
    expect(ground.reported.length).toBe(1);
    expect((await ask(userId, 'again')).message).toContain('Sorry');
  });

  it('is busy for a moment: it is asked again', async () => {
    const { userId, model } = await start((_options, call) => {
      if (call === 1)
        throw new APICallError({
          message: 'busy',
          url: 'http://model',
          requestBodyValues: {},
          statusCode: 429,
          responseHeaders: { 'retry-after-ms': '1' },
          isRetryable: true,
        });
      return 'Here I am.';
    });
    expect((await ask(userId, 'go')).message).toBe('Here I am.');
    expect(model.seen.length).toBe(2);
  });

  it('a tool that throws is data for the model, without our words', async () => {
    const broken: Tool = {
      ...createCountingTool('create_event').tool,
      plan: async () => {
        throw new Error('password=hunter2 at postgres://');
      },
    };
    const { userId, model } = await start(
      (options) =>
        resultsSinceUser(options).length > 0
          ? 'That did not work.'
          : { calls: [{ name: 'create_event', input: { title: 'x' } }] },
      [broken],
    );
    expect((await ask(userId, 'go')).message).toBe('That did not work.');
    expect(JSON.stringify(model.seen)).not.toContain('hunter2');
    expect(ground.reported.length).toBe(1);
  });
});

describe('order', () => {
  it('web sends are answered one by one, in order', async () => {
    const { userId } = await start((options) => `re: ${lastUserText(options)}`);
    const ids = [await ground.say(userId, 'a'), await ground.say(userId, 'b'), await ground.say(userId, 'c')];
    await ground.assistant.engine.drain(userId);
    expect(await Promise.all(ids.map(async (id) => (await ground.outcomeOf(id))?.message))).toEqual([
      're: a',
      're: b',
      're: c',
    ]);
    expect(ground.delivered.map(({ outcome }) => outcome.message)).toEqual(['re: a', 're: b', 're: c']);
  });

  it('a clock that goes back between two messages does not turn them round', async () => {
    const { userId } = await start((options) => `re: ${lastUserText(options)}`);
    await ground.say(userId, 'first');
    ground.clock.advance(-60_000);
    await ground.say(userId, 'second');
    await ground.assistant.engine.drain(userId);
    expect(ground.delivered.map(({ outcome }) => outcome.message)).toEqual(['re: first', 're: second']);
  });

  it('what waits on another channel is answered together, once', async () => {
    const { userId } = await start((options) => `re: ${lastUserText(options)}`);
    const first = await ground.say(userId, 'lunch with Ana', 'WHATSAPP');
    const second = await ground.say(userId, 'make it Friday', 'WHATSAPP');
    const slack = await ground.say(userId, 'other', 'SLACK');
    await ground.assistant.engine.drain(userId);
    expect(ground.delivered.length).toBe(2);
    expect(await ground.outcomeOf(first)).toEqual(await ground.outcomeOf(second));
    expect((await ground.outcomeOf(slack))?.message).toBe('re: other');
  });

  it('many wake-ups from two processes at once: each message is answered once', async () => {
    const { userId } = await start((options) => `re: ${lastUserText(options)}`);
    const other = await ground.anotherProcess();
    const ids: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        ids.push(await ground.say(userId, `m${index}`));
        await (index % 2 ? ground.assistant : other.assistant).engine.drain(userId);
      }),
    );
    await ground.assistant.engine.drain(userId);
    await other.assistant.engine.idle();
    const outcomes = await Promise.all(ids.map((id) => ground.outcomeOf(id)));
    expect(outcomes.every(Boolean)).toBe(true);
    expect(ground.delivered.length).toBe(30);
  });

  it('what is said while nothing is under way is answered at once; during it, it takes its place', async () => {
    const slow = Promise.withResolvers<void>();
    const { userId } = await start(async (options) => {
      if (lastUserText(options) === 'first') await slow.promise;
      return `re: ${lastUserText(options)}`;
    });
    const said = (body: string) => ({
      userId,
      channel: 'WEB' as const,
      providerId: body,
      body,
      details: {},
      askedBy: null,
      saidAt: ground.clock.now(),
      receivedAt: ground.clock.now(),
    });
    const other = await ground.anotherProcess();
    const { engine } = ground.assistant;
    const first = await engine.answerAtOnce(said('first'));
    expect(await engine.answerAtOnce(said('second'))).toBeUndefined();
    expect(await other.assistant.engine.answerAtOnce(said('second'))).toBeUndefined();
    // Refused is stored nowhere: now it takes its place, and whoever is at it goes on with it.
    const second = await ground.say(userId, 'second');
    await other.assistant.engine.drain(userId);
    slow.resolve();
    await first?.worked;
    expect((await ground.outcomeOf(first?.inboxId ?? 0))?.message).toBe('re: first');
    expect((await ground.outcomeOf(second))?.message).toBe('re: second');
    expect(ground.delivered.map(({ outcome }) => outcome.message)).toEqual(['re: first', 're: second']);
    expect(await other.assistant.engine.answerAtOnce(said('third'))).toBeDefined();
    await other.assistant.engine.idle();
  });

  it('many at the same moment from two processes: each once, whichever way it goes', async () => {
    const { userId } = await start((options) => `re: ${lastUserText(options)}`);
    const other = await ground.anotherProcess();
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { engine } = index % 2 ? ground.assistant : other.assistant;
        const at = ground.clock.now();
        const begun = await engine.answerAtOnce({
          userId,
          channel: 'WEB',
          providerId: `both-${index}`,
          body: `m${index}`,
          details: {},
          askedBy: null,
          saidAt: at,
          receivedAt: at,
        });
        if (begun) await begun.worked;
        else {
          await ground.say(userId, `m${index}`);
          await engine.drain(userId);
        }
      }),
    );
    await ground.assistant.engine.idle();
    await other.assistant.engine.idle();
    const replies = ground.delivered.map(({ outcome }) => outcome.message);
    expect(replies.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `re: m${index}`).toSorted());
    const { rows } = await sql`select 1 from lanes where holder is not null`.execute(ground.database.db);
    expect(rows).toEqual([]);
  });

  it('nobody waits for somebody else', async () => {
    const slow = Promise.withResolvers<void>();
    const { userId } = await start(async (options) => {
      if (lastUserText(options) === 'slow') await slow.promise;
      return 'ok';
    });
    const quick = await ground.createUser();
    await ground.say(userId, 'slow');
    const draining = ground.assistant.engine.drain(userId);
    expect((await ask(quick, 'quick')).message).toBe('ok');
    slow.resolve();
    await draining;
  });
});

describe('a process that dies', () => {
  it('in the model call: another goes on, and one reply is given', async () => {
    const stuck = Promise.withResolvers<void>();
    const { userId, model } = await start(async (_options, call) => {
      if (call === 1) await stuck.promise;
      return 'Answered.';
    });
    const doomed = await ground.anotherProcess();
    const inboxId = await ground.say(userId, 'hello');
    const dying = doomed.assistant.engine.drain(userId).catch(() => undefined);
    await expect.poll(() => model.seen.length).toBe(1);
    await doomed.liveness.stop();
    ground.clock.advance(10_000);
    expect(await ground.assistant.engine.findStuck()).toEqual([userId]);
    await ground.assistant.engine.drain(userId);
    expect((await ground.outcomeOf(inboxId))?.message).toBe('Answered.');
    stuck.resolve();
    await dying;
    expect(ground.delivered.length).toBe(1);
  });

  it('is not overtaken while it lives', async () => {
    const stuck = Promise.withResolvers<void>();
    const { userId } = await start(async () => {
      await stuck.promise;
      return 'Answered.';
    });
    const other = await ground.anotherProcess();
    await ground.say(userId, 'hello');
    const draining = ground.assistant.engine.drain(userId);
    await expect
      .poll(async () => (await ground.database.db.selectFrom('turns').selectAll().execute()).length)
      .toBe(1);
    ground.clock.advance(10_000);
    expect(await ground.assistant.engine.findStuck()).toEqual([]);
    await other.assistant.engine.drain(userId);
    expect(ground.delivered).toEqual([]);
    stuck.resolve();
    await draining;
    expect(ground.delivered.length).toBe(1);
  });

  it('again and again ends in the apology, not in a loop', async () => {
    const { userId } = await start(() => 'never');
    const inboxId = await ground.say(userId, 'hello');
    await ground.assistant.engine.drain(userId);
    await ground.database.db.updateTable('turns').set({ status: 'running', attempts: 8 }).execute();
    await ground.assistant.engine.drain(userId);
    expect((await ground.outcomeOf(inboxId))?.message).toContain('Sorry');
  });
});

describe('approvals', () => {
  const asking = () => createCountingTool('delete_event', { asks: true });
  const proposing: Script = (options) => {
    const results = resultsSinceUser(options);
    if (results.length > 0) return `Result: ${JSON.stringify(results.at(-1))}`;
    return { calls: [{ name: 'delete_event', input: { title: lastUserText(options) } }] };
  };
  const press = (userId: string, toolCallId: string, approved = true) =>
    decideApproval(
      { db: ground.database.db, clock: ground.clock },
      { toolCallId, approved, by: { userId, email: 'x@example.org', isStaff: false }, channel: 'WEB' },
    );
  const decide = async (userId: string, toolCallId: string, approved: boolean) => {
    const { inboxId, isNew } = await press(userId, toolCallId, approved);
    await ground.assistant.engine.drain(userId);
    return { isNew, outcome: await ground.outcomeOf(inboxId) };
  };
  const idOf = (outcome: { pendingApprovals: readonly { tool_call_id: string }[] }) =>
    outcome.pendingApprovals[0]?.tool_call_id ?? '';

  it('wait for a person, and run once when approved', async () => {
    const { tool, runs } = asking();
    const { userId } = await start(proposing, [tool]);
    const proposed = await ask(userId, 'Standup');
    expect(proposed).toMatchObject({
      pendingApprovals: [{ tool_name: 'delete_event', formatted_args: 'Do Standup' }],
    });
    expect(runs).toEqual([]);
    const { outcome } = await decide(userId, idOf(proposed), true);
    expect(outcome?.message).toContain('Standup is done.');
    expect(runs.length).toBe(1);
    const again = await decide(userId, idOf(proposed), true);
    expect(again).toMatchObject({ isNew: false, outcome: { message: outcome?.message } });
    await expect(decide(userId, idOf(proposed), false)).rejects.toMatchObject({ kind: 'conflict' });
    expect(runs.length).toBe(1);
  });

  it('denied ones run nothing', async () => {
    const { tool, runs } = asking();
    const { userId } = await start(proposing, [tool]);
    const { outcome } = await decide(userId, idOf(await ask(userId, 'Standup')), false);
    expect(outcome?.message).toContain('denied');
    expect(runs).toEqual([]);
  });

  it('pressed at the same moment in two places: one execution', async () => {
    const { tool, runs } = asking();
    const { userId } = await start(proposing, [tool]);
    const toolCallId = idOf(await ask(userId, 'Standup'));
    const decisions = await Promise.all(Array.from({ length: 8 }, () => decide(userId, toolCallId, true)));
    expect(decisions.filter(({ isNew }) => isNew).length).toBe(1);
    expect(runs.length).toBe(1);
    const logs = await ground.database.db.selectFrom('approval_logs').selectAll().execute();
    expect(logs.length).toBe(1);
  });

  it('several of one step are decided one by one; the model goes on after the last', async () => {
    const { tool, runs } = asking();
    const { userId, model } = await start(
      (options) => {
        const results = resultsSinceUser(options);
        return results.length > 0
          ? 'That was all.'
          : { calls: ['One', 'Two'].map((title) => ({ name: 'delete_event', input: { title } })) };
      },
      [tool],
    );
    const proposed = await ask(userId, 'both');
    const [one, two] = proposed.pendingApprovals.map(({ tool_call_id }) => tool_call_id);
    const first = await decide(userId, String(one), true);
    expect(first.outcome).toMatchObject({ pendingApprovals: [{ tool_call_id: two }] });
    expect(first.outcome?.message).toContain('One is done.');
    expect(model.seen.length).toBe(1);
    const second = await decide(userId, String(two), false);
    expect(second.outcome?.message).toContain('That was all.');
    expect(runs).toEqual([one]);
  });

  it('several of one step, pressed one right after the other: the model is asked when the last has its result', async () => {
    const { tool, runs } = asking();
    const { userId, model } = await start(
      (options) => {
        const results = resultsSinceUser(options);
        return results.length > 0
          ? `That was all: ${JSON.stringify(results)}`
          : { calls: ['One', 'Two'].map((title) => ({ name: 'delete_event', input: { title } })) };
      },
      [tool],
    );
    const proposed = await ask(userId, 'both');
    const ids = proposed.pendingApprovals.map(({ tool_call_id }) => tool_call_id);
    // Both presses are stored before either is worked on.
    const receipts = [];
    for (const toolCallId of ids) receipts.push(await press(userId, toolCallId));
    await ground.assistant.engine.drain(userId);
    const [first, second] = await Promise.all(receipts.map(({ inboxId }) => ground.outcomeOf(inboxId)));
    expect(runs).toEqual(ids);
    expect(model.seen.length).toBe(2);
    expect(first).toMatchObject({ message: 'One is done.', pendingApprovals: [] });
    expect(second?.message).toContain('That was all');
    expect(JSON.stringify(model.seen.at(-1)?.prompt)).not.toContain('never carried out');
  });

  it('a press that is still waiting for its turn is nothing to be tried again', async () => {
    const { tool, runs } = asking();
    const { userId, model } = await start(proposing, [tool]);
    const toolCallId = idOf(await ask(userId, 'Standup'));
    await ground.say(userId, 'something else');
    ground.clock.advance(5);
    await press(userId, toolCallId);
    await ground.assistant.engine.drain(userId);
    expect(runs).toEqual([toolCallId]);
    const asked = model.seen.map(({ prompt }) => JSON.stringify(prompt));
    expect(asked.filter((prompt) => prompt.includes('never carried out'))).toEqual([]);
    // Said of Standup while its press waits, and of the new proposal while Standup is carried out.
    expect(asked.filter((prompt) => prompt.includes('do not call it again')).length).toBe(2);
  });

  it('are superseded by a new message, and say so when pressed later', async () => {
    const { tool, runs } = asking();
    const { userId, model } = await start(proposing, [tool]);
    const old = await ask(userId, 'Standup');
    await ask(userId, 'Review');
    await expect(decide(userId, idOf(old), true)).rejects.toThrow(
      'replaced by something you wrote afterwards',
    );
    expect(JSON.stringify(model.seen.at(-1)?.prompt)).toContain('superseded');
    expect(runs).toEqual([]);
  });

  it('approved just before a new message are still carried out', async () => {
    const { tool, runs } = asking();
    const { userId } = await start(proposing, [tool]);
    const toolCallId = idOf(await ask(userId, 'Standup'));
    await ground.say(userId, 'something else');
    ground.clock.advance(5);
    const { inboxId } = await press(userId, toolCallId);
    await ground.assistant.engine.drain(userId);
    expect(runs.length).toBe(1);
    expect((await ground.outcomeOf(inboxId))?.message).toContain('Standup is done.');
  });

  it('expire', async () => {
    const { tool } = asking();
    const { userId } = await start(proposing, [tool]);
    const toolCallId = idOf(await ask(userId, 'Standup'));
    ground.clock.advance(25 * 3_600_000);
    await expect(decide(userId, toolCallId, true)).rejects.toThrow('expired');
  });

  it('of somebody else are not found', async () => {
    const { tool } = asking();
    const { userId } = await start(proposing, [tool]);
    const toolCallId = idOf(await ask(userId, 'Standup'));
    const stranger = await ground.createUser();
    await expect(decide(stranger, toolCallId, true)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

it('work that was cancelled stops before its next side effect and says nothing', async () => {
  const { tool, runs } = createCountingTool('create_event');
  const { userId } = await start(
    async (options) => {
      if (resultsSinceUser(options).length > 0) return 'never said';
      await ground.database.db.updateTable('users').set({ work_epoch: 1 }).where('id', '=', userId).execute();
      return { calls: [{ name: 'create_event', input: { title: 'x' } }] };
    },
    [tool],
  );
  const inboxId = await ground.say(userId, 'go');
  await ground.assistant.engine.drain(userId);
  expect(runs).toEqual([]);
  expect(ground.delivered).toEqual([]);
  const row = await ground.database.db
    .selectFrom('inbox')
    .select('status')
    .where('id', '=', inboxId)
    .executeTakeFirst();
  expect(row?.status).toBe('cancelled');
});

it('a wake-up for somebody who has deleted their account ends in peace', async () => {
  await start(() => 'never asked');
  await ground.assistant.engine.wake('00000000-0000-4000-8000-000000000000');
  expect(ground.reported).toEqual([]);
});
