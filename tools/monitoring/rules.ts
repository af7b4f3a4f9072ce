import { stringify } from 'yaml';
import { countOf, figure, max, rate, sum } from './promql.ts';
import { BURNS, recorded, SLOS } from './slos.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
  readonly runbook: string;
}

const share = (part: string, whole: string): string => `${part} / ${whole}`;
const CALLS = 'catch_provider_call_duration_seconds';
const REQUESTS = 'catch_http_request_duration_seconds';
const MODELS = 'catch_model_call_duration_seconds';

const ALERTS: readonly Alert[] = [
  {
    alert: 'CatchIsGone',
    expr: `absent(${figure('catch_build_info')})`,
    for: '2m',
    severity: 'page',
    summary: 'No process tells figures',
    runbook: '10.1',
  },
  {
    alert: 'CatchDatabaseAway',
    expr: `${figure('catch_database_up')} == 0`,
    for: '1m',
    severity: 'page',
    summary: 'The database does not answer {{ $labels.instance }}',
    runbook: '10.1',
  },
  {
    alert: 'CatchNoWorker',
    expr: `absent(${figure('catch_build_info', { role: '=~worker|all' })})`,
    for: '2m',
    severity: 'page',
    summary: 'Nobody does the jobs',
    runbook: '10.2',
  },
  {
    alert: 'CatchRequestsFail',
    expr: `${share(
      sum(rate(countOf(REQUESTS, { status: '=~5..' }), '5m')),
      sum(rate(countOf(REQUESTS), '5m')),
    )} > 0.01`,
    for: '5m',
    severity: 'page',
    summary: 'More than 1 % of requests are answered with 5xx',
    runbook: '10.1',
  },
  {
    alert: 'CatchQueueGrowsOld',
    expr: `${max(figure('catch_queue_oldest_age_seconds'), 'queue')} > 30`,
    for: '5m',
    severity: 'page',
    summary: 'What waits in {{ $labels.queue }} has been due for {{ $value | humanizeDuration }}',
    runbook: '10.2',
  },
  {
    alert: 'CatchTurnStandsStill',
    expr: `${max(figure('catch_turn_oldest_age_seconds'))} > 300`,
    severity: 'page',
    summary:
      'A message was taken up and is not answered: a turn ends within 90 s, or another process goes on with it',
    runbook: '10.2',
  },
  {
    alert: 'CatchGivenUp',
    expr: `${max(figure('catch_queue_parked'), 'queue')} > 0`,
    severity: 'ticket',
    summary: '{{ $value }} in {{ $labels.queue }} were given up and wait for somebody to look',
    runbook: '10.2',
  },
  {
    alert: 'CatchTurnsFail',
    expr: `${share(
      sum(rate(countOf('catch_turn_duration_seconds', { outcome: 'failed' }), '15m')),
      sum(rate(countOf('catch_turn_duration_seconds'), '15m')),
    )} > 0.02`,
    for: '10m',
    severity: 'page',
    summary: 'More than 2 % of turns end with an apology',
    runbook: '10.6',
  },
  {
    alert: 'CatchProviderFails',
    expr: `${share(
      sum(rate(countOf(CALLS, { status: '=~5..|429|none' }), '10m'), 'vendor'),
      sum(rate(countOf(CALLS), '10m'), 'vendor'),
    )} > 0.2`,
    for: '10m',
    severity: 'ticket',
    summary: 'A fifth of the calls to {{ $labels.vendor }} fail',
    runbook: '10.2',
  },
  {
    alert: 'CatchModelFails',
    expr: `${share(
      sum(rate(countOf(MODELS, { outcome: 'failed' }), '10m'), 'model'),
      sum(rate(countOf(MODELS), '10m'), 'model'),
    )} > 0.2`,
    for: '10m',
    severity: 'ticket',
    summary: 'A fifth of the questions to {{ $labels.model }} fail',
    runbook: '10.6',
  },
  {
    alert: 'CatchPushChannelsFail',
    expr: `${max(figure('catch_push_channels', { state: 'failing' }))} / (${max(
      figure('catch_push_channels', { state: 'live' }),
    )} + ${max(figure('catch_push_channels', { state: 'failing' }))}) > 0.05`,
    for: '1d',
    severity: 'ticket',
    summary: 'Google refuses to push calendar changes',
    runbook: '10.11',
  },
  {
    alert: 'CatchWhatsappTrouble',
    expr: `${max(figure('catch_whatsapp_trouble'), 'subject', 'state')} > 0`,
    severity: 'ticket',
    summary: 'Meta says of {{ $labels.subject }}: {{ $labels.state }}',
    runbook: '10.4',
  },
  {
    alert: 'CatchWaitsForConnections',
    expr: `${figure('catch_database_waiting')} > 0`,
    for: '5m',
    severity: 'ticket',
    summary: 'Work of {{ $labels.instance }} waits for a connection to the database',
    runbook: '10.1',
  },
  {
    alert: 'CatchEventLoopLags',
    expr: `nodejs_eventloop_lag_p99_seconds > 0.25 and on (instance) ${figure('catch_build_info')}`,
    for: '10m',
    severity: 'ticket',
    summary: '{{ $labels.instance }} has more to do than one processor can',
    runbook: '10.2',
  },
];

/** Where none was good there is no such figure yet: that is none, and not nothing to tell. */
const errorRatio = (window: string, { good, all }: (typeof SLOS)[number]): string =>
  `1 - (${good(window)} or vector(0)) / ${all(window)}`;

const burnAlerts = SLOS.flatMap(({ name, promise, objective, runbook }) =>
  BURNS.map(({ severity, factor, long, short }): Alert => {
    const burns = (window: string) =>
      `${recorded(window)}{slo="${name}"} > ${factor} * ${Number((1 - objective).toFixed(6))}`;
    return {
      alert: `CatchPromise${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      expr: `${burns(long)} and ${burns(short)}`,
      severity,
      summary: `${promise}: {{ $value | humanizePercentage }} fail, ${objective * 100} % are promised`,
      runbook,
    };
  }),
);

const toRule = ({ severity, summary, runbook, ...rule }: Alert) => ({
  ...rule,
  labels: { severity },
  annotations: { summary, runbook: `docs/operations.md, ${runbook}` },
});

/** Prometheus' own file of rules. */
export const rules = (): string =>
  `# Made by 'npm run monitoring' from tools/monitoring: change it there.\n${stringify(
    {
      groups: [
        {
          name: 'catch-promises',
          interval: '30s',
          rules: [...new Set(BURNS.flatMap(({ long, short }) => [short, long]))].flatMap((window) =>
            SLOS.map((slo) => ({
              record: recorded(window),
              expr: errorRatio(window, slo),
              labels: { slo: slo.name },
            })),
          ),
        },
        { name: 'catch-burns', rules: burnAlerts.map(toRule) },
        { name: 'catch-alerts', rules: ALERTS.map(toRule) },
      ],
    },
    { lineWidth: 0 },
  )}`;
