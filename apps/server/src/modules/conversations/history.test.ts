import { describe, expect, it } from 'vitest';
import { HISTORY_LINES, historyWithin, type StoredLine } from './messages.repository.ts';

const line = (turn: string | null, content: string): StoredLine => [
  turn,
  JSON.stringify({ kind: 'request', parts: [{ part_kind: 'user-prompt', content }] }),
];
const contents = (newestFirst: readonly StoredLine[], tokens: number) =>
  historyWithin(newestFirst, tokens).map(({ turnId, message: { parts } }) => {
    const [part] = parts;
    return `${turnId}: ${part?.part_kind === 'user-prompt' ? part.content : '?'}`;
  });

describe('historyWithin', () => {
  it('turns what came newest first round', () => {
    expect(contents([line('b', '3'), line('a', '2'), line('a', '1')], 1000)).toEqual([
      'a: 1',
      'a: 2',
      'b: 3',
    ]);
  });

  it('takes whole turns only, and always the newest two, however long', () => {
    const long = 'x'.repeat(4000);
    const lines = [line('c', long), line('c', '5'), line('b', '4'), line('b', long), line('a', '1')];
    const newest = [`b: ${long}`, 'b: 4', 'c: 5', `c: ${long}`];
    expect(contents(lines, 10)).toEqual(newest);
    expect(contents(lines, 1200)).toEqual(newest);
    expect(contents(lines, 2400)).toHaveLength(5);
  });

  it('leaves out the oldest turn of a full page: half of it may be missing', () => {
    const full = Array.from({ length: HISTORY_LINES }, (_, index) => line(`t${Math.floor(index / 7)}`, 'x'));
    const turns = new Set(historyWithin(full, 100_000).map(({ turnId }) => turnId));
    expect(turns.has('t0')).toBe(true);
    expect(turns.has(`t${Math.floor((HISTORY_LINES - 1) / 7)}`)).toBe(false);
    expect(historyWithin(full.slice(1), 100_000)).toHaveLength(HISTORY_LINES - 1);
    const one = full.map(([, text]): StoredLine => ['only', text]);
    expect(historyWithin(one, 100_000)).toHaveLength(HISTORY_LINES);
  });

  it('leaves out what no model could make anything of', () => {
    const odd: StoredLine[] = [
      'not json',
      '[]',
      'null',
      '{"role":"user"}',
      '{"kind":"request","parts":1}',
    ].map((text) => ['a', text]);
    expect(contents([...odd.slice(0, 3), line('a', 'kept'), ...odd.slice(3)], 1000)).toEqual(['a: kept']);
    expect(historyWithin([], 1000)).toEqual([]);
  });
});
