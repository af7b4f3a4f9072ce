import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { credentials } from '../../credentials.ts';
import { bearerToken } from '../../google/bearer.ts';
import { lastValues } from '../../platform/parameters.ts';
import { MEDIA_PATH } from '../media.ts';
import { templateInputSchema } from '../templates.ts';
import type { Whatsapp } from '../whatsapp.ts';
import { authenticate, noSuchObject } from './authenticate.ts';
import { check } from './check.ts';
import { invalid } from './graph-error.ts';

const { whatsapp: known } = credentials;

const newTemplateSchema = z.object({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  components: z.array(
    z.object({
      type: z.enum(['BODY', 'BUTTONS']),
      text: z.string().optional(),
      example: z.object({ body_text: z.array(z.array(z.string()).min(1)).min(1) }).optional(),
      buttons: z.array(z.object({ type: z.literal('QUICK_REPLY'), text: z.string() })).optional(),
    }),
  ),
});

/** What else the product may ask Graph for: media, the number itself, the templates, the subscription. */
export const objectRoutes = (app: FastifyInstance, { media, templates }: Whatsapp): void => {
  app.get(MEDIA_PATH, async (request, reply) => {
    const query = lastValues(request.query);
    // A media address answers who has no token with an error page, not with JSON.
    if (bearerToken(request) !== known.token) {
      return reply.code(401).type('text/html; charset=utf-8').send('<!doctype html><title>Error</title>');
    }
    const found = media.isValidAddress(query) ? await media.find(query.mid ?? '') : undefined;
    if (found === undefined) return reply.code(404).type('text/plain').send('URL signature expired');
    return reply.type(found.mime_type).header('content-length', found.bytes.length).send(found.bytes);
  });

  app.get<{ Params: { id: string } }>('/graph/:version/:id', async (request) => {
    authenticate(request);
    const { id } = request.params;
    if (id === known.phoneNumberId) {
      return {
        verified_name: 'Catch',
        code_verification_status: 'VERIFIED',
        display_phone_number: `+${known.number}`,
        quality_rating: 'GREEN',
        platform_type: 'CLOUD_API',
        throughput: { level: 'STANDARD' },
        id,
      };
    }
    const found = await media.find(id);
    if (found === undefined) throw noSuchObject('GET', id);
    return {
      url: media.address(id),
      mime_type: found.mime_type.split(';', 1)[0],
      sha256: Buffer.from(found.sha256, 'base64').toString('hex'),
      file_size: found.bytes.length,
      id,
      messaging_product: 'whatsapp',
    };
  });

  app.get<{ Params: { id: string } }>('/graph/:version/:id/message_templates', async (request) => {
    authenticate(request);
    if (request.params.id !== known.businessAccountId) throw noSuchObject('GET', request.params.id);
    const all = await templates.list();
    return {
      data: all.map(({ name, language, category, header, body, footer, buttons }) => ({
        name,
        language,
        category,
        status: 'APPROVED',
        components: [
          ...(header === null ? [] : [{ type: 'HEADER', format: 'TEXT', text: header }]),
          { type: 'BODY', text: body },
          ...(footer === null ? [] : [{ type: 'FOOTER', text: footer }]),
          ...(buttons.length === 0
            ? []
            : [{ type: 'BUTTONS', buttons: buttons.map((text) => ({ type: 'QUICK_REPLY', text })) }]),
        ],
      })),
    };
  });

  /** Reviewed at once; Meta takes minutes to a day, and wants an example for every variable. */
  app.post<{ Params: { id: string } }>('/graph/:version/:id/message_templates', async (request) => {
    authenticate(request);
    if (request.params.id !== known.businessAccountId) throw noSuchObject('POST', request.params.id);
    const { components, ...named } = check(newTemplateSchema, request.body, '');
    const body = components.find(({ type }) => type === 'BODY');
    if (/\{\{/.test(body?.text ?? '') && !body?.example)
      throw invalid('Message template "components" param is missing expected field(s): example');
    const buttons = components.find(({ type }) => type === 'BUTTONS')?.buttons?.map(({ text }) => text);
    const template = check(templateInputSchema, { ...named, body: body?.text, buttons }, '');
    if (await templates.find(template.name, template.language))
      throw invalid(`There is already ${template.language} content for this template.`);
    await templates.save(template);
    return { id: `${Date.now()}`, status: 'APPROVED', category: template.category };
  });

  app.post<{ Params: { id: string } }>('/graph/:version/:id/subscribed_apps', async (request) => {
    authenticate(request);
    if (request.params.id !== known.businessAccountId) throw noSuchObject('POST', request.params.id);
    return { success: true };
  });
};
