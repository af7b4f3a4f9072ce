import { expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import { resultsSinceUser, type Script } from '../../../../test/scripted-model.ts';
import { decideApproval } from '../index.ts';

/** One card that waits does not freeze the rest. */
const talk = engineTalk();
const { start, ask } = talk;

const asking = () => createCountingTool('delete_event', { asks: true });
const doing = () => createCountingTool('create_event');
const cancel = (title: string, more: object = {}) => ({ name: 'delete_event', input: { title, ...more } });
const book = (title: string, more: object = {}) => ({ name: 'create_event', input: { title, ...more } });
/** Its answers in turn. */
const inTurn =
  (...answers: Awaited<ReturnType<Script>>[]): Script =>
  (_options, call) =>
    answers[call - 1] ?? 'Nothing more.';
const press = async (userId: string, toolCallId: string, approved = true) => {
  const { inboxId } = await decideApproval(
    { db: talk.harness.database.db, clock: talk.harness.clock },
    { toolCallId, approved, by: { userId, email: 'x@example.org', isStaff: false }, channel: 'WEB' },
  );
  await talk.harness.assistant.engine.drain(userId);
  return talk.harness.outcomeOf(inboxId);
};
const promptOf = (seen: readonly { prompt: unknown }[]) => JSON.stringify(seen.at(-1)?.prompt);

it('the other wishes of the message go on, and the model says its sentence', async () => {
  const [asks, does] = [asking(), doing()];
  const { userId, model } = await start(
    inTurn({ calls: [cancel('Standup')] }, { calls: [book('Lunch')] }, 'Shall I look at Friday, too?'),
    [asks.tool, does.tool],
  );
  const outcome = await ask(userId, 'cancel the stand-up and book lunch');
  expect(outcome.message).toBe('Lunch is done.\n\nShall I look at Friday, too?\n\nDo Standup?');
  expect(outcome.pendingApprovals).toMatchObject([{ formatted_args: 'Do Standup' }]);
  expect(does.runs.length).toBe(1);
  // It saw the card that the person sees.
  const [waiting] = resultsSinceUser(model.seen[1] ?? never()) as Record<string, unknown>[];
  expect(waiting).toMatchObject({
    status: 'waiting',
    shown: 'Do Standup',
    proposed: [{ will: 'create', title: 'Standup' }],
    proposal_id: outcome.pendingApprovals[0]?.tool_call_id,
  });
});

it('several cards of several steps are shown together', async () => {
  const { tool } = asking();
  const { userId } = await start(inTurn({ calls: [cancel('One')] }, { calls: [cancel('Two')] }, ''), [tool]);
  const { pendingApprovals, message } = await ask(userId, 'cancel one and two');
  expect(pendingApprovals.map(({ formatted_args }) => formatted_args)).toEqual(['Do One', 'Do Two']);
  expect(message).toBe('Do One?\nDo Two?');
});

it('the last call says that it is the last: nobody is asked again, neither then nor after the decision', async () => {
  const [asks, does] = [asking(), doing()];
  const { userId, model } = await start(
    inTurn({ calls: [cancel('Standup', { final: true }), book('Lunch')] }),
    [asks.tool, does.tool],
  );
  const { message, pendingApprovals } = await ask(userId, 'cancel the stand-up and book lunch');
  expect(message).toBe('Lunch is done.\n\nDo Standup?');
  const outcome = await press(userId, pendingApprovals[0]?.tool_call_id ?? '');
  expect(outcome?.message).toBe('Standup is done.');
  expect(model.seen.length).toBe(1);
  await ask(userId, 'thanks');
  expect(promptOf(model.seen)).toContain('Standup is done.');
});

it('denied, the last call is reported by the program, too', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(inTurn({ calls: [cancel('Standup', { final: true })] }), [tool]);
  const { pendingApprovals } = await ask(userId, 'cancel the stand-up');
  const outcome = await press(userId, pendingApprovals[0]?.tool_call_id ?? '', false);
  expect(outcome?.message).toBe("OK, I won't do that.");
  expect([model.seen.length, runs.length]).toEqual([1, 0]);
});

it('a last call that came to nothing is no end: the model hears of it', async () => {
  const { tool } = doing();
  const { userId, model } = await start(
    inTurn(
      { calls: [{ name: 'create_event', input: { title: '', final: true } }] },
      'What shall it be called?',
    ),
    [tool],
  );
  expect((await ask(userId, 'book it')).message).toBe('What shall it be called?');
  expect(model.seen.length).toBe(2);
});

it('asked for twice in one turn, it is one card', async () => {
  const { tool } = asking();
  const { userId, model } = await start(
    inTurn({ calls: [cancel('Standup')] }, { calls: [cancel('Standup')] }, ''),
    [tool],
  );
  const { pendingApprovals } = await ask(userId, 'cancel the stand-up');
  expect(pendingApprovals.length).toBe(1);
  expect(resultsSinceUser(model.seen[2] ?? never())).toMatchObject([
    { status: 'waiting' },
    { ok: true, status: 'waiting', proposal_id: pendingApprovals[0]?.tool_call_id },
  ]);
});

it('corrected in the same turn, only the better one is shown', async () => {
  const { tool } = asking();
  const { userId } = await start(
    (options, call) => {
      const [waiting] = resultsSinceUser(options) as { proposal_id?: string }[];
      if (call === 1) return { calls: [cancel('Standup')] };
      return call === 2 ? { calls: [cancel('Review', { replaces: waiting?.proposal_id })] } : '';
    },
    [{ ...tool, inputSchema: tool.inputSchema }],
  );
  const { pendingApprovals, message } = await ask(userId, 'cancel the review');
  expect(pendingApprovals.map(({ formatted_args }) => formatted_args)).toEqual(['Do Review']);
  expect(message).toBe('Do Review?');
});

it('a model that fails while a card waits leaves the card there', async () => {
  const { tool } = asking();
  const { userId } = await start(
    (_options, call) => {
      if (call === 1) return { calls: [cancel('Standup')] };
      throw new Error('overloaded');
    },
    [tool],
  );
  const outcome = await ask(userId, 'cancel the stand-up');
  expect(outcome.pendingApprovals.length).toBe(1);
  expect(outcome.message).toContain('Do Standup?');
  expect(outcome.message).not.toContain('Sorry');
});

it('what was replaced says by what, and what expired says so', async () => {
  const { tool } = asking();
  let replaces: string | undefined;
  const { userId, model } = await start(
    (_options, call) => ({
      calls: [cancel(`Number ${call}`, { final: true, ...(replaces ? { replaces } : {}) })],
    }),
    [tool],
  );
  replaces = (await ask(userId, 'one')).pendingApprovals[0]?.tool_call_id;
  const second = (await ask(userId, 'two instead')).pendingApprovals[0]?.tool_call_id;
  replaces = undefined;
  talk.harness.clock.advance(25 * 3_600_000);
  await ask(userId, 'three');
  const prompt = promptOf(model.seen).replaceAll('\\', '');
  expect(prompt).toContain(
    `"status":"superseded","note":"Not carried out: something else took its place.","replaced_by":"${second}"`,
  );
  expect(prompt).toContain('"now":"Book \'Number 2\'');
  expect(prompt).toContain('"status":"expired"');
});

const never = (): never => {
  throw new Error('it was not asked so often');
};

it.each([
  ['no problem, cancel it', 'It waits on the card.'],
  ['cancel the stand-up', 'The card for it is there: [r1]'],
])('a model that speaks of what waits is not sent back to call a tool: %s', async (said, words) => {
  const { tool } = asking();
  const { userId, model } = await start(inTurn({ calls: [cancel('Standup')] }, '', words), [tool]);
  await ask(userId, 'cancel the stand-up');
  const { message } = await ask(userId, said);
  expect(model.seen.length).toBe(3);
  expect(message).toMatch(/I haven.t changed anything\.$/);
});

it('another wish while a card waits still counts as left undone', async () => {
  const { tool } = asking();
  const { userId, model } = await start(inTurn({ calls: [cancel('Standup')] }, '', 'Lunch is in.', ''), [
    tool,
  ]);
  await ask(userId, 'cancel the stand-up');
  await ask(userId, 'Book lunch with Ana tomorrow at 1pm');
  expect(promptOf(model.seen)).toContain('you called no tool for it');
});
