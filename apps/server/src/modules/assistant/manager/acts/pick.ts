import { Temporal } from 'temporal-polyfill';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { answerOpen } from './answer.ts';
import { create } from './create.ts';
import { asSlots } from './revise.ts';

/** Among what was offered or listed. */
export async function pick(plan: MessagePlan, slots: Slots): Promise<void> {
  const { open, asked } = plan.conversation;
  if (open) return answerOpen(plan, open, slots);
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  if (isSearch && (slots.has('time') || slots.has('title'))) {
    const onDay = asked.window && slots.joined('time');
    const kept = asked.slots.filter(({ role }) => role === 'person' || role === 'length');
    const day =
      asked.window && onDay
        ? [{ role: 'time' as const, text: `${dayOf(asked.window.start, plan.world.zone)} ${onDay}` }]
        : [];
    const said = slots.list().filter(({ role }) => role !== 'time' || day.length === 0);
    return create(plan, new Slots([...said, ...day]).over(asSlots(kept)));
  }
  const words = slots.first('option');
  const found = await referTo(words, slots, plan.conversation, plan.world);
  if (found.kind === 'events') {
    plan.focusOn(found.events.map(asFact));
    return plan.say({ kind: 'told', what: 'when', events: found.events.map(asFact) });
  }
  plan.say({ kind: 'talk', what: 'unclear' });
}

const dayOf = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
