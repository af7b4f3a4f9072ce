import type { FastifyInstance } from 'fastify';
import { credentials } from '../../credentials.ts';
import { newMessageId } from '../message.ts';
import { digitsOf, type Person } from '../person.ts';
import type { Whatsapp } from '../whatsapp.ts';
import { authenticate, noSuchObject } from './authenticate.ts';
import { check } from './check.ts';
import { GraphError, invalid } from './graph-error.ts';
import { readContent } from './message-content.ts';
import { envelopeSchema, readSchema } from './message-schemas.ts';
import { createPairRate } from './pair-rate.ts';

const WINDOW_MS = 24 * 3_600_000;
const TYPING_MS = 25_000;

/** `POST /{phone-number-id}/messages`: sending, marking as read, typing. */
export const messagesRoutes = (app: FastifyInstance, whatsapp: Whatsapp): void => {
  const { context, people, messages, templates, settings, receipts, changes } = whatsapp;
  const pairRate = createPairRate(settings);

  const findRecipient = (to: string | undefined, userId: string | undefined): Promise<Person | undefined> => {
    // 'to' wins when both are given.
    if (to !== undefined) return people.byPhone(to);
    if (userId !== undefined) return people.byUserId(userId);
    throw invalid('The parameter to is required.');
  };

  /** Why the phone will not get this message, as Meta's code. */
  const obstacle = async (person: Person | undefined, type: string): Promise<number | undefined> => {
    if (person === undefined || !person.reachable) return 131026;
    const ordered = person.fail_times > 0 ? await people.takeFailure(person.email) : undefined;
    if (ordered !== undefined) return ordered;
    const last = person.last_inbound_at?.getTime() ?? 0;
    return type !== 'template' && context.now().getTime() - last >= WINDOW_MS ? 131047 : undefined;
  };

  const send = async (body: Record<string, unknown>) => {
    const envelope = check(envelopeSchema, body, '');
    const content = await readContent(envelope.type, body, templates);
    const person = await findRecipient(envelope.to, envelope.recipient);
    if (person !== undefined && !pairRate.allows(person.email, context.now().getTime())) {
      throw new GraphError(131056);
    }
    const code = await obstacle(person, envelope.type);
    if (code !== undefined && !settings.current.late_errors) throw new GraphError(code);

    const id = newMessageId(person?.phone ?? '0');
    if (person !== undefined) {
      await messages.insert({
        id,
        email: person.email,
        author: 'business',
        kind: envelope.type,
        content,
        contextId: envelope.context?.message_id,
        opaque: envelope.biz_opaque_callback_data,
        status: 'accepted',
        at: context.now(),
      });
      if (person.typing_until !== null) await people.change(person.email, { typing_until: null });
      changes.notify(person.email);
    }
    const shown =
      envelope.to !== undefined
        ? { input: envelope.to, wa_id: person?.phone ?? digitsOf(envelope.to) }
        : { input: envelope.recipient };
    const answer = {
      messaging_product: 'whatsapp',
      contacts: [{ ...shown, ...(person !== undefined && { user_id: person.user_id }) }],
      messages: [{ id, message_status: 'accepted' }],
    };
    const afterwards = (): void => {
      if (person === undefined) {
        receipts.failUnknown({
          id,
          phone: digitsOf(envelope.to ?? ''),
          opaque: envelope.biz_opaque_callback_data,
        });
      } else if (code === undefined) receipts.travel(person, id);
      else receipts.fail(person, id, code);
    };
    return { answer, afterwards };
  };

  const markRead = async (body: unknown) => {
    const request = check(readSchema, body, '');
    const message = await messages.find(request.message_id);
    if (message === undefined || message.author !== 'user') {
      throw invalid('Param message_id is not the id of a message that was received.', 131009);
    }
    await messages.advanceAll(message.email, 'user', 'read', message.position);
    if (request.typing_indicator !== undefined) {
      const until = new Date(context.now().getTime() + TYPING_MS);
      await people.change(message.email, { typing_until: until });
    }
    changes.notify(message.email);
    return { success: true };
  };

  app.post<{ Params: { version: string; id: string } }>(
    '/graph/:version/:id/messages',
    async (request, reply) => {
      authenticate(request);
      const { id } = request.params;
      if (id !== credentials.whatsapp.phoneNumberId) throw noSuchObject('POST', id);
      const body = request.body as Record<string, unknown> | null;
      if (typeof body !== 'object' || body === null) throw invalid('The request has no body.');
      if (body.status !== undefined) return markRead(body);
      const { answer, afterwards } = await send(body);
      // The caller may be gone already: the message is delivered all the same, and its receipts follow.
      if (reply.raw.destroyed) afterwards();
      else reply.raw.once('close', afterwards);
      return answer;
    },
  );
};
