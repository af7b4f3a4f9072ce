import { type Span, trace } from '@opentelemetry/api';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { type Definition, type LabelsOf, METRICS, type NameOf } from './metric-list.ts';
import { currentTraceId } from './tracing.ts';

/**
 * What happened in this process since it started. Always OpenMetrics inside, which alone knows exemplars: rendering one
 * registry in both formats would rename its counters.
 */
const process = openMetrics();
const counters = new Map<string, Counter>();
const histograms = new Map<string, Histogram>();
for (const [name, { type, help, labels, buckets }] of Object.entries<Definition>(METRICS)) {
  const config = { name, help: `${help}.`, labelNames: labels, registers: [process] };
  if (type === 'counter') counters.set(name, new Counter(config));
  if (type === 'histogram')
    histograms.set(name, new Histogram({ ...config, buckets: [...(buckets ?? [])], enableExemplars: true }));
}

export function count<N extends NameOf<'counter'>>(name: N, labels: LabelsOf<N>, by = 1): void {
  if (by > 0) counters.get(name)?.inc(labels, by);
}

/** The trace it happened in is noted with it, when there is one. */
export function observe<N extends NameOf<'histogram'>>(
  name: N,
  labels: LabelsOf<N>,
  seconds: number,
  span: Span | null | undefined = trace.getActiveSpan(),
): void {
  const traceId = currentTraceId(span);
  // Clocks of processes differ: nothing ended before it began.
  const value = Math.max(0, seconds);
  histograms.get(name)?.observe({ labels, value, exemplarLabels: traceId ? { trace_id: traceId } : {} });
}

/** What a gauge says when somebody looks. */
export type Reading = {
  [N in NameOf<'gauge'>]: { readonly name: N; readonly labels: LabelsOf<N>; readonly value: number };
}[NameOf<'gauge'>];

let measuresItself = false;

/** In the format that the asker reads: OpenMetrics with exemplars, or Prometheus' own. */
export async function renderMetrics(readings: readonly Reading[], accept = ''): Promise<[string, string]> {
  // Event loop, memory and garbage: from the first look on. Where nobody looks, nothing is measured.
  if (!measuresItself) collectDefaultMetrics({ register: process });
  measuresItself = true;
  const now = openMetrics();
  for (const [name, { type, help, labels }] of Object.entries<Definition>(METRICS)) {
    if (type !== 'gauge') continue;
    const gauge = new Gauge({ name, help: `${help}.`, labelNames: labels, registers: [now] });
    for (const reading of readings) if (reading.name === name) gauge.set(reading.labels, reading.value);
  }
  const parts = await Promise.all([process.metrics(), now.metrics()]);
  const text = parts.join('').replace('# EOF\n', '');
  return accept.includes('application/openmetrics-text')
    ? [Registry.OPENMETRICS_CONTENT_TYPE, text]
    : [Registry.PROMETHEUS_CONTENT_TYPE, toPrometheus(text)];
}

function openMetrics(): Registry<OpenMetricsContentType> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

/** Without exemplars and end mark; there a counter's name ends the same wherever it stands. */
const toPrometheus = (text: string): string =>
  text
    .replace(/^(# HELP )(\S+)( .*\n# TYPE )\2( counter)$/gm, '$1$2_total$3$2_total$4')
    .replace(/ # \{[^}]*\} \S+ \S+$/gm, '')
    .replace(/^# EOF\n/m, '');
