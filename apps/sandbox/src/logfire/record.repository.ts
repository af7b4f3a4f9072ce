import type { Database } from '../platform/database.ts';
import type { LogRecord } from './to-record.ts';

/** The table's columns with their types: what the table, the view and the bulk insert are made from. */
const RECORD_COLUMNS = {
  kind: 'text',
  start_timestamp: 'timestamptz',
  end_timestamp: 'timestamptz',
  duration: 'double precision',
  message: 'text',
  span_name: 'text',
  level: 'smallint',
  is_exception: 'boolean',
  exception_type: 'text',
  exception_message: 'text',
  exception_stacktrace: 'text',
  attributes: 'jsonb',
  tags: 'jsonb',
  trace_id: 'text',
  span_id: 'text',
  parent_span_id: 'text',
  service_name: 'text',
  service_version: 'text',
  service_instance_id: 'text',
  deployment_environment: 'text',
  otel_scope_name: 'text',
  otel_scope_version: 'text',
  otel_status_code: 'text',
  otel_status_message: 'text',
  otel_resource_attributes: 'jsonb',
  otel_events: 'jsonb',
  http_response_status_code: 'integer',
  http_method: 'text',
  http_route: 'text',
} as const satisfies Record<keyof LogRecord, string>;

const names = Object.keys(RECORD_COLUMNS);
const definitions = Object.entries(RECORD_COLUMNS).map(([name, type]) => `${name} ${type}`);

/** PostgreSQL's text and jsonb cannot hold the character U+0000. */
const withoutNul = (json: string): string => json.replaceAll('\\u0000', '');

export const createRecords = (database: Database) => ({
  insert: async (records: readonly LogRecord[]): Promise<void> => {
    if (records.length === 0) return;
    await database.query(
      `INSERT INTO logfire.spans (${names.join(', ')})
       SELECT ${names.join(', ')} FROM jsonb_to_recordset($1::jsonb) AS r(${definitions.join(', ')})
       ON CONFLICT DO NOTHING`,
      [withoutNul(JSON.stringify(records))],
    );
  },
  ofTrace: (traceId: string) =>
    database.query<StoredRecord>(
      `SELECT * FROM logfire.spans WHERE trace_id = $1 AND kind <> 'pending_span' ORDER BY start_timestamp, span_id`,
      [traceId],
    ),
  latestTraces: (limit: number) =>
    database.query<TraceSummary>(
      `SELECT trace_id, min(start_timestamp) AS started, max(end_timestamp) AS ended, count(*) AS spans,
              bool_or(is_exception) AS failed,
              (array_agg(message ORDER BY (parent_span_id IS NOT NULL), start_timestamp))[1] AS message,
              (array_agg(service_name ORDER BY start_timestamp))[1] AS service_name
       FROM logfire.spans WHERE kind <> 'pending_span'
       GROUP BY trace_id ORDER BY max(start_timestamp) DESC LIMIT $1`,
      [limit],
    ),
});

export interface StoredRecord
  extends Record<string, unknown>,
    Omit<LogRecord, 'start_timestamp' | 'end_timestamp'> {
  readonly start_timestamp: Date;
  readonly end_timestamp: Date;
}

export interface TraceSummary extends Record<string, unknown> {
  trace_id: string;
  started: Date;
  ended: Date;
  spans: number;
  failed: boolean;
  message: string;
  service_name: string;
}

/**
 * The table, and the views that a query sees. The bounds of a query are settings of its transaction, so that
 * they hold wherever in the SQL `records` appears. The views run with their owner's rights: the reader has no
 * right on the table itself.
 */
export const recordsMigration = `
CREATE SCHEMA IF NOT EXISTS logfire;
CREATE TABLE logfire.spans (${definitions.join(', ')}, created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (trace_id, span_id, kind));
CREATE INDEX spans_started ON logfire.spans (start_timestamp);
CREATE INDEX spans_exceptions ON logfire.spans (start_timestamp) WHERE is_exception;
CREATE FUNCTION logfire.level_name(level smallint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN level >= 21 THEN 'fatal' WHEN level >= 17 THEN 'error' WHEN level >= 13 THEN 'warn'
    WHEN level >= 10 THEN 'notice' WHEN level >= 9 THEN 'info' WHEN level >= 5 THEN 'debug' ELSE 'trace' END $$;
CREATE FUNCTION logfire.array_has(items jsonb, item text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT items ? item $$;
CREATE VIEW logfire.records_all AS SELECT ${[...names, 'created_at'].join(', ')} FROM logfire.spans
  WHERE start_timestamp >= current_setting('logfire.min_timestamp')::timestamptz
    AND start_timestamp <= current_setting('logfire.max_timestamp')::timestamptz
    AND (current_setting('logfire.environments') = ''
      OR coalesce(deployment_environment, '') IN
        (SELECT jsonb_array_elements_text(current_setting('logfire.environments')::jsonb)));
CREATE VIEW logfire.records AS SELECT * FROM logfire.records_all WHERE kind <> 'pending_span';
`;
