import { type Html, html } from '../platform/html.ts';
import { page } from '../platform/page.ts';
import type { StoredRecord, TraceSummary } from './record.repository.ts';

interface Node {
  readonly record: StoredRecord;
  readonly depth: number;
}

/** Parents before their children, siblings by start; spans whose parent never arrived come first. */
const asTree = (records: readonly StoredRecord[]): Node[] => {
  const known = new Set(records.map((record) => record.span_id));
  const children = new Map<string, StoredRecord[]>();
  for (const record of records) {
    const parent =
      record.parent_span_id !== null && known.has(record.parent_span_id) ? record.parent_span_id : '';
    children.set(parent, [...(children.get(parent) ?? []), record]);
  }
  const walk = (parent: string, depth: number): Node[] =>
    (children.get(parent) ?? []).flatMap((record) => [{ record, depth }, ...walk(record.span_id, depth + 1)]);
  return walk('', 0);
};

const milliseconds = (record: StoredRecord): string => {
  if (record.duration === null) return 'log';
  const value = record.duration * 1000;
  return value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
};

const tone = (record: StoredRecord): string => {
  if (record.is_exception || record.level >= 17) return 'bad';
  return record.level >= 13 ? 'warm' : '';
};

const details = (record: StoredRecord): Html => html`<dl class="facts">
<dt>Time</dt><dd>${record.start_timestamp.toISOString()}</dd><dt>Span</dt><dd><code>${record.span_id}</code> ${record.span_name}</dd>
<dt>Service</dt><dd>${record.service_name} · ${record.otel_scope_name ?? 'no scope'}</dd></dl>
${record.is_exception && html`<p class="bad"><strong>${record.exception_type}</strong>: ${record.exception_message}</p><pre><code>${record.exception_stacktrace ?? ''}</code></pre>`}
<pre><code>${JSON.stringify(record.attributes, null, 2)}</code></pre>`;

const row = ({ record, depth }: Node, from: number, length: number): Html => {
  const start = ((record.start_timestamp.getTime() - from) / length) * 100;
  const width = Math.max(((record.duration ?? 0) * 1000 * 100) / length, 0.4);
  const place = `margin-left:${Math.min(start, 99.6).toFixed(2)}%;width:${Math.min(width, 100 - start).toFixed(2)}%`;
  return html`<details class="span ${tone(record)}"><summary><span class="label" style="padding-left:${depth * 16}px">${record.message}</span><span class="track"><span class="fill" style="${place}"></span></span><span class="time">${milliseconds(record)}</span></summary><div class="inside">${details(record)}</div></details>`;
};

const style = html`<style>
.span > summary { display: grid; grid-template-columns: minmax(140px, 38%) 1fr 76px; gap: .75rem; align-items: center; padding: .3rem .5rem; cursor: pointer; border-bottom: 1px solid var(--line); list-style: none; }
.span > summary:hover { background: var(--soft); }
.span .label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.span .track { background: var(--soft); border-radius: 4px; height: 12px; } .span .fill { display: block; height: 12px; border-radius: 4px; background: var(--accent); min-width: 2px; }
.span.bad .fill { background: var(--bad); } .span.warm .fill { background: var(--warm); }
.span .time { text-align: right; font-variant-numeric: tabular-nums; color: var(--quiet); }
.span .inside { padding: .5rem 1rem 1rem; color: var(--text); } .facts { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0; } .facts dt { color: var(--quiet); } .facts dd { margin: 0; overflow-wrap: anywhere; }
</style>`;

export const tracePage = (traceId: string, records: readonly StoredRecord[]): string => {
  if (records.length === 0) {
    return page(
      'Trace',
      html`<h1>Trace</h1><p>Nothing has arrived for <code>${traceId}</code> yet. Spans are sent in batches: reload in a few seconds.</p><p><a href="?">All traces</a></p>`,
    );
  }
  const from = Math.min(...records.map((record) => record.start_timestamp.getTime()));
  const to = Math.max(...records.map((record) => record.end_timestamp.getTime()));
  const nodes = asTree(records);
  const failures = records.filter((record) => record.is_exception).length;
  return page(
    `Trace ${traceId.slice(0, 8)}`,
    html`${style}<p><a href="?">All traces</a></p><h1>${nodes[0]?.record.message}</h1>
<p class="quiet"><code>${traceId}</code> · ${new Date(from).toISOString()} · ${records.length} spans · ${to - from} ms${failures > 0 && html` · <span class="bad">${failures} with exceptions</span>`}</p>
<div class="card">${nodes.map((node) => row(node, from, Math.max(to - from, 1)))}</div>`,
  );
};

export const tracesPage = (traces: readonly TraceSummary[]): string =>
  page(
    'Logfire',
    html`<h1>Logfire</h1><p class="quiet">The newest traces that the product sent.</p>
<div class="scroll"><table><thead><tr><th>Started</th><th>What</th><th>Service</th><th>Spans</th><th>Took</th></tr></thead><tbody>
${traces.map(
  (trace) => html`<tr><td>${trace.started.toISOString().replace('T', ' ').slice(0, 19)}</td>
<td><a href="?q=${encodeURIComponent(`trace_id='${trace.trace_id}'`)}">${trace.message}</a> ${trace.failed && html`<span class="badge bad">exception</span>`}</td>
<td>${trace.service_name}</td><td>${trace.spans}</td><td>${trace.ended.getTime() - trace.started.getTime()} ms</td></tr>`,
)}</tbody></table></div>${traces.length === 0 && html`<p>No traces yet. Use the product, then come back.</p>`}`,
  );
