import type { NotificationWish } from '@catch/understanding';
import type { Call } from './call.ts';

/** What somebody wishes about our own messages, as the call that changes it. `answered`: the time they were asked for. */
export function notificationCall(wish: NotificationWish, said: string, answered: string | undefined): Call {
  if (wish.topic === 'list') return { name: 'list_notifications', input: {} };
  const quote = said.slice(0, 500);
  if (wish.topic === 'limit')
    return { name: 'change_notifications', input: { topic: 'limit', most_a_day: wish.most, quote } };
  const { topic, on } = wish;
  const more =
    wish.topic === 'quiet'
      ? { ...(wish.from ? { from: wish.from } : {}), ...(wish.to ? { to: wish.to } : {}) }
      : {
          ...((answered ?? wish.at) ? { at: answered ?? wish.at } : {}),
          ...(wish.minutes === undefined ? {} : { minutes_before: wish.minutes }),
          ...(wish.until ? { until: wish.until } : {}),
        };
  return {
    name: 'change_notifications',
    input: { topic, ...(on === undefined ? {} : { on }), ...more, quote },
  };
}
