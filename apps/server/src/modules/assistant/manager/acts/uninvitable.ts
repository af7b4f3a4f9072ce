import { saysNoAddress } from '@catch/understanding';
import { fetch } from '../fetch-event.ts';
import type { JudgedReading } from '../judged-reading.ts';
import type { MessagePlan } from '../plan.ts';
import { titleWith } from './uninvited.ts';

/**
 * 'What is their email address? – I don't have it': they are named in the title and not invited, and not asked
 * about again. Says whether that was meant.
 */
export async function withoutAddress(
  plan: MessagePlan,
  { message, commands }: JudgedReading,
): Promise<boolean> {
  const { open, focus } = plan.conversation;
  const isDenied = commands.some(({ act }) => act === 'deny') && !/\bjust\b/i.test(message);
  if (open?.question.asks.for !== 'address' || !saysNoAddress(message) || isDenied) return false;
  const { name } = open.question.asks;
  const { tool, input, zone } = open.wish;
  const isThem = (one: unknown) => String(one).toLowerCase() === name.toLowerCase();
  const others = (list: unknown) => (Array.isArray(list) ? list.filter((one) => !isThem(one)) : undefined);
  plan.conversation = { ...plan.conversation, open: undefined };
  if (tool === 'create_event') {
    const title = titleWith(String(input.title ?? ''), name);
    plan.call(tool, { ...input, title, attendees: others(input.attendees) }, zone);
    return true;
  }
  const about = open.question.about ?? focus.find(({ id }) => id === input.event_id);
  const found = about && (await fetch(about, plan.world));
  const [event] = found?.kind === 'events' ? found.events : [];
  if (tool !== 'update_event' || !event) return false;
  const title = titleWith(String(input.new_title ?? event.title ?? ''), name);
  plan.call(tool, { ...input, new_title: title, add_attendees: others(input.add_attendees) }, zone);
  return true;
}
