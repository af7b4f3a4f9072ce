/** Signs a sandbox account in as a browser does and answers its bearer token. */
export async function signIn(baseUrl: string, email: string): Promise<string> {
  const login = await fetch(`${baseUrl}/api/v1/auth/login`);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const authorize = new URL(((await login.json()) as { auth_url: string }).auth_url);
  authorize.searchParams.set('login_hint', email);
  authorize.searchParams.set('prompt', 'none');
  const back = await redirectOf(authorize.href, {});
  const done = new URL(await redirectOf(back, { cookie }));
  const token = done.searchParams.get('access_token');
  if (!token) throw new Error(`sign-in ended at ${done.pathname} without a token`);
  return token;
}

async function redirectOf(url: string, headers: Record<string, string>): Promise<string> {
  const location = (await fetch(url, { headers, redirect: 'manual' })).headers.get('location');
  if (!location) throw new Error('a redirect was expected');
  return location;
}
