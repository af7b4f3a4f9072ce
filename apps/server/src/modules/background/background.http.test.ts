import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackgroundGround, createBackgroundGround, event } from './test/background-ground.ts';

/** Real: the product, PostgreSQL, the sandbox's Google and WhatsApp. One clock for all, moved by the test. */
let ground: BackgroundGround;
beforeAll(async () => {
  ground = await createBackgroundGround();
});
afterAll(() => ground.close());

it('a briefing arrives on WhatsApp when the working day starts, once', async () => {
  await ground.at('2026-11-16T06:00:00Z');
  const person = await ground.newPerson();
  await person.connectWhatsapp();
  const calendar = await ground.calendar(person.email);
  await calendar.insert(event('2026-11-16', '11:00', '12:00', { summary: 'Budget review' }));
  await ground.settle();
  await ground.at('2026-11-16T08:59:59Z');
  expect(await ground.outcomes(person)).toMatchObject({ 'briefing 2026-11-16': null });
  await ground.at('2026-11-16T09:00:00Z');
  const { text } = await person.whatsapp.waitForText('Good morning');
  expect(text).toContain('Monday 16 November (UTC):\n• 11:00–12:00 “Budget review”');
  expect(text).toContain('stop the morning briefing');
  await ground.at('2026-11-16T09:00:01Z');
  expect((await person.whatsapp.heard()).filter((words) => words.includes('Good morning'))).toHaveLength(1);
});
