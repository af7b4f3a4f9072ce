// Builds the web app as it is now and serves it the way the product's server does: page configuration written
// into the document, every unknown path answered with it, and the same strict headers, so that a page that needs
// an inline script fails here and not in production. No API and no database: the tests answer for those.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../../tools/lib/root.ts';
import { buildWeb } from '../../tools/lib/web-build.ts';

const port = Number(process.argv[2]);
const dist = join(root, 'apps', 'web', 'dist');
const pageConfig = { brand: 'Catch', staffDomain: 'catch.example' };

buildWeb(console.log);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const securityHeaders = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https: http://localhost:*; connect-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = readFileSync(join(dist, 'index.html'), 'utf8')
  .replace('__CATCH_CONFIG__', escapeHtml(JSON.stringify(pageConfig)))
  .replace('__CATCH_BRAND__', pageConfig.brand);

const fileAt = (pathname: string): string | null => {
  const file = join(dist, normalize(pathname));
  return file.startsWith(dist) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = pathname === '/index.html' ? null : fileAt(pathname);
  if (!file && (extname(pathname) !== '' || pathname.startsWith('/api/'))) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': file ? (types[extname(file)] ?? 'application/octet-stream') : 'text/html; charset=utf-8',
    // The Slack callback page sends no opener policy, or its message could not reach the page that opened it.
    ...(file || pathname === '/integrations/slack/callback'
      ? {}
      : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  });
  response.end(file ? readFileSync(file) : page);
});

server.listen(port, () => console.log(`Web app for the tests: http://localhost:${port}`));
process.on('SIGTERM', () => process.exit(0));
