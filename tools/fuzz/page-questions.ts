import type { Dice } from './dice.ts';
import { hostileText } from './hostile-values.ts';
import type { Question } from './question.ts';

const PAGES = [
  '/',
  '/login',
  '/callback',
  '/integrations/slack/callback',
  '/chat',
  '/admin',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/api/v1/auth/google/callback',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/characters/nora.svg',
  '/api/v1/',
  '/.env',
  '/.git/config',
] as const;

/** What a browser asks for: pages, files, redirects, with whatever somebody wrote into the address. */
export function pageQuestion(dice: Dice): Question {
  const text = () => encodeURIComponent(hostileText(dice).toWellFormed()).slice(0, 3000);
  const path = dice.chance(0.7) ? dice.pick(PAGES) : `/${text()}`;
  const names = ['access_token', 'error', 'code', 'state', 'next', 'redirect_uri'] as const;
  const query = names.filter(() => dice.chance(0.3)).map((name) => `${name}=${text()}`);
  const method = dice.pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'] as const);
  return {
    name: `page ${path.slice(0, 40)}`,
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {
      accept: dice.pick(['text/html', '*/*', 'application/json', 'text/html;q=x,,,']),
      cookie: dice.pick(['', 'catch_sign_in=x', `catch_sign_in=${text()}`, ';;=;=', `a=${'x'.repeat(3000)}`]),
      'x-request-id': dice.pick(['', 'abcdefgh', 'a\tb', '<script>', 'x'.repeat(300)]),
      'x-forwarded-for': dice.pick(['', '1.2.3.4', 'nonsense', '::1, 1.1.1.1']),
      'accept-encoding': dice.pick(['gzip', 'br;q=2', 'identity;q=0', '*;q=0']),
      range: dice.pick(['', 'bytes=0-', 'bytes=-1', 'bytes=9-1', 'odd']),
    },
    body: undefined,
    // A page is looked at, and nothing else.
    needs: method === 'GET' || method === 'HEAD' ? 'public' : 'never',
    role: 'nobody',
  };
}
