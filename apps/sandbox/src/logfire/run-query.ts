import pg from 'pg';
import { z } from 'zod';
import type { Reader } from './reader.ts';
import { LEVELS } from './to-record.ts';

const MOST_ROWS = 10_000;

const timestamp = z.iso.datetime({ offset: true, error: 'must be ISO 8601 with a time zone' });
export const queryBodySchema = z.object({
  sql: z.string().trim().min(1),
  min_timestamp: timestamp,
  max_timestamp: timestamp.nullish(),
  limit: z.int().min(1).max(MOST_ROWS).nullish(),
  timezone: z.string().nullish(),
  deployment_environment: z.array(z.string()).nullish(),
  explain: z.boolean().nullish(),
  include_schema: z.boolean().nullish(),
});
export type QueryBody = z.output<typeof queryBodySchema>;

export class QueryError extends Error {}

const LEVEL_COMPARISON = new RegExp(
  `\\blevel\\s*(>=|<=|<>|!=|=|>|<)\\s*'(${Object.keys(LEVELS).join('|')})'`,
  'gi',
);

/** What DataFusion with Logfire's additions understands and PostgreSQL does not. */
const adaptSql = (sql: string, limit: number): string => {
  const adapted = sql
    .replace(/;\s*$/, '')
    // The limit of the request overrides the one in the SQL.
    .replace(/\s+limit\s+\d+\s*$/i, '')
    .replace(LEVEL_COMPARISON, (_whole, operator: string, name: string) => {
      return `level ${operator} ${LEVELS[name.toLowerCase() as keyof typeof LEVELS]}`;
    });
  // Inside parentheses only something that selects can stand; a comment at its end ends with the line.
  return `SELECT * FROM (\n${adapted}\n) AS result LIMIT ${limit}`;
};

interface ColumnType {
  readonly name: unknown;
  read(text: string): unknown;
}

const isoTime = (text: string): string =>
  text
    .replace(' ', 'T')
    .replace(/([+-]\d{2})$/, '$1:00')
    .replace(/\+00(:00)?$/, 'Z');

const { builtins } = pg.types;
const asIs = (text: string): string => text;
const COLUMN_TYPES: Record<number, ColumnType> = {
  [builtins.BOOL]: { name: 'Boolean', read: (text) => text === 't' },
  [builtins.INT2]: { name: 'Int16', read: Number },
  [builtins.INT4]: { name: 'Int32', read: Number },
  [builtins.INT8]: { name: 'Int64', read: Number },
  [builtins.FLOAT4]: { name: 'Float32', read: Number },
  [builtins.FLOAT8]: { name: 'Float64', read: Number },
  [builtins.NUMERIC]: { name: { Decimal128: [38, 10] }, read: Number },
  [builtins.TIMESTAMPTZ]: { name: { Timestamp: ['Microsecond', 'UTC'] }, read: isoTime },
  [builtins.TIMESTAMP]: {
    name: { Timestamp: ['Microsecond', null] },
    read: (text) => text.replace(' ', 'T'),
  },
  [builtins.JSON]: { name: 'JSON', read: (text) => JSON.parse(text) },
  [builtins.JSONB]: { name: 'JSON', read: (text) => JSON.parse(text) },
};
const TEXT: ColumnType = { name: 'Utf8', read: asIs };

export interface QueryResult {
  readonly schema: { fields: { name: string; data_type: unknown; nullable: boolean }[] };
  readonly data: Record<string, unknown>[];
}

export const runQuery = async (reader: Reader, body: QueryBody): Promise<QueryResult> => {
  const sql = adaptSql(body.sql, body.limit ?? 100);
  const bounds = {
    minTimestamp: body.min_timestamp,
    maxTimestamp: body.max_timestamp ?? undefined,
    environments: body.deployment_environment ?? undefined,
    timezone: body.timezone ?? undefined,
  };
  let result: pg.QueryArrayResult<unknown[]>;
  try {
    result = await reader.query(sql, bounds);
  } catch (error) {
    // An error with a SQLSTATE is the query's own; anything else (no database) is ours.
    if (error instanceof pg.DatabaseError) throw new QueryError(error.message);
    throw error;
  }
  const columns = result.fields.map((field) => ({
    name: field.name,
    type: COLUMN_TYPES[field.dataTypeID] ?? TEXT,
  }));
  return {
    schema: { fields: columns.map(({ name, type }) => ({ name, data_type: type.name, nullable: true })) },
    data: result.rows.map((row) =>
      Object.fromEntries(
        columns.map(({ name, type }, index) => {
          const value = row[index];
          return [name, typeof value === 'string' ? type.read(value) : null];
        }),
      ),
    ),
  };
};
