import { DASHBOARDS, type Panel } from './dashboard-panels.ts';

const SOURCE = { type: 'prometheus', uid: '$' + '{source}' };

/** Two side by side; single figures four. */
function place(panels: readonly Panel[]) {
  let [x, y, height] = [0, 0, 0];
  return panels.map(({ title, unit, shows, isFigure = false }, index) => {
    const [w, h] = isFigure ? [6, 4] : [12, 8];
    if (x + w > 24) [x, y, height] = [0, y + height, 0];
    const gridPos = { x, y, w, h };
    [x, height] = [x + w, Math.max(height, h)];
    return {
      id: index + 1,
      type: isFigure ? 'stat' : 'timeseries',
      title,
      gridPos,
      datasource: SOURCE,
      fieldConfig: {
        defaults: { unit, ...(isFigure ? { decimals: 2 } : { min: 0 }) },
        overrides: [],
      },
      targets: Object.entries(shows).map(([legendFormat, expr], target) => ({
        refId: String.fromCharCode(65 + target),
        datasource: SOURCE,
        expr,
        legendFormat,
        // Points that lead to the trace of one of those that were counted.
        exemplar: expr.startsWith('histogram_quantile'),
      })),
    };
  });
}

/** By the name of their file. */
export const dashboards = (): Record<string, string> =>
  Object.fromEntries(
    DASHBOARDS.map(({ uid, title, panels }) => [
      `${uid}.json`,
      `${JSON.stringify(
        {
          uid,
          title,
          tags: ['catch'],
          timezone: 'browser',
          schemaVersion: 39,
          refresh: '30s',
          time: { from: 'now-6h', to: 'now' },
          templating: {
            list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
          },
          panels: place(panels),
        },
        null,
        2,
      )}\n`,
    ]),
  );
