import type { WeekPerson } from './people.ts';
import type { World } from './world.ts';

/** Signs an account in as a browser would; answers its bearer token. */
export async function signIn(world: World, email: string): Promise<string> {
  const login = await fetch(`${world.url}/api/v1/auth/login`);
  const cookie = cookiesOf(login);
  let authUrl = new URL(((await login.json()) as { auth_url: string }).auth_url);
  // A second round shows consent when Google gave no refresh token.
  for (const prompt of ['none', 'consent']) {
    authUrl.searchParams.set('login_hint', email);
    authUrl.searchParams.set('prompt', prompt);
    const back = await redirectOf(authUrl);
    const target = await redirectOf(back, { cookie });
    const token = target.searchParams.get('access_token');
    if (token) return token;
    await world.control('google/consent', { user: email });
    authUrl = target;
  }
  throw new Error(`${email} could not sign in`);
}

/** Connects the person's channel with the account, as the settings page and the chat window do. */
export async function connect(world: World, person: WeekPerson, token: string): Promise<void> {
  const call = (path: string, body?: unknown, cookie = '') =>
    fetch(world.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body ?? {}),
    });
  if (person.channel === 'whatsapp') {
    const answer = await fetch(`${world.url}/api/v1/whatsapp/generate-code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { verification_code: code } = (await answer.json()) as { verification_code: string };
    await world.control('whatsapp/send', { user: person.email, text: `VERIFY ${code}` });
    return;
  }
  const initiated = await fetch(`${world.url}/api/v1/slack/oauth/initiate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const oauthUrl = new URL(((await initiated.json()) as { oauth_url: string }).oauth_url);
  oauthUrl.searchParams.set('user', person.email);
  oauthUrl.searchParams.set('prompt', 'none');
  const back = await redirectOf(oauthUrl);
  const done = await call(
    '/api/v1/slack/oauth/callback',
    { code: back.searchParams.get('code'), state: back.searchParams.get('state') },
    cookiesOf(initiated),
  );
  if (!done.ok) throw new Error(`${person.email} could not connect Slack: ${await done.text()}`);
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

async function redirectOf(url: URL, headers: Record<string, string> = {}): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual', headers });
  const location = response.headers.get('location');
  if (!location)
    throw new Error(`${url.pathname} did not redirect: ${response.status} ${await response.text()}`);
  return new URL(location, url);
}
