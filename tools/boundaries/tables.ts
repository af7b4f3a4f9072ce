import { sourcesIn, textOf } from './sources.ts';
import { type Ownership, owners } from './table-owners.ts';

const SERVER = 'apps/server/src';

interface TableUse {
  readonly table: string;
  readonly kind: 'reads' | 'writes';
}

interface Use extends TableUse {
  readonly by: string;
  readonly file: string;
}

const READS = [
  /\b(?:selectFrom|innerJoin|leftJoin|from|using)\(\s*'(\w+)/g,
  /(?<!delete )\b(?:from|join|using)\s+(\w+)/g,
];
/** `from a x, b y`: the ones behind the first comma. */
const READS_LISTED = /\b(?:from|using)\s+\w+(?:\s+(?:as\s+)?\w+)?((?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)+)/g;
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:insert into|update|delete from)\s+(\w+)/g,
  // Retention names what it deletes from.
  /\btable: '(\w+)',/g,
];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*(?:\/\/|--).*$/gm, '');

/** The module, or whatever else of the server a file belongs to. */
const partOf = (file: string): string =>
  file.match(/\/src\/(?:modules|sql)\/([^/]+)\//)?.[1] ?? file.match(/\/src\/([\w-]+)/)?.[1] ?? file;

/** Whatever stands where a table's name would: the caller knows which of them are tables. */
export function usesIn(source: string): TableUse[] {
  const text = withoutComments(source);
  const named = (kind: TableUse['kind'], patterns: readonly RegExp[]): TableUse[] =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => ({ table, kind })));
  const listed = [...text.matchAll(READS_LISTED)].flatMap(([, rest = '']) =>
    rest
      .split(',')
      .slice(1)
      .map((item): TableUse => ({ table: item.trim().split(/\s/)[0] ?? '', kind: 'reads' })),
  );
  return [...named('reads', READS), ...listed, ...named('writes', WRITES)];
}

/** What a file creates. */
const createdIn = (source: string): string[] =>
  [...withoutComments(source).matchAll(/\bcreate table (?:if not exists )?(\w+)/g)].map(
    ([, name = '']) => name,
  );

/** `channels/<name>` or `adapters/<name>`, for a file of such a folder. */
const folderOf = (file: string): string | undefined =>
  file.match(/\/src\/((?:channels|adapters)\/[\w-]+)\//)?.[1];

/**
 * A channel or calendar provider creates its own tables and needs no line in the list: they belong to its folder and to
 * nobody else.
 */
export const folderTables = (
  sources: readonly { readonly file: string; readonly text: string }[],
): Record<string, Ownership> =>
  Object.fromEntries(
    sources.flatMap(({ file, text }) => {
      const owner = folderOf(file);
      return owner ? createdIn(text).map((table) => [table, { owner }]) : [];
    }),
  );

export const mayUse = (
  { owner, readers = [], writers = [] }: Ownership,
  { by, kind, file }: Omit<Use, 'table'>,
): boolean =>
  by === owner ||
  folderOf(file) === owner ||
  writers.includes(by) ||
  (kind === 'reads' && readers.includes(by));

/** Who uses a table that is not theirs and not lent to them; what has no owner; what is lent for nothing; SQL in routes. */
export function tableTroubles(): string[] {
  const sources = sourcesIn(`${SERVER}/{migrations,channels/*,adapters/*}/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: textOf(file) }));
  const known = new Set(sources.flatMap(({ text }) => createdIn(text)));
  const owned: Readonly<Record<string, Ownership>> = { ...folderTables(sources), ...owners };
  const uses = sourcesIn(`${SERVER}/**/*.{ts,sql}`)
    .filter((file) => !file.includes('/migrations/') && !file.includes('/db/tables/'))
    .flatMap((file) => usesIn(textOf(file)).map((use): Use => ({ ...use, file, by: partOf(file) })))
    .filter(({ table }) => known.has(table));
  const foreign = uses.flatMap((use) => {
    const ownership = owned[use.table];
    if (!ownership || mayUse(ownership, use)) return [];
    return [`${use.file}: ${use.by} ${use.kind} ${use.table}, which belongs to ${ownership.owner}`];
  });
  const unowned = [...known].filter((table) => !owned[table]).map((table) => `${table} belongs to no module`);
  const unknown = Object.keys(owned)
    .filter((table) => !known.has(table))
    .map((table) => `${table} is no table`);
  const idle = Object.entries(owners).flatMap(([table, { readers = [], writers = [] }]) => {
    const doing = (by: string, kind: Use['kind']) =>
      uses.some((use) => use.table === table && use.by === by && use.kind === kind);
    return [
      ...readers.filter((by) => !doing(by, 'reads')).map((by) => `${by} does not read ${table} any more`),
      ...writers.filter((by) => !doing(by, 'writes')).map((by) => `${by} does not write ${table} any more`),
    ];
  });
  const inRoutes = uses
    .filter(({ file }) => file.endsWith('.routes.ts'))
    .map(({ file, kind, table }) => `${file} ${kind} ${table}: routes leave that to a repository`);
  return [...new Set([...foreign, ...unowned, ...unknown, ...idle, ...inRoutes])];
}
