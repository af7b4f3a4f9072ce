import { expect, it } from 'vitest';
import { count, observe, type Reading, renderMetrics } from './metrics.ts';

const OPEN = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5';
const depth = (value: number): Reading => ({ name: 'catch_queue_depth', labels: { queue: 'test' }, value });

it('says counters by the same name in both formats, however often each is asked for', async () => {
  count('catch_jobs_total', { task: 'test', outcome: 'done' }, 3);
  for (const accept of [OPEN, undefined, OPEN, undefined]) {
    const [type, text] = await renderMetrics([depth(2)], accept);
    expect(text).toContain('\ncatch_jobs_total{task="test",outcome="done"} 3\n');
    expect(text).toContain('\ncatch_queue_depth{queue="test"} 2\n');
    const isOpen = accept === OPEN;
    expect(type).toMatch(isOpen ? /^application\/openmetrics-text/ : /^text\/plain; version=0\.0\.4/);
    // OpenMetrics names a family without its ending, and has an end.
    expect(text).toContain(`# TYPE catch_jobs${isOpen ? '' : '_total'} counter\n`);
    expect(text.match(/# EOF\n/g) ?? []).toHaveLength(isOpen ? 1 : 0);
    expect(text.endsWith('# EOF\n')).toBe(isOpen);
  }
});

it('forgets what a gauge no longer says', async () => {
  await renderMetrics([depth(2)]);
  const [, text] = await renderMetrics([]);
  expect(text).not.toContain('queue="test"');
});

it('never lets anything end before it began', async () => {
  observe('catch_answer_duration_seconds', { channel: 'test' }, -5);
  const [, text] = await renderMetrics([]);
  expect(text).toContain('catch_answer_duration_seconds_sum{channel="test"} 0\n');
});

it('tells how the process itself is', async () => {
  const [, text] = await renderMetrics([]);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
});
