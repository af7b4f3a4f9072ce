import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
});
afterAll(() => database.close());

const files = globSync('*/*.sql', { cwd: import.meta.dirname }).sort();
const source = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

/** Functions (by signature) and triggers of ours as PostgreSQL describes them. Extensions bring their own. */
async function behaviour(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; definition: string }>(`
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'trigger ' || t.tgname, pg_get_triggerdef(t.oid, true) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    order by 1`);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, flushLeft(definition)]));
}

/** Migrations indent a body with the code around it; that is no difference. */
function flushLeft(definition: string): string {
  const lines = definition.split('\n');
  const body = lines.findIndex((line) => line.includes('$function$'));
  const inside = lines.slice(body + 1).filter((line) => line.trim() !== '');
  const depth = Math.min(...inside.map((line) => line.length - line.trimStart().length));
  return lines.map((line, at) => (at > body && body >= 0 ? line.slice(depth) : line)).join('\n');
}

it('shows the functions and triggers that the migrations leave behind, all of them and nothing else', async () => {
  const migrated = await behaviour();
  const functions = Object.keys(migrated).filter((name) => !name.startsWith('trigger '));
  expect(functions.map((name) => name.replace(/\(.*/, '')).sort()).toEqual(
    files.map((file) => basename(file, '.sql')).sort(),
  );
  for (const file of files) await database.pool.query(source(file));
  expect(
    await behaviour(),
    'The folder and the migrations differ: copy the changed file into a new migration',
  ).toEqual(migrated);
});

it('names every trigger in the file of the function it runs', async () => {
  const migrated = await behaviour();
  const shown = files.flatMap((file) =>
    [...source(file).matchAll(/^create or replace trigger (\w+)/gm)].map(([, name]) => `trigger ${name}`),
  );
  expect(shown.sort()).toEqual(Object.keys(migrated).filter((name) => name.startsWith('trigger ')));
  for (const file of files) {
    const runs = [...source(file).matchAll(/execute function (\w+)\(\)/g)].map(([, name]) => name);
    expect(runs.filter((name) => name !== basename(file, '.sql'))).toEqual([]);
  }
});
