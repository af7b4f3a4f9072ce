import type { Reading } from '../../platform/telemetry/metrics.ts';
import type { Backlogs, PushChannels, TaskState, Trouble } from './backlog.ts';

/** What pg.Pool tells of itself. */
interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Looked up in the database when somebody asks: the same from every process. */
interface Deployment {
  readonly backlogs: Backlogs;
  readonly tasks: readonly TaskState[];
  readonly oldestTurn: number;
  readonly channels: PushChannels;
  readonly troubles: readonly Trouble[];
}

/** What a process knows without asking anybody. */
export interface OwnState {
  readonly pools: Readonly<Record<string, PoolState>>;
  readonly build: { readonly version: string; readonly role: string };
}

/** Without a deployment the database did not answer. What a process knows by itself is reported all the same. */
export const readingsOf = (deployment: Deployment | undefined, own: OwnState): Reading[] => [
  { name: 'catch_database_up', labels: {}, value: deployment ? 1 : 0 },
  ...(deployment ? deploymentReadings(deployment) : []),
  ...ownReadings(own),
];

function deploymentReadings(deployment: Deployment): Reading[] {
  const { queue: jobs, ...others } = deployment.backlogs;
  const { live, failing } = deployment.channels;
  return [
    ...Object.entries({ jobs, ...others }).flatMap(([queue, state]): Reading[] => [
      { name: 'catch_queue_depth', labels: { queue }, value: state.depth },
      { name: 'catch_queue_oldest_age_seconds', labels: { queue }, value: state.oldest_age_seconds },
      { name: 'catch_queue_failing', labels: { queue }, value: state.failing },
      { name: 'catch_queue_parked', labels: { queue }, value: state.parked },
    ]),
    ...deployment.tasks.flatMap(({ task, depth, oldest_age_seconds }): Reading[] => [
      { name: 'catch_task_depth', labels: { task }, value: depth },
      { name: 'catch_task_oldest_age_seconds', labels: { task }, value: oldest_age_seconds },
    ]),
    { name: 'catch_turn_oldest_age_seconds', labels: {}, value: deployment.oldestTurn },
    { name: 'catch_push_channels', labels: { state: 'live' }, value: live },
    { name: 'catch_push_channels', labels: { state: 'failing' }, value: failing },
    ...deployment.troubles.map(
      ({ subject, state }): Reading => ({
        name: 'catch_whatsapp_trouble',
        labels: { subject, state },
        value: 1,
      }),
    ),
  ];
}

function ownReadings({ pools, build }: OwnState): Reading[] {
  return [
    ...Object.entries(pools).flatMap(([pool, state]): Reading[] => {
      const busy = state.totalCount - state.idleCount;
      return [
        { name: 'catch_database_connections', labels: { pool, state: 'busy' }, value: busy },
        { name: 'catch_database_connections', labels: { pool, state: 'idle' }, value: state.idleCount },
        { name: 'catch_database_waiting', labels: { pool }, value: state.waitingCount },
      ];
    }),
    { name: 'catch_build_info', labels: build, value: 1 },
  ];
}
