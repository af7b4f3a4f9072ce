import type { FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import type { SandboxContext } from '../platform/context.ts';
import { bearerToken } from './bearer.ts';
import { GoogleError } from './google-error.ts';
import { createGrants } from './oauth/grants.repository.ts';

export interface Caller {
  readonly account: Account;
  readonly scopes: readonly string[];
}

/** Who calls, from the bearer token; 401 in Google's words otherwise. */
export const authenticate = async (request: FastifyRequest, context: SandboxContext): Promise<Caller> => {
  const token = bearerToken(request);
  if (token === undefined) {
    throw new GoogleError(401, 'required', 'Login Required.', {
      outer:
        'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
      locationType: 'header',
      location: 'Authorization',
    });
  }
  const grant = await createGrants(context.database).findAccessToken(token, context.now());
  const account = grant && (await context.accounts.find(grant.email));
  if (grant === undefined || account === undefined) {
    throw new GoogleError(401, 'authError', 'Invalid Credentials', {
      outer:
        'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
      locationType: 'header',
      location: 'Authorization',
    });
  }
  return { account, scopes: grant.scopes };
};

/** One of these scopes must have been granted. */
export const requireScope = (caller: Caller, accepted: readonly string[]): void => {
  if (accepted.some((scope) => caller.scopes.includes(scope))) return;
  throw new GoogleError(403, 'insufficientPermissions', 'Insufficient Permission', {
    outer: 'Request had insufficient authentication scopes.',
  });
};

/** For faults aimed at one person: whose token a request carries, valid or not. */
export const identifyCaller = async (
  request: FastifyRequest,
  context: SandboxContext,
): Promise<string | undefined> => {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  return (await createGrants(context.database).findAccessToken(token, context.now()))?.email;
};
