import { expect, it } from 'vitest';
import { CalendarError } from '../../../calendar/index.ts';
import { WorkCancelled } from '../tool.port.ts';
import { eachInTurn } from './each-in-turn.ts';

const current = { assertCurrent: async () => undefined };

/** Changes one after the other, of which some fail. */
function change(failures: Record<string, Error>) {
  const tried: string[] = [];
  const work = async (name: string) => {
    tried.push(name);
    if (failures[name]) throw failures[name];
    return name.toUpperCase();
  };
  return { tried, work };
}

it('one that is refused keeps none of the others', async () => {
  const refused = new CalendarError('forbidden', 'not yours');
  const { work } = change({ b: refused });
  expect(await eachInTurn(['a', 'b', 'c'], current, work)).toEqual({
    done: ['A', 'C'],
    left: ['b'],
    failure: refused,
  });
});

it.each(['unavailable', 'rate-limited', 'reconnect-needed'] as const)(
  'a calendar that is %s is not asked again',
  async (kind) => {
    const { tried, work } = change({ b: new CalendarError(kind, 'away') });
    const { done, left } = await eachInTurn(['a', 'b', 'c', 'd'], current, work);
    expect([done, left, tried]).toEqual([['A'], ['b', 'c', 'd'], ['a', 'b']]);
  },
);

it('work that was cancelled meanwhile stops before the next change', async () => {
  const { tried, work } = change({});
  const assertCurrent = async () => {
    if (tried.length === 2) throw new WorkCancelled();
  };
  await expect(eachInTurn(['a', 'b', 'c'], { assertCurrent }, work)).rejects.toBeInstanceOf(WorkCancelled);
  expect(tried).toEqual(['a', 'b']);
});

it('a defect is no refusal', async () => {
  const { tried, work } = change({ a: new TypeError('oh') });
  await expect(eachInTurn(['a', 'b'], current, work)).rejects.toThrow('oh');
  expect(tried).toEqual(['a']);
});
