import { randomInt } from 'node:crypto';
import { deliver, type RecordedDelivery } from '../chat/deliver.ts';
import { newMessageId } from './message.ts';
import { secondsOf, webhookOf } from './payload.ts';
import { businessScopedId, digitsOf, type Person } from './person.ts';
import type { Whatsapp } from './whatsapp.ts';

const somePhone = (old: string): string => `${old.slice(0, 4)}${randomInt(1e6, 9e6)}`;

/** Somebody moves to another number. The user id changes with it; a system message tells, without contacts. */
export const changeNumber = async (
  { context, people, messages, changes }: Whatsapp,
  user: string,
  givenPhone: string | undefined,
  tellsIds: boolean,
): Promise<{ person: Person; id: string; delivery: RecordedDelivery }> => {
  const account = await context.accounts.findOrCreate(user);
  const old = await people.ensure(account);
  const phone = givenPhone === undefined ? somePhone(old.phone) : digitsOf(givenPhone);
  const person = await people.change(account.email, {
    phone,
    user_id: businessScopedId(phone),
    // The 24 hours were those of the old number.
    last_inbound_at: null,
  });
  const at = context.now();
  const id = newMessageId(old.phone);
  const hidden = person.phone_hidden;
  const body = hidden
    ? `User ${account.name} changed their user id`
    : `User ${account.name} changed from ${old.phone} to ${phone}`;
  const system = {
    body,
    ...(!hidden && { wa_id: phone }),
    ...(tellsIds && { user_id: person.user_id, previous_user_id: old.user_id }),
    type: hidden ? 'user_changed_user_id' : 'user_changed_number',
  };
  await messages.insert({
    id,
    email: account.email,
    author: 'user',
    kind: 'system',
    content: { system },
    status: 'sent',
    at,
  });
  const message = {
    ...(!hidden && { from: old.phone }),
    ...(tellsIds && { from_user_id: old.user_id }),
    id,
    timestamp: secondsOf(at),
    type: 'system',
    system,
  };
  const delivery = await deliver(context, webhookOf(context, [{ messages: [message] }], account.email));
  await messages.reportedBy([id], delivery.webhook_id);
  changes.notify(account.email);
  return { person, id, delivery };
};
