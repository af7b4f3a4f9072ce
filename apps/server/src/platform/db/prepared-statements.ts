import type pg from 'pg';

/** Statements whose text is different each time are not worth a name; the others come again soon. */
const SEEN_BEFORE_NAMED = 3;
const MOST_NAMED = 600;
const MOST_COUNTED = 5000;

/**
 * Every column, whichever there are: a plan kept for that fails for good once a newer version has added a column
 * ('cached plan must not change result type'), and the version before must run on (docs/adr/0013).
 */
const EVERY_COLUMN = /(?:\b(?:select|returning|distinct)|,)\s+\*|\.\*/i;

/** Tells the name under which the server keeps a statement's plan, once it has shown that it comes again. */
export type StatementName = (text: string) => string | undefined;

export function createStatementNames(): StatementName {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const seen = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, seen);
    if (seen < SEEN_BEFORE_NAMED || names.size >= MOST_NAMED || EVERY_COLUMN.test(text)) return undefined;
    counts.delete(text);
    const name = `kept-${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** One for all connections of a process: what comes again on one of them comes again on the others. */
const processNames = createStatementNames();

/**
 * Parsing and planning cost PostgreSQL more than most of our statements themselves. From now on this connection
 * sends the statements that come again by name. Statements without parameters (begin, commit) stay as they are.
 */
export function prepareRepeated(client: pg.ClientBase, statementName: StatementName = processNames): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  const named = (...call: unknown[]): unknown => {
    const [text, values] = call;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...call);
    const name = statementName(text);
    return name === undefined ? query(...call) : query({ name, text, values }, ...call.slice(2));
  };
  Object.assign(client, { query: named });
}
