import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../../google/bearer.ts';
import { secretToken } from '../../platform/random.ts';
import type { Slack } from '../slack.ts';
import type { BotToken } from '../tokens.repository.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { assistantMethods } from './assistant.methods.ts';
import { authMethods } from './auth.methods.ts';
import { chatMethods } from './chat.methods.ts';
import { conversationMethods } from './conversations.methods.ts';
import type { Method } from './method.ts';
import { peopleMethods } from './people.methods.ts';
import { readingMethods } from './reading.methods.ts';
import { SlackError } from './slack-error.ts';

/** `/slack/api/{method}`: JSON or form, always 200, the outcome in `ok`. */
export const apiRoutes = (app: FastifyInstance, slack: Slack): void => {
  const { tokens, settings, background, context } = slack;
  const methods = new Map<string, Method>(
    Object.entries({
      ...authMethods(slack),
      ...chatMethods(slack),
      ...conversationMethods(slack),
      ...peopleMethods(slack),
      ...readingMethods(slack),
      ...assistantMethods(slack),
    }),
  );

  const authenticate = async (request: FastifyRequest, given: Arguments): Promise<BotToken> => {
    const token = bearerToken(request) ?? given.text('token');
    if (token === undefined) throw new SlackError('not_authed');
    const bot = await tokens.find(token);
    if (bot === undefined) throw new SlackError('invalid_auth');
    if (bot.dead !== undefined) throw new SlackError(bot.dead);
    if (bot.expiresAt !== undefined && bot.expiresAt <= context.now()) throw new SlackError('token_expired');
    return bot;
  };

  const failAsOrdered = async (name: string): Promise<void> => {
    const order = settings.current.failures[name];
    if (order === undefined || order.times < 1) return;
    const left = { ...settings.current.failures, [name]: { ...order, times: order.times - 1 } };
    await settings.change(context.database, { failures: left });
    throw new SlackError(order.error);
  };

  const call = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const method = methods.get(name);
    if (method === undefined) throw new SlackError('unknown_method', { req_method: name });
    const given = readArguments(request, method.formOnly);
    const bot = await authenticate(request, given);
    reply.header('x-oauth-scopes', bot.scopes.join(','));
    if (method.scope !== undefined && !bot.scopes.includes(method.scope)) {
      throw new SlackError('missing_scope', { needed: method.scope, provided: bot.scopes.join(',') });
    }
    await failAsOrdered(name);
    const later: (() => Promise<unknown>)[] = [];
    const answer = await method.run({ bot, arguments: given, afterwards: (work) => later.push(work) });
    const goOn = () => {
      for (const work of later) background.run(async () => void (await work()));
    };
    // The caller may be gone already.
    if (reply.raw.destroyed) goOn();
    else reply.raw.once('close', goOn);
    return answer;
  };

  /** Slack warns about JSON without a charset in every answer. */
  const warning = (request: FastifyRequest): Record<string, unknown> =>
    /^application\/json\s*$/i.test(request.headers['content-type'] ?? '')
      ? { warning: 'missing_charset' }
      : {};

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof SlackError) {
      if (error.retryAfter !== undefined) reply.code(429).header('retry-after', String(error.retryAfter));
      else reply.code(200);
      return reply.send({ ok: false, error: error.error, ...error.more });
    }
    if ((error.statusCode ?? 500) < 500) return reply.code(200).send({ ok: false, error: 'invalid_json' });
    context.log(`Sandbox failure: ${error.stack ?? error.message}`);
    return reply.code(500).send({ ok: false, error: 'internal_error' });
  });

  app.route<{ Params: { method: string } }>({
    method: ['GET', 'POST'],
    url: '/slack/api/:method',
    handler: async (request, reply) => {
      reply.header('x-slack-req-id', secretToken(16)).header('cache-control', 'private, no-cache, no-store');
      return { ok: true, ...(await call(request.params.method, request, reply)), ...warning(request) };
    },
  });
};
