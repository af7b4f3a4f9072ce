import type { Series } from './prometheus.ts';

/** A dashboard as Grafana reads it; only what is drawn. */
export interface Board {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly {
    readonly title: string;
    readonly type: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly fieldConfig: { readonly defaults: { readonly unit: string; readonly decimals?: number } };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

export interface Line {
  readonly name: string;
  readonly values: Series['values'];
}

export interface DrawnPanel extends Omit<Board['panels'][number], 'targets'> {
  readonly lines: readonly Line[];
}

export interface DrawnBoard extends Omit<Board, 'panels'> {
  readonly panels: readonly DrawnPanel[];
}

/** '{{channel}} 95 %' with what the labels say, as Grafana does. */
const nameOf = (legend: string, labels: Series['metric']): string =>
  legend.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => labels[label] ?? '').trim();

/** Every expression of a dashboard, asked as Grafana asks it. */
export async function collect(
  board: Board,
  rateInterval: string,
  range: (expr: string) => Promise<Series[]>,
): Promise<DrawnBoard> {
  const panels: DrawnPanel[] = [];
  for (const { targets, ...panel } of board.panels) {
    const lines: Line[] = [];
    for (const { expr, legendFormat } of targets)
      for (const { metric, values } of await range(expr.replaceAll('$__rate_interval', rateInterval)))
        lines.push({ name: nameOf(legendFormat, metric), values });
    panels.push({ ...panel, lines });
  }
  return { ...board, panels };
}
