import { describe, expect, it } from 'vitest';
import { drawChart, drawStat, pieces, roundUp, written } from './chart.ts';
import { collect } from './collect.ts';

const panel = (lines: { name: string; values: [number, number][] }[], unit = 'short') => ({
  title: 'A panel',
  type: 'timeseries',
  gridPos: { x: 0, y: 0, w: 12, h: 8 },
  fieldConfig: { defaults: { unit } },
  lines,
});
const size = { width: 168, height: 124 };

describe('a chart', () => {
  it('puts values where they belong', () => {
    // 100 wide and 100 high inside: from 58 to 158, from 106 up to 6; the axis ends at 10.
    const drawn = drawChart(
      panel([
        {
          name: 'a',
          values: [
            [0, 0],
            [5, 5],
            [10, 10],
          ],
        },
      ]),
      { from: 0, to: 10 },
      [],
      size,
    );
    expect(drawn).toContain('points="58.0,106.0 108.0,56.0 158.0,6.0"');
    expect(drawn).toContain('>10</text>');
  });

  it('marks the time of a fault, and says so when there is nothing', () => {
    const drawn = drawChart(panel([]), { from: 0, to: 100 }, [{ from: 50, to: 75 }], size);
    expect(drawn).toContain('<rect x="108.0" y="6" width="25.0"');
    expect(drawn).toContain('no data');
  });

  it('does not draw over what was not known', () => {
    const values: [number, number][] = [
      [0, 1],
      [2, 1],
      [4, Number.NaN],
      [20, 3],
      [22, 3],
    ];
    expect(pieces({ name: 'a', values }, 6)).toEqual([
      [
        [0, 1],
        [2, 1],
      ],
      [
        [20, 3],
        [22, 3],
      ],
    ]);
  });

  it('lets nobody write markup into it', () => {
    const drawn = drawChart(panel([{ name: '<b>', values: [[0, 1]] }]), { from: 0, to: 1 }, [], size);
    expect(drawn).not.toContain('<b>');
  });
});

it('a figure is the last one known', () => {
  expect(
    drawStat(
      panel(
        [
          {
            name: 'a',
            values: [
              [0, 0.5],
              [1, 0.9985],
              [2, Number.NaN],
            ],
          },
        ],
        'percentunit',
      ),
    ),
  ).toContain('99.9 %');
  expect(drawStat(panel([]))).toContain('no data');
});

it.each([
  [0.9985, 'percentunit', '99.9 %'],
  [0.25, 's', '250 ms'],
  [90, 's', '90 s'],
  [12.345, 'reqps', '12.3/s'],
  [314_572_800, 'bytes', '300 MiB'],
  [12_345, 'short', '12.3k'],
])('%d in %s is written %s', (value, unit, text) => {
  expect(written(value, unit)).toBe(text);
});

it.each([
  [0, 1],
  [0.03, 0.05],
  [1, 1],
  [7, 10],
  [120, 200],
])('an axis for %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBeCloseTo(end, 10);
});

it('expressions are asked with the window that Grafana would choose, and lines named by their labels', async () => {
  const asked: string[] = [];
  const board = {
    uid: 'x',
    title: 'X',
    panels: [
      { ...panel([]), targets: [{ expr: 'rate(a[$__rate_interval])', legendFormat: '{{b}} of {{c}}' }] },
    ],
  };
  const { panels } = await collect(board, '15s', async (expr) => {
    asked.push(expr);
    return [{ metric: { b: 'one', c: 'two' }, values: [[1, 2]] }];
  });
  expect(asked).toEqual(['rate(a[15s])']);
  expect(panels[0]?.lines).toEqual([{ name: 'one of two', values: [[1, 2]] }]);
});
