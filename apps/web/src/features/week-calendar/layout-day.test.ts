import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutDay } from './layout-day.ts';

const at = (minutes: number) => new Date(minutes * 60_000);
const from = at(420);
const to = at(1320);
const item = fc
  .record({ start: fc.integer({ min: 420, max: 1290 }), length: fc.integer({ min: 15, max: 300 }) })
  .map(({ start, length }) => ({ start: at(start), end: at(Math.min(1320, start + length)) }));

test('boxes stay inside the column, keep their times and never cover each other', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), (items) => {
      const boxes = layoutDay(items, from, to);
      expect(boxes.size).toBe(items.length);
      const placed = [...boxes];
      for (const [owner, box] of placed) {
        expect(box.left + box.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(box.width).toBeGreaterThan(0);
        expect(box.top).toBeCloseTo((owner.start.getTime() - from.getTime()) / 54_000_000, 9);
        for (const [other, placement] of placed) {
          if (other === owner || !(owner.start < other.end && other.start < owner.end)) continue;
          const apart =
            box.left + box.width <= placement.left + 1e-9 ||
            placement.left + placement.width <= box.left + 1e-9;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

test('a box takes the lanes to its right that nobody needs', () => {
  const long = { start: at(480), end: at(720) };
  const first = { start: at(480), end: at(540) };
  const second = { start: at(500), end: at(540) };
  const after = { start: at(600), end: at(660) };
  const boxes = layoutDay([long, first, second, after], from, to);
  expect(boxes.get(long)).toMatchObject({ left: 0, width: 1 / 3 });
  expect(boxes.get(after)).toMatchObject({ left: 1 / 3, width: 2 / 3 });
});

test('what only touches shares nothing', () => {
  const boxes = layoutDay(
    [
      { start: at(480), end: at(540) },
      { start: at(540), end: at(600) },
    ],
    from,
    to,
  );
  expect([...boxes.values()].map((box) => box.width)).toEqual([1, 1]);
});
