import type { EventFact } from '../values/values.ts';
import type { MessagePlan } from './plan.ts';

/** Where an event will be by what this very message has already asked for: 'to four, and put a break right after it'. */
export function plannedTime(
  { steps }: MessagePlan,
  id: string,
): Pick<EventFact, 'start' | 'end'> | undefined {
  const step = steps.findLast(
    ({ kind, wish }) => kind === 'call' && wish?.tool === 'update_event' && wish.input.event_id === id,
  );
  return step?.wish?.input.exact as Pick<EventFact, 'start' | 'end'> | undefined;
}
