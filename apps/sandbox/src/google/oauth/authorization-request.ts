import { credentials } from '../../credentials.ts';
import { parseScopes } from './scopes.ts';

export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly prompt: ReadonlySet<string>;
  readonly offline: boolean;
  readonly loginHint: string | undefined;
  readonly includeGrantedScopes: boolean;
  readonly codeChallenge: string | undefined;
  readonly challengeMethod: 'S256' | 'plain' | undefined;
}

export interface AuthorizationProblem {
  readonly status: number;
  readonly error: string;
  readonly sentence: string;
}

/** The one address that the client 'catch' has registered: redirects go to the product and nowhere else. */
const registeredRedirect = (productUrl: string): string => `${productUrl}/api/v1/auth/google/callback`;

const PROMPTS = new Set(['none', 'consent', 'select_account']);

const problem = (status: number, error: string, sentence: string): AuthorizationProblem => ({
  status,
  error,
  sentence,
});

/** Checks what Google checks before it shows anybody a page; these problems never redirect. */
export const parseAuthorizationRequest = (
  parameters: Record<string, string>,
  productUrl: string,
): AuthorizationRequest | AuthorizationProblem => {
  const { client_id: clientId, redirect_uri: redirectUri, response_type: responseType } = parameters;
  if (clientId === undefined) return problem(400, 'invalid_request', 'Missing required parameter: client_id');
  if (clientId !== credentials.google.clientId) {
    return problem(401, 'invalid_client', 'The OAuth client was not found.');
  }
  if (redirectUri === undefined)
    return problem(400, 'invalid_request', 'Missing required parameter: redirect_uri');
  if (redirectUri !== registeredRedirect(productUrl)) {
    const registered = registeredRedirect(productUrl);
    return problem(400, 'redirect_uri_mismatch', `${redirectUri} is not ${registered}, letter for letter.`);
  }
  if (responseType === undefined)
    return problem(400, 'invalid_request', 'Missing required parameter: response_type');
  if (responseType !== 'code')
    return problem(400, 'unsupported_response_type', `Unsupported: ${responseType}`);
  if (!parameters.scope?.trim()) return problem(400, 'invalid_request', 'Missing required parameter: scope');
  const scopes = parseScopes(parameters.scope);
  if (scopes === undefined)
    return problem(400, 'invalid_scope', `Some requested scopes were invalid: ${parameters.scope}`);
  const prompt = new Set((parameters.prompt ?? '').split(/\s+/).filter(Boolean));
  if ([...prompt].some((word) => !PROMPTS.has(word)) || (prompt.has('none') && prompt.size > 1)) {
    return problem(400, 'invalid_request', `Invalid parameter value for prompt: ${parameters.prompt}`);
  }
  const challengeMethod =
    parameters.code_challenge_method ?? (parameters.code_challenge ? 'plain' : undefined);
  if (challengeMethod !== undefined && challengeMethod !== 'S256' && challengeMethod !== 'plain') {
    return problem(400, 'invalid_request', 'Invalid code_challenge_method');
  }
  return {
    clientId,
    redirectUri,
    scopes,
    state: parameters.state,
    nonce: parameters.nonce,
    prompt,
    offline: parameters.access_type === 'offline',
    loginHint: parameters.login_hint?.trim() || undefined,
    includeGrantedScopes: parameters.include_granted_scopes === 'true',
    codeChallenge: parameters.code_challenge,
    challengeMethod,
  };
};

/** The redirect that ends an authorization, with the client's own query kept. */
export const returnUrl = (request: AuthorizationRequest, answer: Record<string, string>): string => {
  const url = new URL(request.redirectUri);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
};
