import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import { lastUserText, resultsSinceUser } from '../../../../test/scripted-model.ts';

const talk = engineTalk();
const { start, ask } = talk;
/** One question states nothing, so that the program has nothing to add to it. */
const asking = (options: Parameters<typeof lastUserText>[0]): string => `Re ${lastUserText(options)}?`;

describe('a turn', () => {
  it('stores what was said and what was answered, in the decided shape', async () => {
    const { userId } = await start(() => 'Hello there.');
    expect((await ask(userId, 'hello')).message).toBe('Hello there.');
    expect(await talk.harness.storedMessages(userId)).toMatchObject([
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
    const kinds = (await talk.harness.storedMessages(userId)).map(({ parts }) =>
      parts.map(({ part_kind }) => part_kind).join(),
    );
    expect(kinds).toEqual(['user-prompt', 'tool-call', 'tool-return', 'text']);
  });

  it('runs several calls of one step in their order', async () => {
    const { tool, runs } = createCountingTool('create_event');
    const { userId } = await start(
      (options) =>
        resultsSinceUser(options).length > 0
          ? '[r2], [r1]'
          : { calls: ['One', 'Two'].map((title) => ({ name: 'create_event', input: { title } })) },
      [tool],
    );
    const outcome = await ask(userId, 'two things');
    expect(outcome.message).toBe('Two is done., One is done.');
    expect(new Set(runs).size).toBe(2);
  });

  it('carries the conversation on', async () => {
    const { model, userId } = await start((_options, call) => `Answer ${call}`);
    await ask(userId, 'first');
    await ask(userId, 'second');
    expect(JSON.stringify(model.seen[1]?.prompt)).toContain('Answer 1');
  });
});

describe('order', () => {
  it('web sends are answered one by one, in order', async () => {
    const { userId } = await start((options) => asking(options));
    const ids = [
      await talk.harness.say(userId, 'a'),
      await talk.harness.say(userId, 'b'),
      await talk.harness.say(userId, 'c'),
    ];
    await talk.harness.assistant.engine.drain(userId);
    expect(await Promise.all(ids.map(async (id) => (await talk.harness.outcomeOf(id))?.message))).toEqual([
      'Re a?',
      'Re b?',
      'Re c?',
    ]);
    expect(talk.harness.delivered.map(({ outcome }) => outcome.message)).toEqual(['Re a?', 'Re b?', 'Re c?']);
  });

  it('a clock that goes back between two messages does not turn them round', async () => {
    const { userId } = await start((options) => asking(options));
    await talk.harness.say(userId, 'first');
    talk.harness.clock.advance(-60_000);
    await talk.harness.say(userId, 'second');
    await talk.harness.assistant.engine.drain(userId);
    expect(talk.harness.delivered.map(({ outcome }) => outcome.message)).toEqual(['Re first?', 'Re second?']);
  });

  it('what waits on another channel is answered together, once', async () => {
    const { userId } = await start((options) => asking(options));
    const first = await talk.harness.say(userId, 'lunch with Ana', 'WHATSAPP');
    const second = await talk.harness.say(userId, 'make it Friday', 'WHATSAPP');
    const slack = await talk.harness.say(userId, 'other', 'SLACK');
    await talk.harness.assistant.engine.drain(userId);
    expect(talk.harness.delivered.length).toBe(2);
    expect(await talk.harness.outcomeOf(first)).toEqual(await talk.harness.outcomeOf(second));
    expect((await talk.harness.outcomeOf(slack))?.message).toBe('Re other?');
  });

  it('many wake-ups from two processes at once: each message is answered once', async () => {
    const { userId } = await start((options) => asking(options));
    const other = await talk.harness.anotherProcess();
    const ids: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        ids.push(await talk.harness.say(userId, `m${index}`));
        await (index % 2 ? talk.harness.assistant : other.assistant).engine.drain(userId);
      }),
    );
    await talk.harness.assistant.engine.drain(userId);
    await other.assistant.engine.idle();
    const outcomes = await Promise.all(ids.map((id) => talk.harness.outcomeOf(id)));
    expect(outcomes.every(Boolean)).toBe(true);
    expect(talk.harness.delivered.length).toBe(30);
  });

  it('a message is answered at once when nothing is under way; otherwise it waits its turn', async () => {
    const slow = Promise.withResolvers<void>();
    const { userId } = await start(async (options) => {
      if (lastUserText(options) === 'first') await slow.promise;
      return asking(options);
    });
    const said = (body: string) => ({
      userId,
      channel: 'WEB' as const,
      providerId: body,
      body,
      details: {},
      askedBy: null,
      saidAt: talk.harness.clock.now(),
      receivedAt: talk.harness.clock.now(),
    });
    const other = await talk.harness.anotherProcess();
    const { engine } = talk.harness.assistant;
    const first = await engine.answerAtOnce(said('first'));
    expect(await engine.answerAtOnce(said('second'))).toBeUndefined();
    expect(await other.assistant.engine.answerAtOnce(said('second'))).toBeUndefined();
    // A refusal is stored nowhere: now it takes its place, and the process at work continues with it.
    const second = await talk.harness.say(userId, 'second');
    await other.assistant.engine.drain(userId);
    slow.resolve();
    await first?.worked;
    expect((await talk.harness.outcomeOf(first?.inboxId ?? 0))?.message).toBe('Re first?');
    expect((await talk.harness.outcomeOf(second))?.message).toBe('Re second?');
    expect(talk.harness.delivered.map(({ outcome }) => outcome.message)).toEqual(['Re first?', 'Re second?']);
    expect(await other.assistant.engine.answerAtOnce(said('third'))).toBeDefined();
    await other.assistant.engine.idle();
  });

  it('many at the same moment from two processes: each once, whichever way it goes', async () => {
    const { userId } = await start((options) => asking(options));
    const other = await talk.harness.anotherProcess();
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { engine } = index % 2 ? talk.harness.assistant : other.assistant;
        const at = talk.harness.clock.now();
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
          await talk.harness.say(userId, `m${index}`);
          await engine.drain(userId);
        }
      }),
    );
    await talk.harness.assistant.engine.idle();
    await other.assistant.engine.idle();
    const replies = talk.harness.delivered.map(({ outcome }) => outcome.message);
    expect(replies.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `Re m${index}?`).toSorted());
    const { rows } = await sql`select 1 from lanes where holder is not null`.execute(
      talk.harness.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('nobody waits for somebody else', async () => {
    const slow = Promise.withResolvers<void>();
    const { userId } = await start(async (options) => {
      if (lastUserText(options) === 'slow') await slow.promise;
      return 'ok';
    });
    const quick = await talk.harness.createUser();
    await talk.harness.say(userId, 'slow');
    const draining = talk.harness.assistant.engine.drain(userId);
    expect((await ask(quick, 'hello there')).message).toBe('ok');
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
    const doomed = await talk.harness.anotherProcess();
    const inboxId = await talk.harness.say(userId, 'hello');
    const dying = doomed.assistant.engine.drain(userId).catch(() => undefined);
    await expect.poll(() => model.seen.length).toBe(1);
    await doomed.liveness.stop();
    talk.harness.clock.advance(10_000);
    expect(await talk.harness.assistant.engine.findStuck()).toEqual([userId]);
    await talk.harness.assistant.engine.drain(userId);
    expect((await talk.harness.outcomeOf(inboxId))?.message).toBe('Answered.');
    stuck.resolve();
    await dying;
    expect(talk.harness.delivered.length).toBe(1);
  });

  it('is not overtaken while it lives', async () => {
    const stuck = Promise.withResolvers<void>();
    const { userId } = await start(async () => {
      await stuck.promise;
      return 'Answered.';
    });
    const other = await talk.harness.anotherProcess();
    await talk.harness.say(userId, 'hello');
    const draining = talk.harness.assistant.engine.drain(userId);
    const turns = talk.harness.database.db.selectFrom('turns').selectAll().where('user_id', '=', userId);
    await expect.poll(async () => (await turns.execute()).length).toBe(1);
    talk.harness.clock.advance(10_000);
    expect(await talk.harness.assistant.engine.findStuck()).toEqual([]);
    await other.assistant.engine.drain(userId);
    expect(talk.harness.delivered).toEqual([]);
    stuck.resolve();
    await draining;
    expect(talk.harness.delivered.length).toBe(1);
  });

  it('again and again ends in the apology, not in a loop', async () => {
    const { userId } = await start(() => 'never');
    const inboxId = await talk.harness.say(userId, 'hello');
    await talk.harness.assistant.engine.drain(userId);
    await talk.harness.database.db
      .updateTable('turns')
      .set({ status: 'running', attempts: 8 })
      .where('user_id', '=', userId)
      .execute();
    await talk.harness.assistant.engine.drain(userId);
    expect((await talk.harness.outcomeOf(inboxId))?.message).toContain('Sorry');
  });
});

it('a lane that could not be given back is, once the disk has room again', async () => {
  const { userId } = await start((options) => asking(options));
  const { assistant, database } = talk.harness;
  const { db } = database;
  await sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  const refused = ['insert on turns', 'update on lanes'] as const;
  const id = await talk.harness.say(userId, 'hello');
  for (const [index, what] of refused.entries())
    await sql
      .raw(`create trigger no_room_${index} before ${what} for each row execute function no_room()`)
      .execute(db);
  await expect(assistant.engine.drain(userId)).rejects.toThrow();
  for (const [index, what] of refused.entries())
    await sql.raw(`drop trigger no_room_${index} on ${what.split(' ').at(-1)}`).execute(db);
  await assistant.engine.findStuck();
  await assistant.engine.idle();
  expect((await talk.harness.outcomeOf(id))?.message).toBe('Re hello?');
});

it('work that was cancelled stops before its next side effect and says nothing', async () => {
  const { tool, runs } = createCountingTool('create_event');
  const { userId } = await start(
    async (options) => {
      if (resultsSinceUser(options).length > 0) return 'never said';
      await talk.harness.database.db
        .updateTable('users')
        .set({ work_epoch: 1 })
        .where('id', '=', userId)
        .execute();
      return { calls: [{ name: 'create_event', input: { title: 'x' } }] };
    },
    [tool],
  );
  const inboxId = await talk.harness.say(userId, 'go');
  await talk.harness.assistant.engine.drain(userId);
  expect(runs).toEqual([]);
  expect(talk.harness.delivered).toEqual([]);
  const row = await talk.harness.database.db
    .selectFrom('inbox')
    .select('status')
    .where('id', '=', inboxId)
    .executeTakeFirst();
  expect(row?.status).toBe('cancelled');
});

it('a wake-up for somebody who has deleted their account ends in peace', async () => {
  await start(() => 'never asked');
  await talk.harness.assistant.engine.wake('00000000-0000-4000-8000-000000000000');
  expect(talk.harness.reported).toEqual([]);
});
