import { z } from 'zod';
import { readAudio } from '../chat/audio/read-audio.ts';
import { type Delivery, deliver, firstAttempt } from '../chat/deliver.ts';
import { findButton, pressed } from './buttons.ts';
import { webhookError } from './graph/graph-error.ts';
import { type Content, newMessageId } from './message.ts';
import { contactOf, incomingMessage, webhookOf } from './payload.ts';
import { samplePicture } from './sample-picture.ts';
import type { Whatsapp } from './whatsapp.ts';

export const email = z.email().toLowerCase();

/** What a person can do in the chat; exactly one of text, button, audio, reaction and kind. */
export const actionSchema = z
  .strictObject({
    user: email,
    text: z.string().min(1).max(65_536).optional(),
    /** Id or title of a button. */
    button: z.string().min(1).optional(),
    /** Name of a sample clip, or base64. */
    audio: z.string().min(1).optional(),
    reaction: z.string().max(16).optional(),
    kind: z.enum(['image', 'location', 'contacts', 'sticker', 'unsupported']).optional(),
    caption: z.string().max(1024).optional(),
    /** The message that is pressed, reacted to or quoted; the newest fitting one when absent. */
    message: z.string().optional(),
    /** When it was written, for messages that arrive days late. */
    at: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(
    ({ text, button, audio, reaction, kind }) =>
      [text, button, audio, reaction, kind].filter((given) => given !== undefined).length === 1,
    { message: 'Give exactly one of text, button, audio, reaction and kind.' },
  );

export type Action = z.output<typeof actionSchema>;

/** An order that cannot be carried out, such as pressing a button that no message has. */
export class Impossible extends Error {
  readonly statusCode = 409;
}

interface Written {
  readonly kind: string;
  readonly content: Content;
  readonly contextId?: string | undefined;
}

export const createPhone = (whatsapp: Whatsapp) => {
  const { context, people, messages, media, receipts, changes } = whatsapp;

  const other = async (action: Action): Promise<Written> => {
    const { kind, caption } = action;
    if (kind === 'image') {
      const saved = await media.save(samplePicture, 'image/jpeg');
      return { kind, content: { image: { ...(caption !== undefined && { caption }), ...saved } } };
    }
    if (kind === 'sticker') {
      const saved = await media.save(samplePicture, 'image/webp');
      return { kind, content: { sticker: { ...saved, animated: false } } };
    }
    if (kind === 'location') {
      const location = { latitude: 40.4168, longitude: -3.7038, name: caption ?? 'Puerta del Sol' };
      return { kind, content: { location } };
    }
    if (kind === 'contacts') {
      const contact = { name: { formatted_name: caption ?? 'Somebody', first_name: 'Somebody' }, phones: [] };
      return { kind, content: { contacts: [contact] } };
    }
    const unknown = {
      ...webhookError(131051),
      title: 'Message type unknown',
      message: 'Message type unknown',
    };
    return { kind: 'unsupported', content: { errors: [unknown], unsupported: { type: 'unknown' } } };
  };

  const write = async (action: Action): Promise<Written> => {
    if (action.text !== undefined) {
      return { kind: 'text', content: { text: { body: action.text } }, contextId: action.message };
    }
    if (action.button !== undefined) {
      const found = findButton(await messages.of(action.user), action.button, action.message);
      if (found === undefined) throw new Impossible(`No message has the button '${action.button}'.`);
      return { ...pressed(found.button), contextId: found.message.id };
    }
    if (action.audio !== undefined) {
      const audio = readAudio(action.audio, 'ogg');
      if (audio === undefined) throw new Impossible('The audio is neither the name of a clip nor base64.');
      const saved = await media.save(audio.bytes, audio.mimeType);
      const content = { audio: { ...saved, url: media.address(saved.id), voice: true } };
      return { kind: 'audio', content, contextId: action.message };
    }
    if (action.reaction === undefined) return other(action);
    const last = (await messages.of(action.user)).findLast(({ author }) => author === 'business');
    const target = action.message ?? last?.id;
    if (target === undefined) throw new Impossible('There is no message to react to.');
    return { kind: 'reaction', content: { reaction: { message_id: target, emoji: action.reaction } } };
  };

  /** Writes down what somebody did and gives the value that a webhook carries. */
  const record = async (action: Action) => {
    const account = await context.accounts.findOrCreate(action.user);
    const before = await people.ensure(account);
    const written = await write({ ...action, user: account.email });
    const now = context.now();
    const at = action.at === undefined ? now : new Date(action.at);
    const id = newMessageId(before.phone);
    await messages.insert({ id, email: account.email, author: 'user', status: 'sent', at, ...written });
    // Who answers has seen what came before, and opens the window for another 24 hours.
    await receipts.read(before);
    const opened =
      before.last_inbound_at !== null && before.last_inbound_at > at ? before.last_inbound_at : at;
    const person = await people.change(account.email, { last_inbound_at: opened });
    changes.notify(account.email);
    const message = incomingMessage(person, { id, at, ...written });
    return {
      id,
      email: account.email,
      value: { contacts: [contactOf(account, person)], messages: [message] },
    };
  };

  return {
    /** Several actions travel in one webhook, as Meta does after an outage. */
    act: async (
      actions: readonly Action[],
      wait: boolean,
    ): Promise<{ ids: string[]; delivery: Delivery }> => {
      const recorded = [];
      for (const action of actions) recorded.push(await record(action));
      const ids = recorded.map(({ id }) => id);
      const [first] = recorded;
      const webhook = webhookOf(
        context,
        recorded.map(({ value }) => value),
        first?.email,
      );
      const sent = await deliver(context, webhook, false);
      await messages.reportedBy(ids, sent.webhook_id);
      const delivery = wait ? await firstAttempt(context, sent.webhook_id) : sent;
      for (const { email } of recorded) changes.notify(email);
      return { ids, delivery };
    },
  };
};

export type Phone = ReturnType<typeof createPhone>;
