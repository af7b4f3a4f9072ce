import type { QueryResult } from './run-query.ts';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** JSON columns are strings here, as in Logfire. */
export const toCsv = ({ schema, data }: QueryResult): string => {
  const names = schema.fields.map((field) => field.name);
  const lines = data.map((row) => names.map((name) => cell(row[name])).join(','));
  return `${[names.map(cell).join(','), ...lines].join('\n')}\n`;
};

export const toNdjson = ({ schema, data }: QueryResult): string =>
  [
    { type: 'schema', schema },
    { type: 'data', rows: data },
    { type: 'end', row_count: data.length },
  ]
    .map((message) => `${JSON.stringify(message)}\n`)
    .join('');
