import { DAY, HOUR, type Interval, MINUTE, merge, overlaps } from '@catch/scheduling';
import { asksFreeAgain, asksUntilBusy, asksWhenBusy } from '@catch/understanding';
import { slotOf } from '../../../values/make.ts';
import { withList } from '../../conversation.ts';
import { type Ask, dayOf } from './asked.ts';
import { peopleIn } from './people-asked.ts';

const ASKS = [asksUntilBusy, asksFreeAgain, asksWhenBusy];

/** 'Until when is Ana tied up?', 'when does she become free?': when others are busy then, and until when. */
export async function tellBusy(request: Ask, asked: Interval | undefined): Promise<boolean> {
  const { plan, slots } = request;
  const { world } = plan;
  if (!ASKS.some((asks) => asks(plan.words))) return false;
  const people = await peopleIn(plan, slots);
  if (people.length === 0) return false;
  // 'Is Ana free at eleven? – Until when is she busy?': at eleven.
  const { asked: before } = plan.conversation;
  const earlier = slots.has('time') || before?.act !== 'ask_free' ? undefined : before.window;
  const from = earlier ?? asked ?? { start: world.now, end: world.now + MINUTE };
  const window = from.end - from.start > DAY ? from : dayOf(from.start, world.zone);
  const found = await world.calendars.freeBusy({ ids: people.map(({ email }) => email), ...window });
  const busy = found.flatMap((one) => {
    const person = people.find(({ email }) => email === one.id);
    const times = merge([...one.busy]);
    const then = times.filter((time) => overlaps(time, from));
    const told = then.length > 0 ? then : times.filter(({ end }) => end > from.start);
    return person && told.length > 0 ? [{ person, busy: told }] : [];
  });
  const [first] = busy;
  if (!first) return false;
  const end = first.busy.at(-1)?.end ?? window.end;
  const [next] = found.flatMap((one) =>
    one.busy.filter(({ start }) => start >= end).map(({ start }) => start),
  );
  // 'Then put a call right after that': where they are free again.
  const free = { start: end, end: Math.max(end + HOUR / 2, Math.min(next ?? window.end, end + 2 * HOUR)) };
  plan.answeredStretch = free;
  plan.conversation = withList({ ...plan.conversation, people }, [
    { ref: '1', slot: slotOf(free, world.zone) },
  ]);
  plan.say({ kind: 'told', what: 'busy', busy });
  return true;
}
