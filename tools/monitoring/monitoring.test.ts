import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Definition, METRICS } from '../../apps/server/src/platform/telemetry/metric-list.ts';
import { renderMetrics } from '../../apps/server/src/platform/telemetry/metrics.ts';
import { root } from '../lib/root.ts';
import { monitoringFiles } from './files.ts';
import { BURNS, recorded, SLOS } from './slos.ts';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels: Record<string, string>;
  readonly annotations?: { summary: string; runbook: string };
}
interface Board {
  readonly uid: string;
  readonly panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = Object.keys(monitoringFiles());
const rules = (parse(read('deploy/prometheus/rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const boards = files.filter((path) => path.endsWith('.json')).map((path) => JSON.parse(read(path)) as Board);
const targets = boards.flatMap(({ panels }) => panels.flatMap((panel) => panel.targets));
const expressions = [...rules.map(({ expr }) => expr), ...targets.map(({ expr }) => expr)].map((expr) =>
  expr.replaceAll('$__rate_interval', '5m'),
);

/** Names and labels that an expression uses, by Prometheus' own grammar; throws where it does not fit. */
function readExpression(expr: string) {
  const metrics: string[] = [];
  const labels: { metric: string; label: string }[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, name, from, to, node }) => {
      if (type.isError) throw new Error(`${expr}\n${' '.repeat(from)}^ is no PromQL`);
      const text = expr.slice(from, to);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (name === 'LabelName' && node.parent?.name.endsWith('Matcher'))
        labels.push({ metric: metrics.at(-1) ?? '', label: text });
    },
  });
  return { metrics, labels };
}

const own = new Map(
  Object.entries<Definition>(METRICS).flatMap(([name, { type, labels }]) =>
    type === 'histogram'
      ? [
          [`${name}_bucket`, [...labels, 'le']] as const,
          [`${name}_count`, labels] as const,
          [`${name}_sum`, labels] as const,
        ]
      : [[name, labels] as const],
  ),
);

describe('dashboards and rules', () => {
  it('are what the list of figures makes of them; npm run monitoring writes them', () => {
    for (const [path, text] of Object.entries(monitoringFiles())) expect(read(path), path).toBe(text);
  });

  it('are PromQL', () => {
    expect(expressions.length).toBeGreaterThan(60);
    for (const expr of expressions) readExpression(expr);
    expect(() => readExpression('sum(rate(x[5m])')).toThrow('is no PromQL');
  });

  it('name only figures that a process tells, or that another rule records', async () => {
    const [, text] = await renderMetrics([]);
    const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    const known = new Set([...own.keys(), ...names, ...rules.flatMap(({ record }) => record ?? [])]);
    const used = new Set(expressions.flatMap((expr) => readExpression(expr).metrics));
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    // And of our own none is forgotten.
    const drawn = [...used].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(Object.keys(METRICS).filter((name) => !drawn.includes(name))).toEqual([]);
  });

  it('ask only for labels that the figure has', () => {
    const wrong = expressions
      .flatMap((expr) => readExpression(expr).labels)
      .filter(({ metric, label }) => own.has(metric) && !own.get(metric)?.includes(label));
    expect(wrong).toEqual([]);
  });

  it('ask for durations at bounds that are counted', () => {
    for (const expr of expressions)
      for (const [, name = '', bound] of expr.matchAll(/(\w+)_bucket\{[^}]*le=~"([\d.]+)\|/g))
        expect((METRICS as Record<string, Definition>)[name]?.buckets, expr).toContain(Number(bound));
  });

  it('draw nothing without saying what it is', () => {
    for (const { panels } of boards) {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    }
    for (const { legendFormat } of targets) expect(legendFormat).not.toBe('');
  });
});

describe('every alert', () => {
  const alerts = rules.filter(({ alert }) => alert !== undefined);

  it('says how urgent it is, what happened, and which section helps', () => {
    const handbook = read('docs/operations.md');
    for (const { alert, labels, annotations } of alerts) {
      expect(labels.severity, alert).toMatch(/^(page|ticket)$/);
      expect(annotations?.summary, alert).toBeTruthy();
      const section = annotations?.runbook.replace('docs/operations.md, ', '') ?? '';
      expect(handbook, alert).toContain(`**${section} `);
    }
  });

  it('of a promise looks at a long and a short time, and both are recorded', () => {
    for (const { name } of SLOS) {
      const burns = alerts.filter(({ expr }) => expr.includes(`{slo="${name}"}`));
      expect(burns).toHaveLength(BURNS.length);
      for (const { long, short } of BURNS)
        for (const window of [long, short])
          expect(
            rules.filter(({ record, labels }) => record === recorded(window) && labels.slo === name),
          ).toHaveLength(1);
    }
  });
});
