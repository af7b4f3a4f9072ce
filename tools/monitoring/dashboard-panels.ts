import { countOf, figure, max, quantile, rate, sum } from './promql.ts';
import { recorded, SLOS } from './slos.ts';

type Unit = 's' | 'percentunit' | 'reqps' | 'short' | 'bytes' | 'currencyUSD';

export interface Panel {
  readonly title: string;
  readonly unit: Unit;
  /** What is drawn, by what the legend says of it. */
  readonly shows: Readonly<Record<string, string>>;
  readonly isFigure?: boolean;
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const REQUESTS = 'catch_http_request_duration_seconds';
const TURNS = 'catch_turn_duration_seconds';
const CALLS = 'catch_provider_call_duration_seconds';
const MODELS = 'catch_model_call_duration_seconds';
const ANSWERS = 'catch_answer_duration_seconds';

const perHour = (series: string): string => `increase(${series}[1h])`;

export const DASHBOARDS: readonly Dashboard[] = [
  {
    uid: 'catch-people',
    title: 'Catch: what people notice',
    panels: [
      ...SLOS.map(
        ({ name, promise, objective }): Panel => ({
          title: `${promise} (${objective * 100} %)`,
          unit: 'percentunit',
          isFigure: true,
          shows: { [name]: `1 - ${recorded('6h')}{slo="${name}"}` },
        }),
      ),
      {
        title: 'From a message to its answer',
        unit: 's',
        shows: {
          '{{channel}} half': quantile(0.5, ANSWERS, ['channel']),
          '{{channel}} 95 %': quantile(0.95, ANSWERS, ['channel']),
        },
      },
      {
        title: 'From a reminder’s time to its message',
        unit: 's',
        shows: { '{{channel}} 95 %': quantile(0.95, 'catch_reminder_delay_seconds', ['channel']) },
      },
      {
        title: 'Turns by outcome',
        unit: 'reqps',
        shows: { '{{outcome}}': sum(rate(countOf(TURNS)), 'outcome') },
      },
      {
        title: 'Deliveries by channel and outcome',
        unit: 'reqps',
        shows: {
          '{{channel}} {{outcome}}': sum(rate(figure('catch_deliveries_total')), 'channel', 'outcome'),
        },
      },
      {
        title: 'How long the oldest has been due',
        unit: 's',
        shows: {
          '{{queue}}': max(figure('catch_queue_oldest_age_seconds'), 'queue'),
          turn: max(figure('catch_turn_oldest_age_seconds')),
        },
      },
      {
        title: 'What waits, fails, and was given up',
        unit: 'short',
        shows: {
          '{{queue}} waits': max(figure('catch_queue_depth'), 'queue'),
          '{{queue}} fails': max(figure('catch_queue_failing'), 'queue'),
          '{{queue}} given up': max(figure('catch_queue_parked'), 'queue'),
        },
      },
      {
        title: 'Jobs: the oldest of each kind',
        unit: 's',
        shows: { '{{task}}': max(figure('catch_task_oldest_age_seconds'), 'task') },
      },
      {
        title: 'Jobs that wait, by kind',
        unit: 'short',
        shows: { '{{task}}': max(figure('catch_task_depth'), 'task') },
      },
      {
        title: 'Push channels',
        unit: 'short',
        shows: { '{{state}}': max(figure('catch_push_channels'), 'state') },
      },
      {
        title: 'What Meta says against us',
        unit: 'short',
        shows: { '{{subject}}: {{state}}': max(figure('catch_whatsapp_trouble'), 'subject', 'state') },
      },
    ],
  },
  {
    uid: 'catch-inside',
    title: 'Catch: processes, providers and models',
    panels: [
      {
        title: 'Requests by route',
        unit: 'reqps',
        shows: { '{{method}} {{route}}': sum(rate(countOf(REQUESTS)), 'method', 'route') },
      },
      {
        title: 'Requests that failed',
        unit: 'reqps',
        shows: {
          '{{route}} {{status}}': sum(rate(countOf(REQUESTS, { status: '=~5..' })), 'route', 'status'),
        },
      },
      {
        title: 'Requests: 95 % by route',
        unit: 's',
        shows: { '{{route}}': quantile(0.95, REQUESTS, ['route']) },
      },
      {
        title: 'Calls to others by status',
        unit: 'reqps',
        shows: { '{{vendor}} {{status}}': sum(rate(countOf(CALLS)), 'vendor', 'status') },
      },
      {
        title: 'Calls to others: 95 %',
        unit: 's',
        shows: { '{{vendor}}': quantile(0.95, CALLS, ['vendor']) },
      },
      {
        title: 'Turns: 95 % by model',
        unit: 's',
        shows: { '{{model}}': quantile(0.95, TURNS, ['model']) },
      },
      {
        title: 'Questions to models by outcome',
        unit: 'reqps',
        shows: { '{{model}} {{outcome}}': sum(rate(countOf(MODELS)), 'model', 'outcome') },
      },
      {
        title: 'Questions to models: 95 %',
        unit: 's',
        shows: { '{{model}}': quantile(0.95, MODELS, ['model']) },
      },
      {
        title: 'Tokens an hour',
        unit: 'short',
        shows: { '{{model}} {{kind}}': sum(perHour(figure('catch_model_tokens_total')), 'model', 'kind') },
      },
      {
        title: 'Cost an hour, in the currency of MODEL_PRICES',
        unit: 'short',
        shows: { '{{model}}': sum(perHour(figure('catch_model_cost_total')), 'model') },
      },
      {
        title: 'Jobs by outcome',
        unit: 'reqps',
        shows: { '{{task}} {{outcome}}': sum(rate(figure('catch_jobs_total')), 'task', 'outcome') },
      },
      {
        title: 'Connections to the database',
        unit: 'short',
        shows: {
          '{{instance}} {{pool}} {{state}}': figure('catch_database_connections'),
          '{{instance}} {{pool}} waits for one': figure('catch_database_waiting'),
        },
      },
      {
        title: 'Whether the database answers',
        unit: 'short',
        shows: { '{{instance}}': figure('catch_database_up') },
      },
      {
        title: 'Event loop: 99 % of its delays',
        unit: 's',
        shows: {
          '{{instance}}': `nodejs_eventloop_lag_p99_seconds and on (instance) ${figure('catch_build_info')}`,
        },
      },
      {
        title: 'Memory',
        unit: 'bytes',
        shows: {
          '{{instance}}': `process_resident_memory_bytes and on (instance) ${figure('catch_build_info')}`,
        },
      },
      {
        title: 'Processes by version',
        unit: 'short',
        shows: { '{{version}} {{role}}': `count by (version, role) (${figure('catch_build_info')})` },
      },
    ],
  },
];
