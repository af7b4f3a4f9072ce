import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageConfig } from '@catch/contract/page-config';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channels } from '../../channels/index.ts';
import type { Settings } from '../settings/index.ts';
import { sendProblem } from './errors.ts';

const webDist = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'web', 'dist');

/** The pages that exist (product-spec.md section 2, interfaces.md); any other path shows the same app with 404. */
const PAGES = new Set([
  '/',
  '/login',
  '/callback',
  '/integrations',
  '/chat',
  '/admin',
  '/terms',
  '/privacy',
  ...channels.flatMap(({ pages = [] }) => pages.map(({ path }) => path)),
]);

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One build serves every deployment: brand and staff domain are written into the page as it is served. */
export function renderIndex(template: string, config: PageConfig): string {
  return template
    .replaceAll('__CATCH_CONFIG__', () => escapeAttribute(JSON.stringify(config)))
    .replaceAll('__CATCH_BRAND__', () => escapeAttribute(config.brand));
}

export async function servePages(app: FastifyInstance, settings: Settings, folder = webDist): Promise<void> {
  const indexFile = join(folder, 'index.html');
  const index = existsSync(indexFile)
    ? renderIndex(readFileSync(indexFile, 'utf8'), {
        brand: settings.BRAND_NAME,
        staffDomain: settings.STAFF_EMAIL_DOMAIN,
      })
    : undefined;

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]?.replace(/(.)\/+$/, '$1') ?? '/';
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    // A page is for looking at: anything sent to one has the wrong address.
    const isPage = PAGES.has(path) && (request.method === 'GET' || request.method === 'HEAD');
    if (!index || !(isPage || wantsPage) || /^\/(api|webhooks)(\/|$)/.test(path))
      return sendProblem(request, reply, { status: 404, detail: 'There is nothing at this address.' });
    return reply
      .code(isPage ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(index);
  };

  if (index) {
    await app.register(async (scope) => {
      scope.addHook('onRoute', (options) => {
        options.config = { ...options.config, access: 'public', unlimited: true };
        options.schema = { ...options.schema, hide: true };
      });
      await scope.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: false,
        preCompressed: true,
        setHeaders: (response, file) => {
          // Hashed names never change their content; everything else is asked for again.
          const immutable = file.startsWith(join(folder, 'assets'));
          response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }
  app.setNotFoundHandler(sendPage);
}
