import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Settings } from '../settings/index.ts';
import { handleErrors } from './errors.ts';
import { renderIndex, servePages } from './pages.ts';
import { createProvenTokens } from './proven-tokens.ts';
import { limitByAddress } from './rate-limits.ts';

const template = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');

it('writes brand and staff domain into the page, its title too, as text and nothing else', () => {
  const brand = `"><script>alert('$&')</script>`;
  const page = renderIndex(template, { brand, staffDomain: 'company.example' });
  const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;$&#38;&#39;)&#60;/script&#62;';
  expect(page).toContain(`<title>${escaped}</title>`);
  expect(page).toContain('&#34;staffDomain&#34;:&#34;company.example&#34;');
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('__CATCH_');
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s of a page is not answered with it, and counts against the address',
  async (method) => {
    const folder = mkdtempSync(join(tmpdir(), 'catch-pages-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>__CATCH_BRAND__</title>');
    const app = Fastify();
    const settings = { BRAND_NAME: 'x', STAFF_EMAIL_DOMAIN: '', RATE_LIMIT_PER_MINUTE: 1 } as Settings;
    handleErrors(app);
    limitByAddress(app, settings, createProvenTokens());
    await servePages(app, settings, folder);
    const ask = async (way: string) => (await app.inject({ method: way as 'GET', url: '/login' })).statusCode;
    expect([await ask('GET'), await ask('HEAD'), await ask(method), await ask(method)]).toEqual([
      200, 200, 404, 429,
    ]);
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
