import { html } from '../platform/html.ts';
import { page } from '../platform/page.ts';
import type { FaultRule } from './fault-rule.ts';
import { faultRuleSchema } from './fault-rule.ts';
import type { FaultView } from './faults.ts';

/** Troubles that a person would like to see with one click. */
const READY_MADE: Record<string, { label: string; rule: unknown }> = {
  slow: {
    label: 'Google takes 3 seconds, ten times',
    rule: { vendor: 'google', latency_ms: 3000, times: 10 },
  },
  down: {
    label: 'Google Calendar is down, five times',
    rule: { vendor: 'google', path: '/google/calendar/v3/*', status: 503, times: 5 },
  },
  limited: {
    label: 'Google limits the rate, three times',
    rule: {
      vendor: 'google',
      path: '/google/calendar/v3/*',
      status: 403,
      reason: 'rateLimitExceeded',
      retry_after: 2,
      times: 3,
    },
  },
  lost: {
    label: 'The answer to the next new event is lost',
    rule: { vendor: 'google', method: 'POST', path: '*/events', lost_response: true, times: 1 },
  },
  doubled: { label: 'Every webhook arrives twice', rule: { direction: 'outgoing', duplicate: 1 } },
};

export const readyMade = (name: string): FaultRule | undefined => {
  const found = READY_MADE[name];
  return found && faultRuleSchema.parse(found.rule);
};

const shown = (rule: FaultRule): string => {
  const silent: Record<string, unknown> = faultRuleSchema.parse({});
  const changed = Object.entries(rule).filter(
    ([name, value]) => value !== undefined && value !== silent[name],
  );
  return changed.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
};

export const faultPage = (faults: readonly FaultView[]): string =>
  page(
    'Faults',
    html`<h1>Faults</h1><p class="quiet">Order trouble and watch how the product takes it. Any other rule: <code>POST /_control/faults</code>.</p>
<form method="post" action="/faults" class="row">${Object.entries(READY_MADE).map(([name, { label }]) => html`<button name="order" value="${name}">${label}</button>`)}
<button class="primary" name="order" value="clear">Clear all</button></form>
<h2>Armed</h2>${
      faults.length === 0
        ? html`<p>None. Everything works as it should.</p>`
        : html`<div class="scroll"><table><thead><tr><th>Rule</th><th>Matched</th><th>Struck</th></tr></thead><tbody>
${faults.map(({ rule, matched, fired }) => html`<tr><td>${shown(rule)}</td><td>${matched}</td><td>${fired}</td></tr>`)}</tbody></table></div>`
    }`,
  );
