import { routes } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { type BusySigns, isSignedBy, keepRawBody } from '../../modules/channels/kit.ts';
import { AppError } from '../../platform/errors.ts';
import { rawRoute } from '../../platform/http/register.ts';
import { sameSecret } from '../../platform/secrets.ts';
import { receiveWhatsapp, type WhatsappReceiveDependencies } from './receive-whatsapp.ts';
import { readWhatsappWebhook } from './webhook-payload.ts';
import type { WhatsappGateway } from './whatsapp.port.ts';

export interface WhatsappWebhookDependencies extends WhatsappReceiveDependencies {
  readonly gateway: WhatsappGateway;
  /** What Meta proves itself with. */
  readonly proof: {
    readonly appSecret: string;
    readonly verifyToken: string;
    readonly phoneNumberId: string;
  };
  readonly busySigns: BusySigns;
}

/** Absent when WhatsApp is not set up: nothing could be verified. */
export const whatsappWebhookRoutes =
  (dependencies: WhatsappWebhookDependencies | undefined) => (app: FastifyInstance) => {
    keepRawBody(app);
    const configured = () => {
      if (!dependencies) throw new AppError('unavailable', 'WhatsApp is not set up on this server.');
      return dependencies;
    };

    rawRoute(app, routes.whatsappVerify, async (request, reply) => {
      const { proof } = configured();
      const query = request.query as Record<string, unknown>;
      const isOurs =
        query['hub.mode'] === 'subscribe' && sameSecret(String(query['hub.verify_token']), proof.verifyToken);
      if (!isOurs) throw new AppError('forbidden', 'The verify token is not ours.');
      return reply.type('text/plain; charset=utf-8').send(String(query['hub.challenge'] ?? ''));
    });

    rawRoute(app, routes.whatsappWebhook, async (request, reply) => {
      const { proof, gateway, busySigns } = configured();
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = /^sha256=([0-9a-f]{64})$/i.exec(String(request.headers['x-hub-signature-256']))?.[1];
      if (!signature || !isSignedBy(proof.appSecret, [raw], signature))
        throw new AppError('forbidden', 'The signature does not fit.');
      const webhook = readWhatsappWebhook(parseJson(raw), proof.phoneNumberId);
      if (!webhook) throw new AppError('bad-request', 'This is not a webhook of WhatsApp.');
      if (webhook.unreadable > 0)
        request.log.warn(
          { request_id: request.id, count: webhook.unreadable },
          'unreadable parts of a webhook',
        );
      const answering = await receiveWhatsapp(configured(), webhook);
      for (const messageId of answering) busySigns(() => gateway.showTyping(messageId));
      return reply.code(200).send();
    });
  };

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
