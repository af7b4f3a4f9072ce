import { z } from 'zod';
import type { HttpClient } from '../../platform/http-client.ts';

const Endpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  revocation_endpoint: z.url().optional(),
});
export type GoogleEndpoints = z.output<typeof Endpoints>;
export type DiscoverGoogle = () => Promise<GoogleEndpoints>;

const FRESH_MS = 3_600_000;

/**
 * Google's endpoints by discovery, so that an issuer is all that differs between deployments. Cached for an hour; a
 * failed refresh continues with what is known, and concurrent callers share one request.
 */
export function discoverGoogle(issuer: string, http: HttpClient): DiscoverGoogle {
  let known: { endpoints: GoogleEndpoints; at: number } | undefined;
  let running: Promise<GoogleEndpoints> | undefined;

  const load = async (): Promise<GoogleEndpoints> => {
    const response = await http({
      method: 'GET',
      url: `${issuer}/.well-known/openid-configuration`,
      operation: 'google discovery',
      timeoutMs: 10_000,
    });
    if (response.status !== 200) throw new Error(`discovery answered ${response.status}`);
    const endpoints = Endpoints.parse(response.json());
    if (endpoints.issuer.replace(/\/$/, '') !== issuer) throw new Error('discovery describes another issuer');
    known = { endpoints, at: Date.now() };
    return endpoints;
  };

  return async () => {
    if (known && Date.now() - known.at < FRESH_MS) return known.endpoints;
    running ??= load().finally(() => {
      running = undefined;
    });
    try {
      return await running;
    } catch (error) {
      if (known) return known.endpoints;
      throw error;
    }
  };
}
