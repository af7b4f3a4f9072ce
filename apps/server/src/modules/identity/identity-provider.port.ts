/** What the product needs from a sign-in provider; the adapter speaks OpenID Connect. */
export interface IdentityProvider {
  /** Where to send the browser. */
  authorizeUrl(request: AuthorizeRequest): Promise<string>;
  /** Exchanges the code and verifies the id_token; throws IdentityRefused or a ProviderUnavailable. */
  exchange(request: ExchangeRequest): Promise<SignedInIdentity>;
  /** The address that users are keyed on, together with their subject. */
  readonly issuer: string;
}

export interface AuthorizeRequest {
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
  /** A refresh token comes only with the consent page; people who have one do not see it. */
  readonly showConsent: boolean;
  /** Whether to ask for mail headers, too. */
  readonly withMail: boolean;
  readonly loginHint?: string;
}

export interface ExchangeRequest {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** As it was asked for: granted, when the answer does not say. */
  readonly withMail: boolean;
}

export interface SignedInIdentity {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly hostedDomain: string | null;
  readonly tokens: GrantedTokens;
}

export interface GrantedTokens {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  /** Absent when no consent screen was shown: the stored one stays. */
  readonly refreshToken: string | undefined;
  /** In the provider's own words. */
  readonly scopes: readonly string[];
}

/** The sign-in itself is not acceptable: a forged or foreign token, an unverified address, a used code. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused';
}

/** The provider cannot be reached or answers nonsense: try again later. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
}
