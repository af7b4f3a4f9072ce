import { countersSoFar, series } from '../../platform/telemetry/counters.ts';
import type { Backlogs } from './backlog.ts';

const GAUGES = {
  catch_queue_depth: ['depth', 'What waits and is due'],
  catch_queue_oldest_age_seconds: ['oldest_age_seconds', 'How long the oldest of it has been due'],
  catch_queue_failing: ['failing', 'What failed and will be tried again'],
  catch_queue_parked: ['parked', 'What was given up until somebody has looked at it'],
} as const;

/** In Prometheus' text format: gauges about the whole deployment, counters about this process. */
export function renderMetrics(backlogs: Backlogs): string {
  const places = {
    jobs: backlogs.queue,
    inbox: backlogs.inbox,
    outbox: backlogs.outbox,
    reminders: backlogs.reminders,
    background: backlogs.background,
  };
  const gauges = Object.entries(GAUGES).flatMap(([name, [field, help]]) => [
    `# HELP ${name} ${help}.`,
    `# TYPE ${name} gauge`,
    ...Object.entries(places).map(([queue, state]) => `${series(name, { queue })} ${state[field]}`),
  ]);
  const counters = [
    '# HELP catch_jobs_total Jobs of this process since it started, by outcome.',
    '# TYPE catch_jobs_total counter',
    ...countersSoFar().map(([name, value]) => `${name} ${value}`),
  ];
  return `${[...gauges, ...counters].join('\n')}\n`;
}
