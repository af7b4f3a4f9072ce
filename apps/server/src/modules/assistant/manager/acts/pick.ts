import { instantOf } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo, windowIn } from '../refer.ts';
import { Slots } from '../slots.ts';
import { answerOpen, chooseAmong } from './answer.ts';
import { create } from './create.ts';
import { asSlots, takeSlot } from './revise.ts';

/** Among what was offered or listed. */
export async function pick(plan: MessagePlan, slots: Slots): Promise<void> {
  const { open, asked } = plan.conversation;
  if (open) return answerOpen(plan, open, slots);
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  const [single, ...rest] = plan.conversation.listed.flatMap((option) =>
    'slot' in option ? [option.slot] : [],
  );
  if (isSearch && single && rest.length === 0 && !slots.has('time'))
    return takeSlot(plan, slots, asked.slots, single);
  if (isSearch && (slots.has('time') || slots.has('title'))) {
    const onDay = asked.window && slots.joined('time');
    const kept = asked.slots.filter(({ role }) => role !== 'time' && role !== 'option');
    const day =
      asked.window && onDay
        ? [{ role: 'time' as const, text: `${dayOf(asked.window.start, plan.world.zone)} ${onDay}` }]
        : [];
    const said = slots.list().filter(({ role }) => role !== 'time' || day.length === 0);
    return create(plan, new Slots([...said, ...day]).over(asSlots(kept)));
  }
  const words = slots.first('option');
  const offered = plan.conversation.listed.filter((option) => 'slot' in option);
  if (isSearch && words && offered.length > 0) {
    const [chosen] = chooseAmong(plan, offered, slots);
    if (chosen && 'slot' in chosen) return takeSlot(plan, slots, asked.slots, chosen.slot);
    const day = windowIn(words, plan.conversation, plan.world);
    // 'Tuesday': the one on that day, if there is only one.
    const there = offered.filter(
      (option) =>
        'slot' in option &&
        day !== undefined &&
        instantOf(option.slot.start, plan.world.zone) >= day.start &&
        instantOf(option.slot.start, plan.world.zone) < day.end,
    );
    const [first, ...more] = there;
    if (first && more.length === 0 && 'slot' in first) return takeSlot(plan, slots, asked.slots, first.slot);
    if (day) return pick(plan, new Slots([{ role: 'time', text: words }]).over(slots.list()));
  }
  const found = await referTo(words, slots, plan.conversation, plan.world);
  if (found.kind === 'events') {
    plan.focusOn(found.events.map(asFact));
    return plan.say({ kind: 'told', what: 'when', events: found.events.map(asFact) });
  }
  plan.say({ kind: 'talk', what: 'unclear' });
}

const dayOf = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
