import { expect, it } from 'vitest';
import { compressTime } from './compress-time.ts';

const fileOf = (rule: { expr: string; for?: string }) => ({
  groups: [{ name: 'g', interval: '30s', rules: [{ alert: 'A', labels: { severity: 'page' }, ...rule }] }],
});

it('shortens windows, patience and intervals, and leaves names and thresholds alone', () => {
  const { groups } = compressTime(
    fileOf({
      expr: 'recorded:rate1h{slo="x"} > 300 and rate(y_total{le=~"1|1[.]0"}[5m]) / rate(z_total[1h]) > 0.25',
      for: '1d',
    }),
    20,
  );
  expect(groups).toEqual([
    {
      name: 'g',
      interval: '1500ms',
      rules: [
        {
          alert: 'A',
          labels: { severity: 'page' },
          expr: 'recorded:rate1h{slo="x"} > 300 and rate(y_total{le=~"1|1[.]0"}[15000ms]) / rate(z_total[180000ms]) > 0.25',
          for: '4320000ms',
        },
      ],
    },
  ]);
});

it('refuses what it cannot read', () => {
  expect(() => compressTime(fileOf({ expr: 'rate(x_total[1h30m])' }), 20)).toThrow("'1h30m' is no duration");
  expect(() => compressTime(fileOf({ expr: 'up', for: '2w' }), 20)).toThrow("'2w' is no duration");
});
