/**
 * All our own metrics: the one list of their names. Dashboards and alerts in deploy/ are compared with it, and so is
 * docs/operations.md. Labels take few values, all of them ours: no ids, no addresses, no user text.
 */
export interface Definition {
  readonly type: 'counter' | 'histogram' | 'gauge';
  readonly help: string;
  readonly labels: readonly string[];
  readonly buckets?: readonly number[];
}

/** The bounds at which we promise something (1, 10 and 30 s) are among them. */
const BRIEF = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LONG = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 600];

export const METRICS = {
  catch_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests that were answered, by the pattern of their route',
    labels: ['method', 'route', 'status'],
    buckets: BRIEF,
  },
  catch_provider_call_duration_seconds: {
    type: 'histogram',
    help: 'Calls to others; the status is none when no usable answer came, and stopped when nobody waited for it any more',
    labels: ['vendor', 'status'],
    buckets: BRIEF,
  },
  catch_turn_duration_seconds: {
    type: 'histogram',
    help: 'Turns from being taken up to being settled, by the model that answered',
    labels: ['channel', 'model', 'outcome'],
    buckets: LONG,
  },
  catch_answer_duration_seconds: {
    type: 'histogram',
    help: 'From a message that was taken in to the answer that was sent',
    labels: ['channel'],
    buckets: LONG,
  },
  catch_reminder_delay_seconds: {
    type: 'histogram',
    help: 'From the time of a reminder to the message that was sent',
    labels: ['channel'],
    buckets: LONG,
  },
  catch_deliveries_total: {
    type: 'counter',
    help: 'Messages that were sent, went on to another channel, or could be delivered nowhere',
    labels: ['channel', 'kind', 'outcome'],
  },
  catch_jobs_total: {
    type: 'counter',
    help: 'Jobs of this process since it started',
    labels: ['task', 'outcome'],
  },
  catch_model_call_duration_seconds: {
    type: 'histogram',
    help: 'Single questions to a model, with their retries',
    labels: ['model', 'outcome'],
    buckets: LONG,
  },
  catch_model_tokens_total: {
    type: 'counter',
    help: 'Tokens: input, of which cached came from a cache and stored went into one, and output',
    labels: ['model', 'kind'],
  },
  catch_model_cost_total: {
    type: 'counter',
    help: 'What they cost, in the currency of MODEL_PRICES',
    labels: ['model'],
  },
  catch_queue_depth: { type: 'gauge', help: 'What waits and is due', labels: ['queue'] },
  catch_queue_oldest_age_seconds: {
    type: 'gauge',
    help: 'How long the oldest of it has been due',
    labels: ['queue'],
  },
  catch_queue_failing: { type: 'gauge', help: 'What failed and will be tried again', labels: ['queue'] },
  catch_queue_parked: {
    type: 'gauge',
    help: 'What was given up until somebody has looked at it',
    labels: ['queue'],
  },
  catch_task_depth: { type: 'gauge', help: 'Jobs that wait and are due, by their kind', labels: ['task'] },
  catch_task_oldest_age_seconds: {
    type: 'gauge',
    help: 'How long the oldest job of a kind has been due',
    labels: ['task'],
  },
  catch_turn_oldest_age_seconds: {
    type: 'gauge',
    help: 'How long ago the oldest turn that is not settled was begun',
    labels: [],
  },
  catch_push_channels: {
    type: 'gauge',
    help: 'People whose calendar changes are pushed to us, and those for whom that failed',
    labels: ['state'],
  },
  catch_whatsapp_trouble: {
    type: 'gauge',
    help: 'What Meta last said against our number or a template',
    labels: ['subject', 'state'],
  },
  catch_database_up: {
    type: 'gauge',
    help: 'Whether the database answered; without it queues, channels and WhatsApp have no figures',
    labels: [],
  },
  catch_database_connections: {
    type: 'gauge',
    help: 'Connections of this process to the database',
    labels: ['pool', 'state'],
  },
  catch_database_waiting: {
    type: 'gauge',
    help: 'Work of this process that waits for a connection',
    labels: ['pool'],
  },
  catch_build_info: { type: 'gauge', help: 'Always 1', labels: ['version', 'role'] },
} as const satisfies Record<string, Definition>;

type Metrics = typeof METRICS;
export type MetricName = keyof Metrics;
export type NameOf<T extends Definition['type']> = {
  [N in MetricName]: Metrics[N]['type'] extends T ? N : never;
}[MetricName];
export type LabelsOf<N extends MetricName> = Readonly<Record<Metrics[N]['labels'][number], string>>;
