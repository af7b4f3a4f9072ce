import { countOf, figure, rate, sum, within } from './promql.ts';

/** What we promise, and how often it may fail. */
export interface Slo {
  readonly name: string;
  readonly promise: string;
  /** Of all, so many keep it. */
  readonly objective: number;
  /** Section of docs/operations.md that says what to do. */
  readonly runbook: string;
  readonly good: (window: string) => string;
  readonly all: (window: string) => string;
}

const WEBHOOKS = { route: '=~/webhooks/.+' };
const REQUESTS = 'catch_http_request_duration_seconds';
const ANSWERS = 'catch_answer_duration_seconds';
const REMINDERS = 'catch_reminder_delay_seconds';

export const SLOS: readonly Slo[] = [
  {
    name: 'acknowledged',
    promise: 'Webhooks are acknowledged within 1 s',
    objective: 0.999,
    runbook: '10.1',
    good: (window) => sum(rate(within(REQUESTS, 1, { ...WEBHOOKS, status: '=~2..' }), window)),
    // What is refused (a forged signature) was not ours to acknowledge.
    all: (window) => sum(rate(countOf(REQUESTS, { ...WEBHOOKS, status: '!~4..' }), window)),
  },
  {
    name: 'answered',
    promise: 'Messages are answered within 10 s',
    objective: 0.99,
    runbook: '10.2',
    good: (window) => sum(rate(within(ANSWERS, 10), window)),
    all: (window) => sum(rate(countOf(ANSWERS), window)),
  },
  {
    name: 'reminded',
    promise: 'Reminders are told within 30 s of their time',
    objective: 0.995,
    runbook: '10.2',
    good: (window) => sum(rate(within(REMINDERS, 30), window)),
    all: (window) => sum(rate(countOf(REMINDERS), window)),
  },
  {
    name: 'delivered',
    promise: 'No message is lost on its way to a person',
    objective: 0.999,
    runbook: '10.4',
    good: (window) => sum(rate(figure('catch_deliveries_total', { outcome: 'sent' }), window)),
    // What went on to another channel is counted there.
    all: (window) => sum(rate(figure('catch_deliveries_total', { outcome: '=~sent|failed' }), window)),
  },
];

/**
 * A month's allowance is gone in two days at 14.4 times the allowed rate, in five at 6 times. The long window says that
 * it matters, the short one that it is still so (Google's SRE workbook, chapter 5).
 */
export const BURNS = [
  { severity: 'page', factor: 14.4, long: '1h', short: '5m' },
  { severity: 'ticket', factor: 6, long: '6h', short: '30m' },
] as const;

export const recorded = (window: string): string => `catch:slo_errors:ratio_rate${window}`;
