import { afterEach, expect, it } from 'vitest';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';

const USERS = 200;
const SLOW = 20;
const MESSAGES = 3;

let harness: EngineHarness;
afterEach(() => harness.close());

it('two hundred people at once: each in their own order, and nobody waits for another’s slow model', {
  timeout: 120_000,
}, async () => {
  const release = Promise.withResolvers<void>();
  const askedInOrder = new Map<string, string[]>();
  const model = new ScriptedModel(async (options) => {
    const said = lastUserText(options);
    const [person = ''] = said.split('/');
    askedInOrder.set(person, [...(askedInOrder.get(person) ?? []), said]);
    if (said.startsWith('slow')) await release.promise;
    return `Re ${said}?`;
  });
  harness = await createEngineHarness(model);
  const people = await Promise.all(
    Array.from({ length: USERS }, async (_, index) => ({
      name: `${index < SLOW ? 'slow' : 'quick'}${index}`,
      userId: await harness.createUser(),
      inbox: [] as number[],
    })),
  );
  // The slow ones speak first: whatever could be blocked by them, is.
  const working: Promise<void>[] = [];
  for (let message = 1; message <= MESSAGES; message += 1) {
    harness.clock.advance(1);
    await Promise.all(
      people.map(async ({ name, userId, inbox }) => {
        inbox.push(await harness.say(userId, `${name}/${message}`));
        working.push(harness.assistant.engine.drain(userId));
      }),
    );
  }
  const settled = new Set<string>();
  const outcomes = () =>
    harness.database.db
      .selectFrom('inbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'answered')
      .executeTakeFirstOrThrow();
  // The slow models have not answered anything yet; everybody else is through with everything.
  await expect
    .poll(async () => Number((await outcomes()).count), { timeout: 90_000 })
    .toBe((USERS - SLOW) * MESSAGES);
  for (const { name, userId } of people.slice(SLOW)) {
    await harness.assistant.engine.drain(userId);
    settled.add(name);
  }
  expect(settled.size).toBe(USERS - SLOW);
  expect(harness.delivered.some(({ outcome }) => outcome.message.startsWith('Re slow'))).toBe(false);

  release.resolve();
  await Promise.all(working);
  await harness.assistant.engine.idle();
  expect(harness.delivered.length).toBe(USERS * MESSAGES);
  for (const { name, inbox } of people) {
    const expected = inbox.map((_id, index) => `${name}/${index + 1}`);
    expect(askedInOrder.get(name)).toEqual(expected);
    const answers = await Promise.all(inbox.map(async (id) => (await harness.outcomeOf(id))?.message));
    expect(answers).toEqual(expected.map((said) => `Re ${said}?`));
  }
  expect(harness.reported).toEqual([]);
});
