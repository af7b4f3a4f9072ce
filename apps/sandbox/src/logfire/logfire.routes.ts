import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { credentials } from '../credentials.ts';
import type { SandboxContext } from '../platform/context.ts';
import { decodeJson } from './decode-json.ts';
import { decodeProtobuf } from './decode-protobuf.ts';
import { ProtobufError } from './protobuf.ts';
import { toCsv, toNdjson } from './query-formats.ts';
import type { Reader } from './reader.ts';
import { createRecords } from './record.repository.ts';
import { QueryError, queryBodySchema, runQuery } from './run-query.ts';
import { ingestError, isAccepted, toRecord } from './to-record.ts';

const MOST_BYTES = 100 * 1024 * 1024;
const { writeToken, readToken, organization, project } = credentials.logfire;

/** Documentation and SDK send the token bare, others with 'Bearer'; both work. */
const tokenOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '');

class Refusal extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, detail: string) {
    super(detail);
    this.statusCode = statusCode;
  }
}

const requireToken = (request: FastifyRequest, wanted: string): void => {
  const token = tokenOf(request);
  if (token === '') throw new Refusal(401, 'Missing token');
  if (token === wanted) return;
  const isOfOtherKind = token === writeToken || token === readToken;
  throw new Refusal(
    isOfOtherKind ? 403 : 401,
    isOfOtherKind ? 'The token is of the wrong kind' : 'Invalid token',
  );
};

const unpack = (request: FastifyRequest): Buffer => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (request.headers['content-encoding'] !== 'gzip') return body;
  try {
    return gunzipSync(body, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new Refusal(400, 'The body is not valid gzip, or too large');
  }
};

const isJson = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/json');

const decode = (request: FastifyRequest) => {
  const body = unpack(request);
  try {
    return isJson(request) ? decodeJson(JSON.parse(body.toString())) : decodeProtobuf(body);
  } catch (error) {
    if (error instanceof ProtobufError || error instanceof ZodError || error instanceof SyntaxError) {
      throw new Refusal(400, `Not an OTLP trace request: ${error.message}`);
    }
    throw error;
  }
};

export const logfireRoutes = (app: FastifyInstance, context: SandboxContext, reader: () => Reader): void => {
  const records = createRecords(context.database);
  // Ingestion reads bytes, whatever they claim to be: protobuf, JSON, compressed or not.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ZodError) {
      const detail = error.issues.map(({ path, message, code }) => ({
        loc: ['body', ...path],
        msg: message,
        type: code,
      }));
      return reply.code(422).send({ detail });
    }
    if (error instanceof QueryError) return reply.code(400).send({ detail: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) context.log(`Sandbox failure: ${error.stack ?? error.message}`);
    return reply.code(status).send({ detail: status >= 500 ? 'Internal Server Error' : error.message });
  });

  app.post('/logfire/v1/traces', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    requireToken(request, writeToken);
    const spans = decode(request);
    const now = context.now();
    const accepted = spans.filter((span) => isAccepted(span, now));
    const lost = ingestError(
      spans.filter((span) => !isAccepted(span, now)),
      now,
    );
    await records.insert([...accepted.map(toRecord), ...(lost ? [lost] : [])]);
    return isJson(request)
      ? reply.send({ partialSuccess: {} })
      : reply.type('application/x-protobuf').send(Buffer.alloc(0));
  });
  // Metrics and logs are taken and not kept: nothing in the sandbox shows them.
  for (const kind of ['metrics', 'logs']) {
    app.post(`/logfire/v1/${kind}`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      requireToken(request, writeToken);
      return isJson(request) ? reply.send({}) : reply.type('application/x-protobuf').send(Buffer.alloc(0));
    });
  }

  app.get('/logfire/v1/read-token-info', async (request) => {
    requireToken(request, readToken);
    return { organization_name: organization, project_name: project };
  });

  app.post('/logfire/v2/query', async (request, reply) => {
    requireToken(request, readToken);
    const body = queryBodySchema.parse(parseJson(request));
    const result = await runQuery(reader(), body);
    const accept = request.headers.accept ?? '';
    if (accept.includes('text/csv')) return reply.type('text/csv').send(toCsv(result));
    if (accept.includes('application/x-ndjson'))
      return reply.type('application/x-ndjson').send(toNdjson(result));
    if (accept.includes('application/vnd.apache.arrow.stream'))
      throw new Refusal(406, 'The sandbox does not write Arrow');
    return body.include_schema === false ? { data: result.data } : result;
  });
};

const parseJson = (request: FastifyRequest): unknown => {
  try {
    return JSON.parse(unpack(request).toString());
  } catch {
    throw new Refusal(422, 'The body is not JSON');
  }
};
