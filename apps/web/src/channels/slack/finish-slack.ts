import { call } from '../../lib/api.ts';
import { detailOr } from '../../lib/api-error.ts';
import { say } from '../../words/frame.ts';
import { slackTiming } from './timing.ts';

export type SlackOutcome =
  | { readonly succeeded: true }
  | { readonly succeeded: false; readonly error: string; readonly closeAfter: number };

const refused = (error: string): SlackOutcome => ({
  succeeded: false,
  error,
  closeAfter: slackTiming.closeAfterRefusal,
});

/** What Slack said in the address, before anything is sent to the server; null means there is a code to exchange. */
export function refusalOf(parameters: URLSearchParams): SlackOutcome | null {
  const error = parameters.get('error');
  if (error === 'access_denied') return refused(say('slack.cancelled'));
  if (error) return refused(say('slack.failed', { error }));
  if (!parameters.get('code') || !parameters.get('state')) return refused(say('slack.missing'));
  return null;
}

export async function exchangeCode(code: string, state: string): Promise<SlackOutcome> {
  try {
    await call('slackCallback', { body: { code, state } });
    return { succeeded: true };
  } catch (error) {
    return {
      succeeded: false,
      error: detailOr(error, say('slack.incomplete')),
      closeAfter: slackTiming.closeAfterFailedExchange,
    };
  }
}
