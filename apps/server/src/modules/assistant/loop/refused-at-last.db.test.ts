import { expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import type { Tool } from '../index.ts';
import { answer } from '../tools/events/clarify.ts';
import { refusal } from '../values/make.ts';
import type { RefusalReason } from '../values/values.ts';

/** The last call of a turn, and a tool says no to it. */
const { start, ask } = engineTalk();
const refusing = (why: RefusalReason): Tool => ({
  ...createCountingTool('delete_event').tool,
  plan: async () => answer(refusal(why)),
});
const last = (name: string, title: string) => ({ name, input: { title, final: true } });

it.each<[RefusalReason, string]>([
  [{ code: 'calendar-busy' }, 'Google Calendar is busy right now. Please try again in a minute.'],
  [{ code: 'not-organiser' }, 'Only its organiser can change this event.'],
  [{ code: 'nothing-to-undo' }, "There's nothing to undo from the last 24 hours."],
])('what no other words would mend is said by the program: %j', async (why, said) => {
  const { userId, model } = await start(() => ({ calls: [last('delete_event', 'Gym')] }), [refusing(why)]);
  expect((await ask(userId, 'cancel the gym')).message).toBe(said);
  expect(model.seen.length).toBe(1);
});

it('next to what was done', async () => {
  const { tool } = createCountingTool('create_event');
  const { userId, model } = await start(
    () => ({ calls: [last('create_event', 'Lunch'), last('delete_event', 'Gym')] }),
    [tool, refusing({ code: 'not-organiser' })],
  );
  expect((await ask(userId, 'book lunch and cancel the gym')).message).toBe(
    'Lunch is done.\n\nOnly its organiser can change this event.',
  );
  expect(model.seen.length).toBe(1);
});

it('what other words may mend goes back to the model', async () => {
  const { userId, model } = await start(
    (_options, call) => (call === 1 ? { calls: [last('delete_event', 'Gym')] } : 'Which one?'),
    [refusing({ code: 'no-such-event', words: 'Gym' })],
  );
  expect((await ask(userId, 'cancel the gym')).message).toBe('Which one?');
  expect(model.seen.length).toBe(2);
});
