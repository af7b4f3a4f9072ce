import { call } from '../../lib/api.ts';
import { detailOr } from '../../lib/api-error.ts';
import { timing } from '../../lib/timing.ts';

export type SlackOutcome =
  | { readonly succeeded: true }
  | { readonly succeeded: false; readonly error: string; readonly closeAfter: number };

const refused = (error: string): SlackOutcome => ({
  succeeded: false,
  error,
  closeAfter: timing.slackCloseAfterRefusal,
});

/** What Slack said in the address, before anything is sent to the server; null means there is a code to exchange. */
export function refusalOf(parameters: URLSearchParams): SlackOutcome | null {
  const error = parameters.get('error');
  if (error === 'access_denied') return refused('Authorization was cancelled');
  if (error) return refused(`Authorization failed: ${error}`);
  if (!parameters.get('code') || !parameters.get('state'))
    return refused('Missing required OAuth parameters');
  return null;
}

export async function exchangeCode(code: string, state: string): Promise<SlackOutcome> {
  try {
    await call('slackCallback', { body: { code, state } });
    return { succeeded: true };
  } catch (error) {
    return {
      succeeded: false,
      error: detailOr(error, 'Failed to complete Slack authorization'),
      closeAfter: timing.slackCloseAfterFailedExchange,
    };
  }
}
