import { instantOf } from '@catch/scheduling';
import { isBesideTime, readReference, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { ask } from './ask/index.ts';
import { cancel } from './cancel.ts';
import { create } from './create.ts';
import { remind } from './reminders.ts';
import { revise } from './revise.ts';
import { reviseCreation } from './revise-creation.ts';

/** The same once more with differences, of a wish or of a question. */
export async function again(plan: MessagePlan, slots: Slots): Promise<void> {
  const [ended] = plan.conversation.done[0]?.changes ?? [];
  // 'Remind me again in two hours', of one that was just ticked off.
  if (ended?.did === 'reminder-ended' && !slots.has('text', 'title')) return remind(plan, slots);
  // 'Remind me on Wednesday, and again on Friday': of what was wished for a moment ago.
  const begun = plan.steps.findLast((step) => step.kind === 'call');
  if (begun?.kind === 'call' && begun.wish.said) {
    const { tool, said } = begun.wish;
    if (tool === 'set_reminder') return remind(plan, slots.over(said));
    if (tool === 'create_event') return create(plan, slots.over(said));
  }
  const { asked, proposals, done } = plan.conversation;
  if (asked) {
    await ask(plan, asked.act, slots.over(asked.slots), { before: asked });
    return;
  }
  const proposal = proposals.at(-1);
  const last = proposal ?? done.find(({ isUndone }) => !isUndone);
  const [change] = last?.changes ?? [];
  if (!last || !change) return create(plan, slots);
  switch (change.did) {
    case 'created': {
      const named = namedAnew(slots);
      if (named)
        return create(plan, named.over((last.wish.said ?? []).filter(({ role }) => role === 'length')));
      const time = slots.joined('time');
      // 'A week later' counts from the event that was just made.
      if (time && isBesideTime(time))
        return create(
          plan,
          new Slots([
            ...slots.over((last.wish.said ?? []).filter(({ role }) => role !== 'time')).list(),
            { role: 'same_time', text: '' },
          ]),
        );
      return reviseCreation(plan, change, last.wish, slots, true);
    }
    case 'cancelled': {
      const time = slots.joined('old_time') ?? slots.joined('time');
      return cancelAgain(plan, change.before, time);
    }
    case 'reminder-set': {
      const { text, cron, before } = change.reminder;
      if (slots.has('before') || (before && !slots.has('time')))
        return remind(plan, slots.over(last.wish.said ?? []));
      const words = slots.joined('time');
      if (!words) return remind(plan, slots.over(last.wish.said ?? []));
      const when = cron ? `every day ${words}` : words;
      plan.call('set_reminder', {
        text: slots.joined('text') ?? text,
        when: isWhole(when, plan) ? when : words,
      });
      return;
    }
    case 'reminder-changed':
    case 'reminder-ended':
      return remind(plan, slots);
    default:
      return slots.has('text') ? remind(plan, slots) : revise(plan, slots);
  }
}

/** 'And the return flight on the 8th': what is wished for once more has a name of its own. */
function namedAnew(slots: Slots): Slots | undefined {
  const title = slots.name('target');
  if (!title || readReference(title).isFocus || readReference(title).position !== undefined) return undefined;
  return new Slots(
    slots.list().map(({ role, text }) => ({
      role: role === 'target' ? 'title' : role === 'old_time' ? 'time' : role,
      text: role === 'target' ? title : text,
    })),
  );
}

const isWhole = (words: string, { world }: MessagePlan): boolean =>
  resolveWhen(words, world.when).kind !== 'none';

async function cancelAgain(plan: MessagePlan, event: EventFact, words: string | undefined): Promise<void> {
  const { world } = plan;
  // 'The week after' counts from the event that was just cancelled, not from today.
  const there = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, world.zone));
  const near = words ? resolveWhen(words, { ...world.when, now: there }) : undefined;
  const window = near?.kind === 'interval' ? near : undefined;
  if (!window)
    return cancel(
      plan,
      new Slots([
        { role: 'target', text: event.title ?? '' },
        ...(words ? [{ role: 'old_time' as const, text: words }] : []),
      ]),
    );
  const events = (
    await world.events({ start: window.start.epochMilliseconds, end: window.end.epochMilliseconds })
  ).filter((one) => (event.seriesId ? one.seriesId === event.seriesId : one.title === event.title));
  if (events.length === 0) return plan.noSuchEvent(event.title);
  for (const one of events) plan.call('delete_event', { event_id: one.id, scope: 'this' });
}
