import type { LabelsOf, MetricName } from '../../apps/server/src/platform/telemetry/metric-list.ts';

/** What a label must be: a value, or a pattern with its sign before it ('=~2..', '!~4..'). */
type Matchers<N extends MetricName> = { readonly [L in keyof LabelsOf<N>]?: string };

const written = (label: string, wanted: string): string => {
  const [, sign = '=', value = ''] = /^(=~|!~|!=)?(.*)$/s.exec(wanted) ?? [];
  return `${label}${sign}"${value}"`;
};

const selector = (name: string, matchers: Readonly<Record<string, string | undefined>>): string => {
  const all = Object.entries(matchers).map(([label, wanted = '']) => written(label, wanted));
  return all.length > 0 ? `${name}{${all.join(',')}}` : name;
};

/** One of our figures, by a name and labels that the compiler knows. */
export const figure = <N extends MetricName>(name: N, matchers: Matchers<N> = {}): string =>
  selector(name, matchers);

export const countOf = <N extends MetricName>(name: N, matchers: Matchers<N> = {}): string =>
  selector(`${name}_count`, matchers);

/** Those that took at most so many seconds. Prometheus 3 writes 1 as 1.0 where Prometheus 2 leaves it. */
export const within = <N extends MetricName>(name: N, seconds: number, matchers: Matchers<N> = {}): string =>
  selector(`${name}_bucket`, { ...matchers, le: `=~${seconds}|${seconds}[.]0` });

export const rate = (series: string, window = '$__rate_interval'): string => `rate(${series}[${window}])`;

export const sum = (expression: string, ...by: string[]): string =>
  by.length > 0 ? `sum by (${by.join(', ')}) (${expression})` : `sum(${expression})`;

/** Every process tells the same of the whole: the largest is as good as any. */
export const max = (expression: string, ...by: string[]): string =>
  by.length > 0 ? `max by (${by.join(', ')}) (${expression})` : `max(${expression})`;

export const quantile = <N extends MetricName>(
  of: number,
  name: N,
  by: readonly string[],
  matchers: Matchers<N> = {},
): string => `histogram_quantile(${of}, ${sum(rate(selector(`${name}_bucket`, matchers)), 'le', ...by)})`;
