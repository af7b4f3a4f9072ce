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

/** 'The hearing is on the 9th now, remind me the day before': the day before the 9th, whether that is done or waits for a yes. */
export function movedTo(plan: MessagePlan, event: EventFact): EventFact | undefined {
  if (event.id === '') return undefined;
  const planned = plannedTime(plan, event.id);
  if (planned) return { ...event, ...planned };
  return plan.conversation.proposals
    .flatMap(({ changes }) => changes)
    .flatMap((change) =>
      (change.did === 'changed' || change.did === 'moved') && change.before.id === event.id
        ? [change.after]
        : [],
    )
    .at(-1);
}
