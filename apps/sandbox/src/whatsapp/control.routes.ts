import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeNumber } from './change-number.ts';
import { accountRoutes } from './control-account.routes.ts';
import type { Person } from './person.ts';
import { actionSchema, email, Impossible, type Phone } from './phone.ts';
import { settingsChangeSchema } from './settings.ts';
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
const failSchema = z.strictObject({ user: email, code: z.int(), times: z.int().min(0).default(1) });

const WINDOW_MS = 24 * 3_600_000;
// A recording in base64 is larger than anything else that is posted here.
const BODY_LIMIT = 32 * 1024 * 1024;

export const controlRoutes = (app: FastifyInstance, whatsapp: Whatsapp, phone: Phone): void => {
  const { context, people, messages, receipts, settings, background, changes } = whatsapp;

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

  accountRoutes(app, whatsapp);

  /** Resolves when no receipt and no webhook is under way. */
  app.post('/_control/whatsapp/idle', async () => {
    await background.idle();
    await context.webhooks.idle();
    return { idle: true };
  });
};
