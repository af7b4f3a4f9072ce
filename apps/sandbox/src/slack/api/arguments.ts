import type { FastifyRequest } from 'fastify';
import { SlackError } from './slack-error.ts';

/** A call's arguments: from JSON, from a form (where structures are JSON in a text) or from the query. */
export interface Arguments {
  text(name: string): string | undefined;
  required(name: string): string;
  flag(name: string): boolean;
  /** An object or a list; undefined when absent, an error when it is not JSON. */
  structure(name: string, error: string): unknown;
  has(name: string): boolean;
}

const isJson = (request: FastifyRequest): boolean =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '');

/** Some methods read forms only: what somebody says to them in JSON is not heard. */
export const readArguments = (request: FastifyRequest, formOnly = false): Arguments => {
  const body = formOnly && isJson(request) ? undefined : (request.body as unknown);
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new SlackError('json_not_object');
  }
  const values = { ...(request.query as object), ...(body as object | null) } as Record<string, unknown>;
  const text = (name: string): string | undefined => {
    const value = values[name];
    const last = Array.isArray(value) ? value.at(-1) : value;
    return last === undefined || last === null || last === '' ? undefined : String(last);
  };
  return {
    text,
    has: (name) => values[name] !== undefined && values[name] !== null,
    required: (name) => {
      const value = text(name);
      if (value !== undefined) return value;
      const messages = [`[ERROR] missing required field: ${name}`];
      throw new SlackError('invalid_arguments', { response_metadata: { messages } });
    },
    flag: (name) => ['true', '1'].includes(text(name) ?? ''),
    structure: (name, error) => {
      const value = values[name];
      if (typeof value !== 'string') return value ?? undefined;
      if (value === '') return undefined;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        throw new SlackError(error);
      }
    },
  };
};
