import { type NotificationWish, readNotification } from '@catch/understanding';
import type { MessagePlan } from '../plan.ts';

/** What we send by ourselves: when, how often, or not at all. */
export function notify(plan: MessagePlan, said: string): void {
  const wish = readNotification(said);
  if (!wish) plan.say({ kind: 'talk', what: 'unclear' });
  else if (wish.topic === 'list') plan.call('list_notifications', {});
  else plan.call('change_notifications', { ...detailsOf(wish), quote: said.slice(0, 500) });
}

function detailsOf(wish: Exclude<NotificationWish, { topic: 'list' }>): Record<string, unknown> {
  if (wish.topic === 'limit') return { topic: wish.topic, most_a_day: wish.most };
  const { topic, on } = wish;
  return wish.topic === 'quiet'
    ? { topic, on, from: wish.from, to: wish.to }
    : { topic, on, at: wish.at, minutes_before: wish.minutes, until: wish.until };
}
