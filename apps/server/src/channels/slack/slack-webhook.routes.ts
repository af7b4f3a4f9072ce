import { routes } from '@catch/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BusySigns, isSignedBy, keepRawBody, wordsToWrite } from '../../modules/channels/kit.ts';
import { AppError } from '../../platform/errors.ts';
import { rawRoute } from '../../platform/http/register.ts';
import { type Spoken, say } from '../../platform/words.ts';
import { receiveSlack, type Sign, type SlackReceiveDependencies } from './receive-slack.ts';
import type { SlackGateway, SlackPrompt } from './slack.port.ts';
import type { SlackTokens } from './slack-tokens.ts';
import { readSlackWebhook } from './webhook-payload.ts';

const WINDOW_SECONDS = 300;

export interface SlackWebhookDependencies extends SlackReceiveDependencies {
  readonly signingSecret: string;
  readonly tokens: SlackTokens;
  readonly gateway: SlackGateway;
  readonly busySigns: BusySigns;
  readonly readsAnyLanguage: boolean;
}

/** Events and interactivity come to one address. Absent when Slack is not set up: nothing could be verified. */
export const slackWebhookRoutes =
  (dependencies: SlackWebhookDependencies | undefined) => (app: FastifyInstance) => {
    keepRawBody(app);
    rawRoute(app, routes.slackWebhook, async (request, reply) => {
      if (!dependencies) throw new AppError('unavailable', 'Slack is not set up on this server.');
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      refuseForged(request, raw, dependencies);
      const webhook = readSlackWebhook(parseBody(request, raw));
      if (!webhook) throw new AppError('bad-request', 'This is not a webhook of Slack.');
      if (webhook.kind === 'challenge')
        return reply.type('text/plain; charset=utf-8').send(webhook.challenge);
      const sign = await receiveSlack(dependencies, webhook);
      if (sign) dependencies.busySigns(() => show(dependencies, sign));
      return reply.code(200).send();
    });
  };

/** Too old or from the future: a recorded signature no longer proves anything. */
function refuseForged(
  request: FastifyRequest,
  raw: Buffer,
  { signingSecret, clock }: SlackWebhookDependencies,
) {
  const timestamp = String(request.headers['x-slack-request-timestamp'] ?? '');
  const signature = /^v0=([0-9a-f]{64})$/i.exec(String(request.headers['x-slack-signature']))?.[1];
  const isSigned =
    signature !== undefined &&
    /^\d{1,12}$/.test(timestamp) &&
    isSignedBy(signingSecret, [`v0:${timestamp}:`, raw], signature);
  if (!isSigned) throw new AppError('forbidden', 'The signature does not fit.');
  if (Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS)
    throw new AppError('forbidden', 'The signature has expired.');
}

/** Interactivity is a form with one field, `payload`. */
function parseBody(request: FastifyRequest, raw: Buffer): unknown {
  const text = raw.toString('utf8');
  const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');
  try {
    return JSON.parse(isForm ? (new URLSearchParams(text).get('payload') ?? '') : text);
  } catch {
    return undefined;
  }
}

async function show(
  { tokens, gateway, readsAnyLanguage }: SlackWebhookDependencies,
  sign: Sign,
): Promise<void> {
  const installation = await tokens.of(sign.teamId);
  if (!installation) return;
  const { kind, conversationId, thread } = sign;
  if (kind === 'thinking')
    await gateway.showTyping(installation.token, conversationId, thread, say(sign, 'channel.thinking'));
  else await gateway.suggest(installation.token, conversationId, thread, prompts(sign, readsAnyLanguage));
}

/** What somebody who opens a new conversation may begin with. */
const prompts = (to: Spoken, readsAnyLanguage: boolean): SlackPrompt[] => {
  const written = wordsToWrite(to, readsAnyLanguage);
  return [
    { title: say(to, 'channel.promptToday'), message: say(written, 'channel.sayToday') },
    { title: say(to, 'channel.promptFree'), message: say(written, 'channel.sayFree') },
    { title: say(to, 'channel.promptEvent'), message: say(written, 'channel.sayEvent') },
    { title: say(to, 'channel.promptReminder'), message: say(written, 'channel.sayReminder') },
  ];
};
