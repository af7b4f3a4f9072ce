import { z } from 'zod';
import type { OutboundResponse } from '../../../platform/http-client.ts';
import { retryAfterMs } from '../../../platform/retry-after.ts';
import type { SlackSendResult } from '../slack.port.ts';

const posted = z.object({ ok: z.literal(true), ts: z.string(), channel: z.string() });
const refused = z.object({ ok: z.literal(false), error: z.string() });

/** The token no longer works, for anybody in that workspace. */
const DEAD = new Set(['token_revoked', 'account_inactive', 'invalid_auth', 'not_authed']);
const PASSING = new Set(['ratelimited', 'rate_limited', 'service_unavailable', 'team_added_to_org']);
/** Slack warns that part of the work may have been done. */
const UNSURE = new Set(['internal_error', 'fatal_error', 'request_timeout']);

/** Slack answers 200 to almost everything: the outcome is in the body. */
export function readPostAnswer(response: OutboundResponse): SlackSendResult {
  if (response.status === 429)
    return {
      kind: 'retry',
      reason: 'Slack asks for patience',
      afterMs: retryAfterMs(response.headers, Date.now()) || 1000,
    };
  const body = parsed(response);
  const success = posted.safeParse(body);
  if (success.success)
    return { kind: 'sent', providerId: success.data.ts, conversationId: success.data.channel };
  const failure = refused.safeParse(body);
  if (!failure.success)
    return { kind: 'unknown', reason: `Slack answered ${response.status} without a word` };
  const { error } = failure.data;
  if (error === 'token_expired') return { kind: 'expired' };
  if (DEAD.has(error)) return { kind: 'dead', reason: error };
  if (UNSURE.has(error)) return { kind: 'unknown', reason: `Slack: ${error}` };
  if (PASSING.has(error)) return { kind: 'retry', reason: `Slack: ${error}` };
  return { kind: 'undeliverable', reason: `Slack: ${error}` };
}

function parsed(response: OutboundResponse): unknown {
  try {
    return response.json();
  } catch {
    return undefined;
  }
}
