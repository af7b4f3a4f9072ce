import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { enforceAccess } from './platform/http/access.ts';
import { answerBrokenRequest } from './platform/http/broken-requests.ts';
import type { Authenticate } from './platform/http/caller.ts';
import { cleanInput } from './platform/http/clean-input.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { answerFor, handleErrors, sendProblem } from './platform/http/errors.ts';
import { observeRequests } from './platform/http/observe.ts';
import { describeApi, serveApiDocs } from './platform/http/openapi.ts';
import { servePages } from './platform/http/pages.ts';
import { createProvenTokens } from './platform/http/proven-tokens.ts';
import { limitByAddress } from './platform/http/rate-limits.ts';
import { BARE_HEADERS, setSecurityHeaders } from './platform/http/security-headers.ts';
import { createMinuteLimit } from './platform/minute-limit.ts';
import type { Settings } from './platform/settings/index.ts';
import type { Logger } from './platform/telemetry/logger.ts';

export interface AppDependencies {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly authenticate: Authenticate;
  /** Each module registers its own routes. */
  readonly modules: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  readonly webFolder?: string;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The whole HTTP face of the product, without listening: tests inject into it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, logger } = dependencies;
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // What is logged about a request names its id; a logger made for each would cost as much as its look-ups.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // So many proxies in front of us add to X-Forwarded-For; what stands further left is the caller's own claim.
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    // How long a client may take to send its request; slow ones are cut, answers may take longer.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 },
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) =>
      sendProblem(request, reply.headers(BARE_HEADERS), answerFor(error)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  observeRequests(app, logger);
  await setSecurityHeaders(app, settings);
  const tokens = createProvenTokens();
  limitByAddress(app, settings, tokens);
  compressAnswers(app);
  enforceAccess(app, dependencies.authenticate, {
    perUser: createMinuteLimit(settings.RATE_LIMIT_USER_PER_MINUTE),
    tokens,
  });
  cleanInput(app);
  acceptEmptyJson(app);
  await describeApi(app, settings.BRAND_NAME);
  for (const register of dependencies.modules) await app.register(async (scope) => register(scope));
  serveApiDocs(app, settings.BRAND_NAME);
  await servePages(app, settings, dependencies.webFolder);
  return app;
}

/** Clients send 'content-type: application/json' on body-less POST, PATCH and DELETE: that is no error. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    // Its type allows a promise; this one answers through `done`.
    else void parse(request, body as string, done);
  });
}
