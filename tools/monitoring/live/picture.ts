import { drawChart, drawStat, escaped, type Span } from './chart.ts';
import type { DrawnBoard } from './collect.ts';
import type { Story } from './story.ts';

const COLUMN = 50;
const ROW = 27;

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: ${COLUMN * 24}px; padding: 0; background: #eef0f3; font: 11px/1.3 sans-serif; color: #23272e }
  h1 { font-size: 15px; padding: 8px 10px 2px } p { padding: 0 10px 6px; color: #5b6472 }
  main { position: relative } section { position: absolute; padding: 3px }
  section > div { height: 100%; background: #fff; border: 1px solid #d9dde3; border-radius: 3px; overflow: hidden }
  h2 { font-size: 11px; padding: 4px 8px } svg { display: block } svg text { font-size: 10px; fill: #5b6472 }
  polyline { fill: none; stroke-width: 1.3 } .level { stroke: #e6e9ee } .fault { fill: #f6dede; opacity: .7 }
  .names { padding: 0 8px; height: 42px; overflow: hidden; color: #444b55; font-size: 10px } .names span { margin-right: 10px; white-space: nowrap }
  .names i { display: inline-block; width: 9px; height: 3px; margin-right: 3px; vertical-align: middle }
  .stat { font-size: 28px; text-align: center; padding-top: 12px; color: #1d6b3f }
`;

const page = (title: string, about: string, height: number, content: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${escaped(title)}</h1><p>${escaped(about)}</p><main style="height:${height}px">${content}</main>`;

/** A dashboard as its file describes it: panels in their places, with what Prometheus answered. */
export function boardPage({ title, panels }: DrawnBoard, { time, faults }: Story, about: string): string {
  const height = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h)) * ROW;
  const sections = panels.map((panel) => {
    const { x, y, w, h } = panel.gridPos;
    const size = { width: w * COLUMN - 8, height: h * ROW - 76 };
    const content = panel.type === 'stat' ? drawStat(panel) : drawChart(panel, time, faults, size);
    return `<section style="left:${x * COLUMN}px;top:${y * ROW}px;width:${w * COLUMN}px;height:${h * ROW}px"><div><h2>${escaped(panel.title)}</h2>${content}</div></section>`;
  });
  return page(title, about, height, sections.join(''));
}

/** Which alert fired when, beneath the faults. */
export function alertsPage({ time, faults, alerts }: Story, about: string): string {
  const [left, width, row] = [230, COLUMN * 24, 20];
  const x = (at: number): number => left + ((at - time.from) / (time.to - time.from)) * (width - left - 10);
  const bar = ({ from, to }: Span, y: number, colour: string) =>
    `<rect x="${x(from).toFixed(1)}" y="${y}" width="${Math.max(2, x(to) - x(from)).toFixed(1)}" height="12" rx="2" fill="${colour}"/>`;
  const top = faults.length * row + 14;
  const height = top + alerts.length * row + 10;
  const bands = faults.map(
    ({ from, to }) =>
      `<rect x="${x(from).toFixed(1)}" y="0" width="${(x(to) - x(from)).toFixed(1)}" height="${height}" class="fault"/>`,
  );
  const wrong = faults.map(
    (fault, index) =>
      `<text x="${left - 8}" y="${index * row + 12}" text-anchor="end">${escaped(fault.name)}</text>${bar(fault, index * row + 2, '#c98a8a')}`,
  );
  const rows = alerts.map(({ key, spans }, index) => {
    const y = top + index * row;
    const colour = key.endsWith(' page') ? '#c23b57' : '#d9822b';
    return `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escaped(key)}</text>${spans.map((span) => bar(span, y + 2, colour)).join('')}`;
  });
  return page(
    'Alerts and the faults they fired for',
    about,
    height,
    `<svg width="${width}" height="${height}" style="background:#fff">${[...bands, ...wrong, ...rows].join('')}</svg>`,
  );
}
