import { type EndpointShape, endpoints } from '@catch/contract';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { version } from '../version.ts';
import { errorResponses, errorsOf } from './describe-errors.ts';

/** OpenAPI 3.1 from the same schemas that validate; committed as docs/openapi.json and compared by a test. */
export async function describeApi(app: FastifyInstance, brand: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version,
        description:
          'Every error answers { detail, request_id }: a sentence for a person, and what finds it in our logs and traces.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        responses: errorResponses(),
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => asContracted(jsonSchemaTransformObject(document)),
  });
}

type Document = ReturnType<typeof jsonSchemaTransformObject>;

/**
 * The plugin says of every body that it must be there; the contract knows of some that need not, of answers that can
 * also be had as events, and of how calls fail.
 */
function asContracted(document: Document): Document {
  for (const endpoint of Object.values<EndpointShape>(endpoints)) {
    const { method, path, body, events } = endpoint;
    const operation = document.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'post'];
    if (operation?.responses) Object.assign(operation.responses, errorsOf(endpoint));
    const answer = operation?.responses?.['200'];
    if (answer && 'description' in answer) answer.description = 'Done.';
    if (events && answer && 'content' in answer && answer.content)
      answer.content['text/event-stream'] = { schema: { type: 'string', description: events } };
    if (!body?.safeParse(undefined).success) continue;
    if (operation && 'requestBody' in operation && operation.requestBody)
      operation.requestBody = { ...operation.requestBody, required: false };
  }
  return document;
}

/** The readable page. Scalar's bundle is served by us; it needs inline styles and evaluates nothing of others. */
export function serveApiDocs(app: FastifyInstance, brand: string): void {
  app.get(
    '/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  let reference: Promise<FastifyInstance> | undefined;
  // With or without the slash at its end, which matters to the page's own script.
  for (const path of ['/docs', '/docs/js/scalar.js'])
    app.get(
      path,
      { config: { access: 'public', unlimited: true }, schema: { hide: true } },
      async (request, reply) => {
        reference ??= apiReference(brand);
        const page = await (await reference).inject(request.url);
        for (const name of ['content-type', 'location'] as const)
          if (page.headers[name] !== undefined) reply.header(name, page.headers[name]);
        // The page starts itself from an inline script; it is the only one, on a page without anybody's data.
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
        );
        return reply.code(page.statusCode).send(page.payload);
      },
    );
}

/** A separate app, created on first use: its bundle alone would take a tenth of an idle server's memory. */
async function apiReference(brand: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: `${brand} API`,
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      // Ours describes an API, and sells nothing.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      favicon: '/favicon.svg',
    },
  });
  return app;
}
