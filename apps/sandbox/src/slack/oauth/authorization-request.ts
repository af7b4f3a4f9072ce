import { credentials } from '../../credentials.ts';
import { findWorkspace, type Workspace } from '../workspaces.ts';

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly userScopes: readonly string[];
  readonly state: string | undefined;
  readonly workspace: Workspace;
  /** Slack has no login_hint: this is the sandbox's own. */
  readonly user: string | undefined;
  readonly silent: boolean;
}

const SCOPE = /^[a-z]+(:[a-z.]+)?(\.[a-z]+)?$/;
const list = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** Checks what Slack checks before it shows anybody the question; gives a sentence when something is wrong. */
export const parseAuthorizationRequest = (
  parameters: Record<string, string>,
  productUrl: string,
): AuthorizationRequest | string => {
  if (parameters.client_id !== credentials.slack.clientId) return 'Invalid client_id parameter';
  const redirectUri = parameters.redirect_uri;
  // Slack accepts every address below a registered one; the product's own is the only one here.
  if (redirectUri === undefined || !redirectUri.startsWith(`${productUrl}/`)) {
    return `redirect_uri did not match any configured URIs. Passed URI: ${redirectUri ?? 'none'}`;
  }
  const scopes = list(parameters.scope);
  const userScopes = list(parameters.user_scope);
  if (scopes.length === 0 && userScopes.length === 0) return 'Invalid scopes: none were requested';
  const wrong = [...scopes, ...userScopes].filter((scope) => !SCOPE.test(scope));
  if (wrong.length > 0) return `Invalid permissions requested: ${wrong.join(', ')}`;
  const workspace = findWorkspace(parameters.team);
  if (workspace === undefined) return `There is no workspace ${parameters.team}`;
  return {
    redirectUri,
    scopes,
    userScopes,
    state: parameters.state,
    workspace,
    user: parameters.user?.trim() || undefined,
    silent: parameters.prompt === 'none',
  };
};

export const returnUrl = (request: AuthorizationRequest, answer: Record<string, string>): string => {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  // Slack returns the state always, empty when there was none.
  url.searchParams.set('state', request.state ?? '');
  return url.href;
};
