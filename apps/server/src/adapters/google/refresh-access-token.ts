import { z } from 'zod';
import { CalendarError } from '../../modules/calendar/index.ts';
import type { HttpClient, OutboundResponse } from '../../platform/http-client.ts';
import type { DiscoverGoogle } from './discovery.ts';

export interface GoogleClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type RefreshOutcome =
  | {
      readonly kind: 'renewed';
      readonly accessToken: string;
      readonly expiresInSeconds: number;
      readonly refreshToken: string | undefined;
    }
  /** For good: revoked, expired, or the account is gone. */
  | { readonly kind: 'refused' };

const Renewed = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number<unknown>().positive().nullish(),
  refresh_token: z.string().min(1).nullish(),
});
const Refused = z.object({ error: z.string().nullish() });

export const REFRESH_TIMEOUT_MS = 8000;

/**
 * Asks Google for a new access token. Only `invalid_grant` concerns the person; everything else (our own credentials,
 * an outage, nonsense) passes or needs an operator, and leaves the grant alone.
 */
export const refreshAccessToken =
  (credentials: GoogleClientCredentials, discover: DiscoverGoogle, http: HttpClient) =>
  async (refreshToken: string): Promise<RefreshOutcome> => {
    let response: OutboundResponse;
    try {
      const { token_endpoint } = await discover();
      response = await http({
        method: 'POST',
        url: token_endpoint,
        operation: 'google token refresh',
        timeoutMs: REFRESH_TIMEOUT_MS,
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: credentials.clientId,
          client_secret: credentials.clientSecret,
        }),
      });
    } catch (error) {
      throw new CalendarError('unavailable', 'the access token could not be renewed', { cause: error });
    }
    if (response.status === 200) {
      const answer = Renewed.safeParse(jsonOf(response));
      if (!answer.success) throw new CalendarError('unavailable', 'the token answer was incomplete');
      return {
        kind: 'renewed',
        accessToken: answer.data.access_token,
        expiresInSeconds: answer.data.expires_in ?? 3599,
        refreshToken: answer.data.refresh_token ?? undefined,
      };
    }
    const refused = Refused.safeParse(jsonOf(response));
    if (response.status < 500 && refused.success && refused.data.error === 'invalid_grant')
      return { kind: 'refused' };
    throw new CalendarError('unavailable', `the token endpoint answered ${response.status}`);
  };

function jsonOf(response: OutboundResponse): unknown {
  try {
    return response.json();
  } catch {
    // A proxy's HTML page; the status says what there is to say.
    return undefined;
  }
}
