import pg from 'pg';

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What every node of a plan had in its hands: the cost of a statement that no busy machine changes. */
const rowsHandled = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, child) => sum + rowsHandled(child), 0);

export interface WatchedSession {
  readonly client: pg.Client;
  /** Runs a statement, and answers how many rows the statements of functions and triggers inside it have handled. */
  workInside(statement: string): Promise<number>;
}

/** One connection under the product's own limit, on which PostgreSQL tells the plan of whatever ran. */
export async function openWatchedSession(url: string): Promise<WatchedSession> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 30_000 });
  await client.connect();
  await client.query(`load 'auto_explain';
    set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
    set auto_explain.log_format = json; set auto_explain.log_level = notice`);
  return {
    client,
    workInside: async (statement) => {
      let work = 0;
      const hear = ({ message = '' }: { message?: string | undefined }) => {
        const [, json] = /^duration: .* plan:\n(.*)$/s.exec(message) ?? [];
        if (json === undefined) return;
        const told = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
        if (told['Query Text'] !== statement) work += rowsHandled(told.Plan);
      };
      client.on('notice', hear);
      try {
        await client.query('set auto_explain.log_min_duration = 0');
        await client.query(statement);
      } finally {
        await client.query('set auto_explain.log_min_duration = -1');
        client.off('notice', hear);
      }
      return work;
    },
  };
}
