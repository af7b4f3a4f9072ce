import { createHash, randomBytes } from 'node:crypto';
import { credentials } from '../src/credentials.ts';

export const REDIRECT_URI = 'http://localhost:3000/api/v1/auth/google/callback';
export const ALL_SCOPES = [
  'openid',
  'email',
  'profile',
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/gmail.metadata',
].join(' ');

export interface TokenAnswer {
  access_token: string;
  expires_in: number;
  refresh_token?: string;
  scope: string;
  id_token: string;
}

export const authorizeUrl = (sandboxUrl: string, changes: Record<string, string> = {}): string => {
  const parameters = {
    client_id: credentials.google.clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: ALL_SCOPES,
    state: 'the-state',
    access_type: 'offline',
    ...changes,
  };
  return `${sandboxUrl}/google/o/oauth2/v2/auth?${new URLSearchParams(parameters)}`;
};

/** Where the browser would be sent. */
export const follow = async (url: string, init: RequestInit = {}): Promise<URL> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`No redirect but ${response.status}: ${await response.text()}`);
  return new URL(location);
};

export const postForm = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form) });

export const exchange = (sandboxUrl: string, form: Record<string, string>): Promise<Response> =>
  postForm(`${sandboxUrl}/google/token`, {
    client_id: credentials.google.clientId,
    client_secret: credentials.google.clientSecret,
    ...form,
  });

/** Signs somebody in without a page and gives the tokens. */
export const signIn = async (
  sandboxUrl: string,
  email: string,
  changes: Record<string, string> = {},
): Promise<TokenAnswer> => {
  const verifier = randomBytes(32).toString('base64url');
  const back = await follow(
    authorizeUrl(sandboxUrl, {
      login_hint: email,
      prompt: 'none',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }),
  );
  const response = await exchange(sandboxUrl, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: changes.redirect_uri ?? REDIRECT_URI,
    code_verifier: verifier,
  });
  if (!response.ok) throw new Error(`Sign-in failed: ${await response.text()}`);
  return (await response.json()) as TokenAnswer;
};

export const control = async (sandboxUrl: string, path: string, body: unknown = {}): Promise<Response> => {
  const response = await fetch(`${sandboxUrl}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};
