import { placeOfClock, resolveWhen, type WhenContext } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { clocksIn, settle } from '../times.ts';

/** 'A call with my sister in Manila, 8pm her time': on the clock of Manila. */
export function onClockThere(plan: MessagePlan, said: Slots): Slots {
  const { world } = plan;
  const slots = withOneClock(said, world.when);
  const place = placeOfClock(slots.first('zone') ?? '', slots.joined('title') ?? '');
  const read = place ? resolveWhen(`tomorrow at 9am ${place} time`, world.when) : undefined;
  if (!place || read?.kind !== 'instant' || !read.zone) return slots;
  const known = wordsOf(place);
  plan.unsure = plan.unsure.filter((word) => !known.includes(word.toLowerCase()));
  return new Slots(slots.list().map((slot) => (slot.role === 'zone' ? { ...slot, text: place } : slot)));
}

/** 'I'm in Lisbon this week. A chat on Thursday at ten New York time': where somebody is for how long is no second time. */
function withOneClock(slots: Slots, when: WhenContext): Slots {
  const times = slots.all('time');
  const [exact, ...others] = times.filter((text) => {
    const read = settle(resolveWhen(text, when));
    return (
      (read.kind === 'instant' || (read.kind === 'interval' && read.range && !read.allDay)) && read.dateSaid
    );
  });
  if (!slots.has('zone') || exact === undefined || others.length > 0) return slots;
  const read = settle(resolveWhen(exact, when));
  const hasClock = 'zone' in read && read.zone !== undefined;
  const isClock = (text: string) => text !== exact && clocksIn(text, when).length > 0;
  if (times.some(isClock)) return slots;
  return new Slots(
    slots
      .list()
      .filter(({ role, text }) => !(role === 'time' && text !== exact) && !(role === 'zone' && hasClock)),
  );
}
