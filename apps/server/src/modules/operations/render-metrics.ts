import { countersSoFar, series } from '../../platform/telemetry/counters.ts';
import type { Backlogs } from './backlog.ts';

const GAUGES = {
  catch_queue_depth: ['depth', 'What waits and is due'],
  catch_queue_oldest_age_seconds: ['oldest_age_seconds', 'How long the oldest of it has been due'],
  catch_queue_failing: ['failing', 'What failed and will be tried again'],
  catch_queue_parked: ['parked', 'What was given up until somebody has looked at it'],
} as const;

/** Of those whose calendars are looked after. Who is not watched is looked at from time to time instead. */
export interface PushChannels {
  readonly live: number;
  /** Google refused or lost the last one that was asked for. */
  readonly failing: number;
}

export interface Trouble {
  readonly subject: string;
  readonly state: string;
}

/** In Prometheus' text format: gauges about the whole deployment, counters about this process. */
export function renderMetrics(
  backlogs: Backlogs,
  channels: PushChannels,
  troubles: readonly Trouble[],
): string {
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
  const push = [
    '# HELP catch_push_channels People whose calendar changes are pushed to us, and those for whom that failed.',
    '# TYPE catch_push_channels gauge',
    ...Object.entries(channels).map(
      ([state, people]) => `${series('catch_push_channels', { state })} ${people}`,
    ),
  ];
  const whatsapp = [
    '# HELP catch_whatsapp_trouble What Meta last said against our number or a template.',
    '# TYPE catch_whatsapp_trouble gauge',
    ...troubles.map((trouble) => `${series('catch_whatsapp_trouble', { ...trouble })} 1`),
  ];
  const counters = [
    '# HELP catch_jobs_total Jobs of this process since it started, by outcome.',
    '# TYPE catch_jobs_total counter',
    ...countersSoFar().map(([name, value]) => `${name} ${value}`),
  ];
  return `${[...gauges, ...push, ...whatsapp, ...counters].join('\n')}\n`;
}
