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

/** PostgreSQL's settings under which it tells the plan of every statement that ran, as a notice. */
export const AUTO_EXPLAIN: Readonly<Record<string, string>> = {
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** What such a notice says; nothing for any other. */
export function readPlan(message: string | undefined): { statement: string; work: number } | undefined {
  const [, json] = /^duration: .* plan:\n(.*)$/s.exec(message ?? '') ?? [];
  if (json === undefined) return undefined;
  const explained = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
  return { statement: explained['Query Text'], work: rowsHandled(explained.Plan) };
}

export interface WatchedSession {
  readonly client: pg.Client;
  /** Runs a statement, and answers how many rows the statements of functions and triggers inside it have handled. */
  workInside(statement: string): Promise<number>;
}

/** One connection under the product's own limit, on which PostgreSQL tells the plan of whatever ran. */
export async function openWatchedSession(url: string): Promise<WatchedSession> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 30_000 });
  await client.connect();
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(AUTO_EXPLAIN)) await client.query(`set ${name} = ${value}`);
  return {
    client,
    workInside: async (statement) => {
      let work = 0;
      const onNotice = ({ message }: { message?: string | undefined }) => {
        const plan = readPlan(message);
        if (plan && plan.statement !== statement) work += plan.work;
      };
      client.on('notice', onNotice);
      try {
        await client.query('set auto_explain.log_min_duration = 0');
        await client.query(statement);
      } finally {
        await client.query('set auto_explain.log_min_duration = -1');
        client.off('notice', onNotice);
      }
      return work;
    },
  };
}
