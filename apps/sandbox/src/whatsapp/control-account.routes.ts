import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deliver } from '../chat/deliver.ts';
import { credentials } from '../credentials.ts';
import { accountWebhookOf } from './payload.ts';
import { templateInputSchema } from './templates.ts';
import type { Whatsapp } from './whatsapp.ts';

const templateNameSchema = z.object({ name: z.string(), language: z.string().optional() });
const templateStatusSchema = z.strictObject({
  name: z.string(),
  event: z.enum(['APPROVED', 'PAUSED', 'DISABLED', 'REJECTED']),
  language: z.string().default('en_US'),
});
const qualitySchema = z.strictObject({
  event: z.enum(['FLAGGED', 'UNFLAGGED', 'UPGRADE', 'DOWNGRADE']),
  current_limit: z.string().default('TIER_250'),
});
const verifySchema = z.strictObject({ token: z.string().optional() }).nullish();

/** The business account itself: templates, quality, and the address of the webhook. */
export const accountRoutes = (app: FastifyInstance, { context, settings, templates }: Whatsapp): void => {
  app.get('/_control/whatsapp/templates', async () => ({ templates: await templates.list() }));
  app.post('/_control/whatsapp/templates', async (request, reply) => {
    const template = templateInputSchema.parse(request.body);
    await templates.save(template);
    return reply.code(201).send({ template });
  });
  app.delete('/_control/whatsapp/templates', async (request) => {
    const { name, language } = templateNameSchema.parse(request.query);
    return { removed: await templates.remove(name, language) };
  });

  const tellAccount = async (field: string, value: Record<string, unknown>) => ({
    delivery: await deliver(context, accountWebhookOf(context, field, value), true),
  });

  /** Meta judges a template: paused or disabled ones are refused (132015, 132016), and a webhook tells. */
  app.post('/_control/whatsapp/template-status', async (request) => {
    const { name, event, language } = templateStatusSchema.parse(request.body);
    await templates.judge(name, language, event);
    return tellAccount('message_template_status_update', {
      event,
      message_template_name: name,
      message_template_language: language,
      reason: event === 'APPROVED' ? 'NONE' : 'QUALITY',
    });
  });

  /** People block or report the number: its quality falls, and so may its limit. */
  app.post('/_control/whatsapp/quality', async (request) =>
    tellAccount('phone_number_quality_update', {
      display_phone_number: credentials.whatsapp.number,
      ...qualitySchema.parse(request.body),
    }),
  );

  /** Meta's handshake when somebody registers the callback address. */
  app.post('/_control/whatsapp/verify', async (request) => {
    const token = verifySchema.parse(request.body)?.token ?? credentials.whatsapp.verifyToken;
    const challenge = String(randomBytes(4).readUInt32BE());
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.challenge': challenge,
      'hub.verify_token': token,
    });
    const response = await fetch(`${context.productUrl()}/webhooks/whatsapp?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.current.timeout_ms),
    });
    const body = await response.text();
    return {
      verified: response.status === 200 && body === challenge,
      status: response.status,
      challenge,
      body,
    };
  });
};
