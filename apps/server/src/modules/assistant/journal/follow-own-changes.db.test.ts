import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { scheduleReminder } from '../../reminders/index.ts';

let harness: EngineHarness;
const { tool } = createCountingTool('update_event');
beforeAll(async () => {
  const model = new ScriptedModel((options) =>
    resultsSinceUser(options).length > 0
      ? 'Done.'
      : { calls: [{ name: 'update_event', input: { title: 'Scaffold' } }] },
  );
  harness = await createEngineHarness(model, [tool]);
});
afterAll(() => harness.close());

const soon = (hours: number) => new Date(harness.clock.now().getTime() + hours * 3_600_000);

/** Looked at again in half an hour, unless somebody says that the calendar has changed. */
async function reminded() {
  const userId = await harness.createUser();
  const { id } = await scheduleReminder(harness.database.db, {
    id: randomUUID(),
    userId,
    text: 'ladders',
    timeZone: 'UTC',
    zoneIsSaid: false,
    channel: 'WEB',
    scheduledAt: soon(5),
    cron: null,
    relativeTo: { event_id: 'scaffold', minutes_before: 30 },
    nextAt: soon(5),
    at: harness.clock.now(),
  });
  const update = harness.database.db.updateTable('reminders').where('id', '=', id);
  await update.set({ follow_at: soon(0.5) }).execute();
  const looksAt = async () => {
    const { follow_at } = await harness.database.db
      .selectFrom('reminders')
      .select('follow_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return follow_at;
  };
  return { userId, looksAt };
}

it('what we change ourselves is followed without waiting for the calendar to tell', async () => {
  const { userId, looksAt } = await reminded();
  const bystander = await reminded();
  expect(await looksAt()).toEqual(soon(0.5));
  await harness.say(userId, 'move the scaffold');
  await harness.assistant.engine.drain(userId);
  expect((await looksAt())?.getTime()).toBeLessThanOrEqual(harness.clock.now().getTime());
  expect(await bystander.looksAt()).toEqual(soon(0.5));
});
