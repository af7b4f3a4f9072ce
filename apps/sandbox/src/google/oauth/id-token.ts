import { createHash } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import type { Account } from '../../accounts/account.ts';
import { avatarPath } from '../../accounts/accounts.part.ts';
import type { SandboxContext } from '../../platform/context.ts';
import { scopes } from './scopes.ts';
import { currentSigningKey } from './signing-keys.ts';

/** How the next id_token is to be wrong, so that the product can show that it notices. */
export const idTokenOverrideSchema = z.strictObject({
  /** Whose token; the next one of anybody when absent. */
  user: z.email().toLowerCase().optional(),
  /** Claims to replace; null removes one. */
  claims: z.record(z.string(), z.unknown()).default({}),
  /** 'foreign-key': signed by a key that is not published; 'broken': altered after signing; 'none': unsigned. */
  signature: z.enum(['good', 'foreign-key', 'broken', 'none']).default('good'),
  /** A key id for the header instead of the true one. */
  kid: z.string().optional(),
});
type IdTokenOverride = z.output<typeof idTokenOverrideSchema>;

export const overrideName = (user: string | undefined): string => `google.id-token:${user ?? '*'}`;

const LIFETIME_SECONDS = 3600;

export interface IdTokenRequest {
  readonly account: Account;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly nonce: string | undefined;
  readonly accessToken: string;
}

const profileClaims = (account: Account, granted: readonly string[], publicUrl: string) => ({
  ...(granted.includes(scopes.email) && { email: account.email, email_verified: account.emailVerified }),
  ...(granted.includes(scopes.profile) && {
    name: account.name,
    picture: `${publicUrl}${avatarPath(account.sub)}`,
    given_name: account.givenName,
    ...(account.familyName !== '' && { family_name: account.familyName }),
  }),
});

/** What userinfo answers; the id_token carries the same. */
export const userClaims = (account: Account, granted: readonly string[], publicUrl: string) => ({
  sub: account.sub,
  ...profileClaims(account, granted, publicUrl),
  ...(account.hostedDomain !== undefined && { hd: account.hostedDomain }),
});

const leftHalfOfHash = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

export const issueIdToken = async (context: SandboxContext, request: IdTokenRequest): Promise<string> => {
  const { account, clientId, nonce } = request;
  const issuedAt = Math.floor(context.now().getTime() / 1000);
  const override =
    (await context.values.take<IdTokenOverride>(overrideName(account.email))) ??
    (await context.values.take<IdTokenOverride>(overrideName(undefined)));
  const claims = {
    iss: `${context.publicUrl()}/google`,
    azp: clientId,
    aud: clientId,
    ...userClaims(account, request.scopes, context.publicUrl()),
    at_hash: leftHalfOfHash(request.accessToken),
    ...(nonce !== undefined && { nonce }),
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    ...override?.claims,
  };
  const present = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
  return sign(context, present, override);
};

const sign = async (
  context: SandboxContext,
  claims: Record<string, unknown>,
  override: IdTokenOverride | undefined,
): Promise<string> => {
  const signature = override?.signature ?? 'good';
  const current = await currentSigningKey(context.database);
  const kid = override?.kid ?? current.kid;
  if (signature === 'none') {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${encode({ alg: 'none', typ: 'JWT', kid })}.${encode(claims)}.`;
  }
  const key = signature === 'foreign-key' ? (await generateKeyPair('RS256')).privateKey : current.key;
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
  return signature === 'broken' ? alterPayload(token) : token;
};

/** Puts somebody else's subject into a signed token and keeps the signature. */
const alterPayload = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const altered = Buffer.from(JSON.stringify({ ...claims, sub: '1000' })).toString('base64url');
  return `${header}.${altered}.${signature}`;
};
