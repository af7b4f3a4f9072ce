import { placeOfClock, resolveWhen } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/** 'A call with my sister in Manila, 8pm her time': on the clock of Manila. */
export function onClockThere(plan: MessagePlan, slots: Slots): Slots {
  const { world } = plan;
  const place = placeOfClock(slots.first('zone') ?? '', slots.joined('title') ?? '');
  const read = place ? resolveWhen(`tomorrow at 9am ${place} time`, world.when) : undefined;
  if (!place || read?.kind !== 'instant' || !read.zone) return slots;
  const known = wordsOf(place);
  plan.unsure = plan.unsure.filter((word) => !known.includes(word.toLowerCase()));
  return new Slots(slots.list().map((slot) => (slot.role === 'zone' ? { ...slot, text: place } : slot)));
}
