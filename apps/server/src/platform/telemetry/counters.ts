/** What happened in this process since it started, for `/metrics`. */
export type Labels = Readonly<Record<string, string>>;

const counts = new Map<string, number>();

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** `name{label="value"}` as Prometheus writes it. */
export const series = (name: string, labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
};

export function count(name: string, labels: Labels = {}): void {
  const key = series(name, labels);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export const countersSoFar = (): readonly (readonly [string, number])[] => [...counts];
