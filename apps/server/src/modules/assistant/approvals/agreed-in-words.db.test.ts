import { expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import type { Script } from '../../../../test/scripted-model.ts';

/** A yes with more words in it reaches the card through the model, and never without the person's own yes. */
const talk = engineTalk();
const { start, ask } = talk;

const cancel = (title: string) => ({ calls: [{ name: 'delete_event', input: { title } }] });
const inTurn =
  (...answers: Awaited<ReturnType<Script>>[]): Script =>
  (_options, call) =>
    answers[call - 1] ?? '';
const statuses = async (userId: string) =>
  (
    await talk.harness.database.db
      .selectFrom('approvals')
      .select(['status', 'tool_call_id'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map(({ status }) => status);

it.each(['no problem, cancel it', 'fine, go ahead and cancel it', 'yes, cancel the standup'])(
  '%s: the same call once more carries out the card, once',
  async (yes) => {
    const { tool, runs } = createCountingTool('delete_event', { asks: true });
    const { userId, model } = await start(inTurn(cancel('Standup'), '', cancel('Standup'), ''), [tool]);
    const { pendingApprovals } = await ask(userId, 'cancel the stand-up');
    const outcome = await ask(userId, yes);
    expect(outcome.message).toBe('Standup is done.');
    expect(outcome.pendingApprovals).toEqual([]);
    // As the call the card was made for: pressing it now finds it done.
    expect(runs).toEqual([pendingApprovals[0]?.tool_call_id]);
    expect(await statuses(userId)).toEqual(['approved']);
    expect(JSON.stringify(model.seen.at(-1)?.prompt)).toContain('The user agreed to the card');
  },
);

it.each(['what is on tomorrow?', 'no, cancel it', 'I changed my mind, cancel it', 'thanks'])(
  '%s: on the word of the model alone nothing is carried out',
  async (said) => {
    const { tool, runs } = createCountingTool('delete_event', { asks: true });
    const { userId } = await start(inTurn(cancel('Standup'), '', cancel('Standup'), ''), [tool]);
    await ask(userId, 'cancel the stand-up');
    await ask(userId, said);
    expect(runs).toEqual([]);
    expect(await statuses(userId)).not.toContain('approved');
  },
);

it('a yes is one to what was shown, not to something else', async () => {
  const { tool, runs } = createCountingTool('delete_event', { asks: true });
  const { userId } = await start(inTurn(cancel('Standup'), '', cancel('Review'), ''), [tool]);
  await ask(userId, 'cancel the stand-up');
  await ask(userId, 'no problem, cancel it');
  expect(runs).toEqual([]);
});

it('with two cards waiting, the model does not choose between them', async () => {
  const { tool, runs } = createCountingTool('delete_event', { asks: true });
  const { userId } = await start(inTurn(cancel('Standup'), cancel('Review'), '', cancel('Standup'), ''), [
    tool,
  ]);
  await ask(userId, 'cancel the stand-up and the review');
  await ask(userId, 'no problem, cancel it');
  expect(runs).toEqual([]);
});
