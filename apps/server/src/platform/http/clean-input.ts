import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Nothing in the contract is nested half as deep; anything deeper would only exhaust the stack of the code that walks
 * it.
 */
const DEEPEST = 32;

/** PostgreSQL stores neither NUL nor half a surrogate pair; the usual replacement character names nobody's id. */
const cleanText = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === DEEPEST) throw new AppError('bad-request', 'The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [cleanText(name), cleanValue(item, depth + 1)]),
  );
}

/** Before validation: what no database could hold is replaced, and `?channel=` means 'no filter' as an empty form field does. */
export function cleanInput(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    try {
      clean(request);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

function clean(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  for (const [name, value] of Object.entries(query))
    if (value === '') delete query[name];
    else query[name] = cleanValue(value);
  const params = request.params as Record<string, string> | undefined;
  for (const [name, value] of Object.entries(params ?? {})) if (params) params[name] = cleanText(value);
  if (request.body !== null && typeof request.body === 'object' && !Buffer.isBuffer(request.body))
    request.body = cleanValue(request.body);
}
