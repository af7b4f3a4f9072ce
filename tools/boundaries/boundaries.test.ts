import { describe, expect, it } from 'vitest';
import { circles } from './circles.ts';
import { brokenLayers } from './imports.ts';
import { folderTables, mayUse, usesIn } from './tables.ts';

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

  const server = 'apps/server/src';
  const own = folderTables([
    { file: `${server}/channels/pigeon/migration.ts`, text: 'create table pigeon_links (id text)' },
    { file: `${server}/adapters/almanac/0099-days.ts`, text: 'create table almanac_days (id text)' },
    { file: `${server}/migrations/0099-coops.ts`, text: 'create table coops (id text)' },
  ]);

  it('that a channel or provider creates belong to its folder', () => {
    expect(own).toEqual({
      pigeon_links: { owner: 'channels/pigeon' },
      almanac_days: { owner: 'adapters/almanac' },
    });
  });

  it.each([
    ['its own channel', 'channels/pigeon/pigeon-links.repository.ts', 'channels', true],
    ['its own gateway', 'channels/pigeon/gateway/post.ts', 'channels', true],
    ['another channel', 'channels/slack/slack-links.repository.ts', 'channels', false],
    ['what all channels share', 'modules/channels/erase-traces.ts', 'channels', false],
    ['another module', 'modules/reminders/index.ts', 'reminders', false],
  ])('of a channel are used by %s: %s', (_who, file, by, allowed) => {
    const use = { file: `${server}/${file}`, by, kind: 'reads' } as const;
    expect(mayUse(own.pigeon_links ?? { owner: 'nobody' }, use)).toBe(allowed);
  });
});

describe('circles', () => {
  const imports = (...pairs: readonly string[]) =>
    pairs.map((pair) => {
      const [file = '', target = ''] = pair.split('>');
      return { file, target };
    });

  it('are found indirectly, and reported once', () => {
    expect(circles(imports('a>b', 'b>c', 'c>b', 'd>e', 'e>f', 'f>d', 'f>a'))).toEqual([
      'These files import each other: b, c',
      'These files import each other: d, e, f',
    ]);
  });

  it('are not two ways to the same file', () => {
    expect(circles(imports('a>b', 'a>c', 'b>d', 'c>d', 'd>e', 'd>kysely'))).toEqual([]);
  });
});

it('keeps migrations free of code that changes', () => {
  const file = 'apps/server/src/migrations/0099-anything.ts';
  expect(brokenLayers([{ file, target: 'kysely' }])).toEqual([]);
  expect(brokenLayers([{ file, target: 'apps/server/src/sql/read.ts' }])).toHaveLength(1);
});
