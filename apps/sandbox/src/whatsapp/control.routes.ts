import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deliver } from '../chat/deliver.ts';
import { credentials } from '../credentials.ts';
import { changeNumber } from './change-number.ts';
import { accountWebhookOf } from './payload.ts';
import type { Person } from './person.ts';
import { actionSchema, email, Impossible, type Phone } from './phone.ts';
import { settingsChangeSchema } from './settings.ts';
import { templateInputSchema } from './templates.ts';
import { viewOf } from './view.ts';
import type { Whatsapp } from './whatsapp.ts';

const userSchema = z.strictObject({ user: email });
const waitSchema = z.looseObject({ wait: z.boolean().default(true) });
const batchSchema = z.strictObject({
  messages: z.array(actionSchema).min(1).max(100),
  wait: z.boolean().default(true),
});
const personSchema = z.strictObject({
  user: email,
  hide_phone: z.boolean().optional(),
  username: z.string().max(64).nullable().optional(),
  read_receipts: z.boolean().optional(),
  online: z.boolean().optional(),
  reachable: z.boolean().optional(),
  /** The 24-hour window. */
  window: z.enum(['open', 'closed']).optional(),
});
const numberSchema = z.strictObject({
  user: email,
  phone: z
    .string()
    .regex(/^\+?\d{6,15}$/)
    .optional(),
  /** Without: as accounts do whose webhooks know no user ids yet. */
  user_ids: z.boolean().default(true),
});
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
const failSchema = z.strictObject({ user: email, code: z.int(), times: z.int().min(0).default(1) });
const verifySchema = z.strictObject({ token: z.string().optional() }).nullish();

const WINDOW_MS = 24 * 3_600_000;
// A recording in base64 is larger than anything else that is posted here.
const BODY_LIMIT = 32 * 1024 * 1024;

export const controlRoutes = (app: FastifyInstance, whatsapp: Whatsapp, phone: Phone): void => {
  const { context, people, messages, receipts, settings, templates, background, changes } = whatsapp;

  const personView = (person: Person) => ({
    user: person.email,
    phone: `+${person.phone}`,
    user_id: person.user_id,
    username: person.username,
    hide_phone: person.phone_hidden,
    read_receipts: person.read_receipts,
    online: person.online,
    reachable: person.reachable,
    window:
      person.last_inbound_at !== null &&
      context.now().getTime() - person.last_inbound_at.getTime() < WINDOW_MS
        ? 'open'
        : 'closed',
    typing: person.typing_until !== null && person.typing_until > context.now(),
  });

  app.post('/_control/whatsapp/send', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { wait, ...action } = waitSchema.parse(request.body);
    const { ids, delivery } = await phone.act([actionSchema.parse(action)], wait);
    return { id: ids[0], answered: delivery.answered, delivery };
  });

  app.post('/_control/whatsapp/batch', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { messages: actions, wait } = batchSchema.parse(request.body);
    const { ids, delivery } = await phone.act(actions, wait);
    return { ids, answered: delivery.answered, delivery };
  });

  app.get('/_control/whatsapp/messages', async (request) => {
    const { user } = userSchema.parse(request.query);
    const person = await people.byEmail(user);
    return { person: personView(person), messages: (await messages.of(person.email)).map(viewOf) };
  });

  app.post('/_control/whatsapp/read', async (request) => {
    const { user } = userSchema.parse(request.body);
    return { read: await receipts.read(await people.byEmail(user)) };
  });

  app.post('/_control/whatsapp/person', async (request) => {
    const { user, hide_phone, window, ...rest } = personSchema.parse(request.body);
    const before = await people.byEmail(user);
    const now = context.now().getTime();
    const given = {
      ...rest,
      ...(hide_phone !== undefined && { phone_hidden: hide_phone }),
      ...(window === 'open' && { last_inbound_at: new Date(now) }),
      ...(window === 'closed' && { last_inbound_at: new Date(now - WINDOW_MS) }),
    };
    const named = Object.entries(given).filter(([, value]) => value !== undefined);
    const person = named.length === 0 ? before : await people.change(before.email, Object.fromEntries(named));
    if (person.online && !before.online) await receipts.arrive(person);
    changes.notify(person.email);
    return { person: personView(person) };
  });

  app.post('/_control/whatsapp/number', async (request) => {
    const { user, phone: number, user_ids: tellsIds } = numberSchema.parse(request.body);
    if (number !== undefined && (await people.byPhone(number)) !== undefined) {
      throw new Impossible(`The number ${number} belongs to somebody.`);
    }
    const { person, id, delivery } = await changeNumber(whatsapp, user, number, tellsIds);
    return { id, person: personView(person), answered: delivery.answered, delivery };
  });

  /** The person's next messages fail with a code: at once, or by webhook with the setting `late_errors`. */
  app.post('/_control/whatsapp/fail', async (request) => {
    const { user, code, times } = failSchema.parse(request.body);
    const person = await people.byEmail(user);
    await people.change(person.email, { fail_code: code, fail_times: times });
    return { user: person.email, code, times };
  });

  app.get('/_control/whatsapp/settings', async () => settings.current);
  app.post('/_control/whatsapp/settings', async (request) => {
    // Only what was written: the schema would fill in the defaults of everything else.
    const given = Object.keys((request.body ?? {}) as object);
    const parsed = settingsChangeSchema.parse(request.body ?? {});
    const changed = Object.entries(parsed).filter(([name]) => given.includes(name));
    return settings.change(context.database, Object.fromEntries(changed));
  });

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

  /** Resolves when no receipt and no webhook is under way. */
  app.post('/_control/whatsapp/idle', async () => {
    await background.idle();
    await context.webhooks.idle();
    return { idle: true };
  });
};
