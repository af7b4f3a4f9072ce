import type { FindSecret } from '../../platform/http/browser-cookie.ts';
import { randomToken, sha256 } from '../../platform/secrets.ts';
import { beginSignIn, type SignInDependencies } from './begin-sign-in.ts';
import { saveUser, storeSession, takeAttempt } from './identity.repository.ts';
import { IdentityRefused, type SignedInIdentity } from './identity-provider.port.ts';

const SESSION_HOURS = 24;

export interface SignInReturn {
  readonly code: string;
  readonly state: string;
  /** Finds nothing when the link was opened by somebody else. */
  readonly findSecret: FindSecret;
}

export type SignInOutcome =
  | {
      readonly kind: 'signed-in';
      readonly accessToken: string;
      readonly userId: string;
      readonly turnedMailOn: boolean;
    }
  | { readonly kind: 'ask-consent'; readonly authUrl: string };

export async function completeSignIn(
  dependencies: SignInDependencies,
  given: SignInReturn,
): Promise<SignInOutcome> {
  const { db, clock, secrets, provider, redirectUri } = dependencies;
  const stateHash = sha256(given.state);
  const attempt = await takeAttempt(db, stateHash);
  if (!attempt || attempt.expires_at <= clock.now())
    throw new IdentityRefused('this sign-in link is no longer valid');
  const browser = given.findSecret(attempt.browser_hash);
  if (!browser) throw new IdentityRefused('this sign-in was started in another browser');

  const identity = await provider.exchange({
    code: given.code,
    codeVerifier: secrets.open(attempt.code_verifier, `sign-in:${stateHash.toString('hex')}`),
    nonce: attempt.nonce,
    redirectUri,
    withMail: attempt.with_mail,
  });
  const user = await storeIdentity(dependencies, identity, attempt.with_mail);
  if (!user.is_active) throw new IdentityRefused('this account is not active');

  // No consent page was shown and nothing is stored from before: without a second round the calendar could be read
  // for one hour only. Asked once; people who decline again are signed in and shown 'Reconnect'.
  if (!attempt.asked_consent && !user.canRefresh)
    return {
      kind: 'ask-consent',
      authUrl: await beginSignIn(dependencies, {
        browser,
        askedConsent: true,
        withMail: attempt.with_mail,
        loginHint: identity.email,
      }),
    };
  return {
    kind: 'signed-in',
    accessToken: await openSession(dependencies, user.id),
    userId: user.id,
    turnedMailOn: user.turnedMailOn,
  };
}

async function storeIdentity(
  { db, clock, provider, grants }: SignInDependencies,
  identity: SignedInIdentity,
  withMail: boolean,
) {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const user = await saveUser(
      transaction,
      {
        issuer: provider.issuer,
        subject: identity.subject,
        email: identity.email,
        name: identity.name,
        picture: identity.picture,
        hosted_domain: identity.hostedDomain,
      },
      now,
    );
    const kept = await grants.keep(transaction, user.id, identity.tokens, { withMail, now });
    return { ...user, ...kept };
  });
}

async function openSession({ db, clock }: SignInDependencies, userId: string): Promise<string> {
  const accessToken = randomToken();
  const now = clock.now();
  await storeSession(db, {
    token_hash: sha256(accessToken),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_HOURS * 3_600_000),
  });
  return accessToken;
}
