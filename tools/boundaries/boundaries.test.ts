import { describe, expect, it } from 'vitest';
import { circles } from './circles.ts';
import { brokenLayers } from './imports.ts';
import { createdIn, usesIn } from './tables.ts';

describe('tables', () => {
  it.each([
    ["db.selectFrom('users as u').innerJoin('turns', 'a', 'b')", ['reads users', 'reads turns']],
    ["db.insertInto('inbox')", ['writes inbox']],
    ["db.updateTable(\n  'inbox')", ['writes inbox']],
    ['select 1 from users u, turns t where', ['reads users', 'reads turns']],
    ['delete from turns t using users u', ['reads users', 'writes turns']],
    ['insert into turns (id) select id from users', ['reads users', 'writes turns']],
    ['update lanes set holder = null', ['writes lanes']],
    ["{ table: 'turns', where: 1 }", ['writes turns']],
    ['/** from users */', []],
    ['  -- from users', []],
  ])('are found in %j', (source, uses) => {
    expect(usesIn(source).map(({ kind, table }) => `${kind} ${table}`)).toEqual(uses);
  });
});

describe('a new table', () => {
  const create = 'await sql`create table notes (id int)`';

  it('belongs to the folder that brings its migration', () => {
    expect(createdIn('apps/server/src/adapters/any/0099-notes.ts', create)).toEqual([
      ['notes', { owner: 'adapters' }],
    ]);
    expect(createdIn('apps/server/src/channels/any/0099-notes.ts', create)).toEqual([
      ['notes', { owner: 'channels' }],
    ]);
  });

  it('of the common migrations belongs to nobody until the list says so', () => {
    expect(createdIn('apps/server/src/migrations/0099-notes.ts', create)).toEqual([['notes', undefined]]);
    expect(createdIn('apps/server/src/migrations/0001-identity.ts', 'create table users (')).toEqual([
      ['users', expect.objectContaining({ owner: 'identity' })],
    ]);
  });
});

describe('circles', () => {
  const imports = (...pairs: readonly string[]) =>
    pairs.map((pair) => {
      const [file = '', target = ''] = pair.split('>');
      return { file, target };
    });

  it('are found around corners, and told once', () => {
    expect(circles(imports('a>b', 'b>c', 'c>b', 'd>e', 'e>f', 'f>d', 'f>a'))).toEqual([
      'These files import each other: b, c',
      'These files import each other: d, e, f',
    ]);
  });

  it('are not two ways to the same file', () => {
    expect(circles(imports('a>b', 'a>c', 'b>d', 'c>d', 'd>e', 'd>kysely'))).toEqual([]);
  });
});

it("keeps a calendar provider's facts free of modules", () => {
  const target = 'apps/server/src/modules/calendar/index.ts';
  for (const file of ['adapters/google/index.ts', 'calendars/provider.ts'])
    expect(brokenLayers([{ file: `apps/server/src/${file}`, target }])).toHaveLength(1);
  expect(brokenLayers([{ file: 'apps/server/src/adapters/google/start-google.ts', target }])).toEqual([]);
});

it('keeps migrations free of code that changes', () => {
  const file = 'apps/server/src/migrations/0099-anything.ts';
  expect(brokenLayers([{ file, target: 'kysely' }])).toEqual([]);
  expect(brokenLayers([{ file, target: 'apps/server/src/sql/read.ts' }])).toHaveLength(1);
});
