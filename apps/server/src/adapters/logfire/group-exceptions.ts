import type { LoggedException } from '../../modules/admin/index.ts';

/** Rows as Logfire answers them: a column may be missing, null, or JSON that came as text. */
export type RecordRow = Readonly<Record<string, unknown>>;

/**
 * Each span that passed an exception on has recorded it: equal trace and message is one failure (decisions.md). We
 * keep the span that began last, which is the one in which it happened. Rows without a trace count individually.
 */
export function groupExceptions(rows: readonly RecordRow[]): LoggedException[] {
  const groups = new Map<string, { exception: LoggedException; spans: number }>();
  for (const [index, row] of rows.entries()) {
    const exception = readException(row);
    if (!exception) continue;
    const key = exception.traceId ? `${exception.traceId} ${exception.message}` : `row ${index}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { exception, spans: 1 });
    else {
      group.spans += 1;
      if (isLater(exception, group.exception)) group.exception = exception;
    }
  }
  return [...groups.values()]
    .map(({ exception, spans }) =>
      spans === 1
        ? exception
        : { ...exception, attributes: { ...exception.attributes, 'catch.spans': spans } },
    )
    .sort((left, right) => (isLater(left, right) ? -1 : 1));
}

const isLater = (left: LoggedException, right: LoggedException): boolean =>
  Date.parse(left.startTimestamp) > Date.parse(right.startTimestamp);

function readException(row: RecordRow): LoggedException | undefined {
  const startTimestamp = readTimestamp(row.start_timestamp);
  if (!startTimestamp) return undefined;
  const duration = Number(row.duration ?? Number.NaN);
  return {
    startTimestamp,
    message: readText(row.exception_message) ?? readText(row.message) ?? 'No message',
    durationMs: Number.isFinite(duration) ? duration * 1000 : null,
    attributes: readAttributes(row),
    traceId: readText(row.trace_id) ?? null,
  };
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Microseconds and an offset are kept out: everything on the wire is UTC with Z. */
function readTimestamp(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = typeof value === 'string' && !/(Z|[+-]\d{2}:?\d{2})$/i.test(value) ? `${value}Z` : value;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The attributes of the span, and what else Logfire knows about the failure. */
function readAttributes(row: RecordRow): Record<string, unknown> | null {
  const more = {
    'exception.type': readText(row.exception_type),
    'exception.stacktrace': readText(row.exception_stacktrace),
    span: readText(row.message),
    span_id: readText(row.span_id),
    level: row.level ?? undefined,
  };
  const all = Object.fromEntries(
    Object.entries({ ...readObject(row.attributes), ...more }).filter(([, value]) => value !== undefined),
  );
  return Object.keys(all).length > 0 ? all : null;
}

function readObject(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  if (typeof value !== 'string') return { attributes: value };
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : { attributes: parsed };
  } catch {
    return { attributes: value };
  }
}
