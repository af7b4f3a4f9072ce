import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Keyed, pageOf } from './paging.ts';
import { readPageToken } from './tokens.ts';

const items = fc.uniqueArray(
  fc.record({ key: fc.integer({ min: 0, max: 5 }), id: fc.string({ minLength: 1, maxLength: 3 }) }),
  { selector: ({ key, id }) => `${key} ${id}`, maxLength: 30 },
);

it('gives every item once and in order, in pages of any size', () => {
  fc.assert(
    fc.property(
      items,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 10 }),
      fc.boolean(),
      (all, most, size, empty) => {
        const seen: Keyed[] = [];
        let token: string | undefined;
        let first = true;
        do {
          const page = pageOf(
            all,
            most,
            readPageToken(token, 'f'),
            { page_size: size, empty_first_page: empty },
            { change: 1, fingerprint: 'f' },
          );
          expect(page.items.length).toBeLessThanOrEqual(Math.min(most, size));
          if (first && empty && all.length > 0) expect(page.items).toEqual([]);
          first = false;
          seen.push(...page.items);
          token = page.nextPageToken;
        } while (token !== undefined);
        const expected = [...all].sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1));
        expect(seen).toEqual(expected);
      },
    ),
  );
});

it('refuses a token of another question', () => {
  const { nextPageToken } = pageOf(
    [
      { key: 1, id: 'a' },
      { key: 2, id: 'b' },
    ],
    1,
    undefined,
    { page_size: 9, empty_first_page: false },
    { change: 1, fingerprint: 'f' },
  );
  expect(() => readPageToken(nextPageToken, 'other')).toThrow('Invalid page token');
  expect(() => readPageToken('nonsense', 'f')).toThrow('Invalid page token');
});
