import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { randomToken, type SecretBox, sha256 } from '../../platform/secrets.ts';
import type { Grants } from './grants.port.ts';
import { storeAttempt } from './identity.repository.ts';
import type { IdentityProvider } from './identity-provider.port.ts';

export const ATTEMPT_MINUTES = 10;

export interface SignInDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly provider: IdentityProvider;
  readonly grants: Grants;
  readonly redirectUri: string;
}

export interface SignInStart {
  readonly browser: string;
  /** Set when this is the second round, which shows the consent page because no refresh token came. */
  readonly askedConsent?: boolean;
  /** The person turns reading mail headers on. */
  readonly withMail?: boolean;
  readonly loginHint?: string;
}

/** The state row is bound to the browser by a cookie, lives ten minutes and works once. */
export async function beginSignIn(dependencies: SignInDependencies, start: SignInStart): Promise<string> {
  const { db, clock, secrets, provider, redirectUri } = dependencies;
  const state = randomToken();
  const nonce = randomToken();
  const codeVerifier = randomToken(48);
  const now = clock.now();
  const authUrl = await provider.authorizeUrl({
    state,
    nonce,
    redirectUri,
    codeChallenge: sha256(codeVerifier).toString('base64url'),
    showConsent: start.askedConsent ?? false,
    withMail: start.withMail ?? false,
    ...(start.loginHint ? { loginHint: start.loginHint } : {}),
  });
  const stateHash = sha256(state);
  await storeAttempt(
    db,
    {
      state_hash: stateHash,
      browser_hash: sha256(start.browser),
      nonce,
      code_verifier: secrets.seal(codeVerifier, `sign-in:${stateHash.toString('hex')}`),
      asked_consent: start.askedConsent ?? false,
      with_mail: start.withMail ?? false,
      expires_at: new Date(now.getTime() + ATTEMPT_MINUTES * 60_000),
    },
    now,
  );
  return authUrl;
}
