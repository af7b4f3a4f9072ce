import type { DrawnPanel, Line } from './collect.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const COLOURS = '#2f6fde #d9822b #2a9d5c #c23b57 #7b52c7 #1b98a6 #a0792c #5b6472 #e06fa8 #6aa12e'.split(' ');
const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? '#000';

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const plain = (value: number): string => {
  if (value === 0) return '0';
  if (value >= 1000) return `${Number((value / 1000).toPrecision(3))}k`;
  return String(Number(value.toPrecision(3)));
};

/** As Grafana writes a value of that unit. */
export function written(value: number, unit: string, decimals?: number): string {
  if (!Number.isFinite(value)) return 'no data';
  if (unit === 'percentunit') return `${(value * 100).toFixed(decimals ?? 1)} %`;
  if (unit === 'bytes') return `${Math.round(value / 1024 ** 2)} MiB`;
  if (unit === 'reqps') return `${plain(value)}/s`;
  if (unit === 's') return value > 0 && value < 1 ? `${plain(value * 1000)} ms` : `${plain(value)} s`;
  return plain(value);
}

/** The next round number above: 1, 2 or 5 with as many noughts as it takes. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value * 0.999) ?? 10) * power;
}

/** A line is broken where nothing was known: it must not look as if something had been. */
export function pieces({ values }: Line, gap: number): [number, number][][] {
  const found: [number, number][][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const [at, value] of values) {
    if (!Number.isFinite(value)) continue;
    if (at - before > gap) found.push([]);
    found.at(-1)?.push([at, value]);
    before = at;
  }
  return found;
}

const last = ({ values }: Line): number =>
  values.findLast(([, value]) => Number.isFinite(value))?.[1] ?? Number.NaN;
const highest = ({ values }: Line): number =>
  values.reduce((most, [, value]) => (Number.isFinite(value) && value > most ? value : most), 0);

/** Those that rose highest: more lines than that nobody can tell apart. */
const SHOWN = 10;
const PAD = { left: 58, right: 10, top: 6, bottom: 18 };

export function drawStat({ lines, fieldConfig: { defaults } }: DrawnPanel): string {
  const [line] = lines;
  return `<div class="stat">${line ? written(last(line), defaults.unit, defaults.decimals) : 'no data'}</div>`;
}

export function drawChart(
  { lines, fieldConfig: { defaults } }: DrawnPanel,
  time: Span,
  faults: readonly Span[],
  { width, height }: { width: number; height: number },
): string {
  const shown = lines.toSorted((one, other) => highest(other) - highest(one)).slice(0, SHOWN);
  const top = roundUp(Math.max(0, ...shown.map(highest)));
  const x = (at: number): number =>
    PAD.left + ((at - time.from) / (time.to - time.from)) * (width - PAD.left - PAD.right);
  const y = (value: number): number => PAD.top + (1 - value / top) * (height - PAD.top - PAD.bottom);
  const bands = faults.map(
    ({ from, to }) =>
      `<rect x="${x(from).toFixed(1)}" y="${PAD.top}" width="${(x(to) - x(from)).toFixed(1)}" height="${height - PAD.top - PAD.bottom}" class="fault"/>`,
  );
  const levels = [0, 0.5, 1].map((part) => {
    const at = y(top * part).toFixed(1);
    return `<line x1="${PAD.left}" x2="${width - PAD.right}" y1="${at}" y2="${at}" class="level"/><text x="${PAD.left - 6}" y="${Number(at) + 4}" text-anchor="end">${written(top * part, defaults.unit)}</text>`;
  });
  const minutes = Array.from({ length: Math.floor((time.to - time.from) / 60) + 1 }, (_, minute) => minute)
    .filter((minute) => minute % 2 === 0)
    .map(
      (minute) =>
        `<text x="${x(time.from + minute * 60).toFixed(1)}" y="${height - 4}" text-anchor="middle">${minute} min</text>`,
    );
  const drawn = shown.flatMap((line, index) =>
    pieces(line, 6).map((piece) =>
      piece.length === 1
        ? `<circle cx="${x(piece[0]?.[0] ?? 0).toFixed(1)}" cy="${y(piece[0]?.[1] ?? 0).toFixed(1)}" r="1.5" fill="${colourOf(index)}"/>`
        : `<polyline points="${piece.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}" stroke="${colourOf(index)}"/>`,
    ),
  );
  const names = shown.map(
    ({ name }, index) => `<span><i style="background:${colourOf(index)}"></i>${escaped(name)}</span>`,
  );
  const more = lines.length > shown.length ? `<span>and ${lines.length - shown.length} more</span>` : '';
  const none =
    lines.length === 0 ? `<text x="${width / 2}" y="${height / 2}" text-anchor="middle">no data</text>` : '';
  return `<svg width="${width}" height="${height}">${[...bands, ...levels, ...minutes, ...drawn, none].join('')}</svg><div class="names">${names.join('')}${more}</div>`;
}
