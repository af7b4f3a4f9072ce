import { languages } from '@catch/contract/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseFailure } from '../db/database-failure.ts';
import { isUserGone } from '../db/user-gone.ts';
import { AppError, userNotFound } from '../errors.ts';
import { type Key, type Spoken, say } from '../words.ts';

export const UNEXPECTED: Key = 'problem.unexpected';
export const NO_JSON = 'The request body is not valid JSON.';
export const BODY_TOO_LARGE = 'The request body is too large.';
export const NOT_SUPPORTED = 'This content type is not supported; send JSON.';
export const UNREACHABLE: Key = 'problem.restarting';

interface Answer {
  readonly status: number;
  readonly detail: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** The one map from failures to answers (decisions.md, 'Errors'): nothing internal ever leaves the server. */
export function answerFor(error: unknown, to: Spoken = {}): Answer {
  if (error instanceof AppError)
    return { status: error.status, detail: error.detailFor(to), retryAfterSeconds: error.retryAfterSeconds };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 422, detail: validationDetail(error) };
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return { status: 400, detail: NO_JSON };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, detail: BODY_TOO_LARGE };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { status: 415, detail: NOT_SUPPORTED };
  if (statusCode === 429) return { status: 429, detail: say(to, 'problem.tooFast') };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, detail: 'The request could not be understood.' };
  if (isUserGone(error)) return answerFor(userNotFound(), to);
  // It passes; the caller may simply try again.
  if (isDatabaseFailure(error)) return { status: 503, detail: say(to, UNREACHABLE) };
  return { status: 500, detail: say(to, UNEXPECTED) };
}

function validationDetail(error: {
  validation: readonly { instancePath: string; message?: string | undefined }[];
  validationContext?: unknown;
}): string {
  const [first] = error.validation;
  const field = (first?.instancePath ?? '').split('/').filter(Boolean).join('.');
  const where = field || String(error.validationContext ?? 'request');
  return `${where}: ${first?.message ?? 'is not valid'}`;
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, logged(request, error)));
}

/** Our own pages name the language that was chosen; a browser's own wishes (`accept-language`) are not a choice. */
function readerOf({ headers }: FastifyRequest): Spoken {
  const chosen = headers['x-language'];
  return { language: languages.find((language) => language === chosen) };
}

function logged(request: FastifyRequest, error: unknown): Answer {
  const answer = answerFor(error, readerOf(request));
  if (answer.status >= 500) request.log.error({ err: error, request_id: request.id }, 'request failed');
  return answer;
}

/** For an answer whose head is sent already. */
export const toProblem = (request: FastifyRequest, error: unknown) => {
  const { status, detail } = logged(request, error);
  return { status, detail, request_id: request.id };
};

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, answer: Answer) =>
  (answer.retryAfterSeconds === undefined ? reply : reply.header('retry-after', answer.retryAfterSeconds))
    .code(answer.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ detail: answer.detail, request_id: request.id });
