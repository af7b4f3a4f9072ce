import { describe, expect, it } from 'vitest';
import { AnswerStream, asksForEvents } from './stream-answer.ts';
import { createLiveTurns } from './turns/live-turns.ts';

const ANSWER = {
  message: 'end',
  event_id: null,
  conflicts: [],
  requires_approval: false,
  pending_approvals: [],
  logfire_url: null,
};
const turn = { id: 't', inbox: [{ id: 7, waiter: undefined }] } as never;

const textOf = async (stream: AnswerStream): Promise<string> => {
  let text = '';
  for await (const piece of stream.body) text += String(piece);
  return text;
};

describe('who is answered with events', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['text/*', false],
    ['text/event-stream', true],
    ['Text/Event-Stream; charset=utf-8', true],
    ['text/event-stream;q=0', false],
    ['text/event-stream;q=0.4, application/json', false],
    ['application/json;q=0.9, text/event-stream', true],
    ['text/event-stream;q=nonsense', false],
  ])('%s: %s', (accept, expected) => expect(asksForEvents(accept)).toBe(expected));
});

it('nothing follows the answer, whatever the turn still does', async () => {
  const turns = createLiveTurns();
  const stream = new AnswerStream();
  const live = turns.begin(turn);
  expect(live.isWatched).toBe(false);
  stream.watch(turns, 7);
  expect(live.isWatched).toBe(true);
  live.draft(() => 'half 🗓');
  stream.answer(ANSWER);
  live.doing('Looking…');
  live.draft(() => 'more');
  const text = await textOf(stream);
  expect(text.match(/^event: \w+/gm)).toEqual(['event: begun', 'event: draft', 'event: answer']);
  expect(live.isWatched).toBe(false);
});

it('a draft that cannot be made costs nobody the answer', async () => {
  const turns = createLiveTurns();
  const stream = new AnswerStream();
  stream.watch(turns, 7);
  turns.begin(turn).draft(() => {
    throw new Error('unreadable');
  });
  stream.answer(ANSWER);
  expect(await textOf(stream)).toMatch(/event: answer\ndata: {"message":"end"/);
});

it('who reads slowly is not sent more than they can take, and still the end', async () => {
  const turns = createLiveTurns();
  const stream = new AnswerStream();
  stream.watch(turns, 7);
  const live = turns.begin(turn);
  for (let size = 1; size < 200; size += 1) live.draft(() => 'x'.repeat(size * 10_000));
  expect(stream.body.readableLength).toBeLessThan(200_000);
  stream.answer(ANSWER);
  expect(await textOf(stream)).toContain('event: answer');
});

it('a stop that comes before its turn is seen here is not lost', () => {
  const turns = createLiveTurns();
  turns.stop('t');
  expect(turns.begin(turn).stop.aborted).toBe(true);
  expect(turns.begin({ id: 'u', inbox: [], isStopped: true } as never).stop.aborted).toBe(true);
  expect(turns.begin({ id: 'v', inbox: [] } as never).stop.aborted).toBe(false);
});
