import { DAY, instantOf } from '@catch/scheduling';
import { type Role, resolveWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { windowOf } from '../../tools/events/window-of.ts';
import type { EventFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { isIn } from '../is-in.ts';
import { newTime } from '../new-time.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { atInstant, namesDay } from '../time-in-words.ts';
import { clocksIn, timeWords } from '../times.ts';
import type { World } from '../world.ts';
import { changeOne } from './change-one.ts';

/** What is no time: of several events, each has its own people and places. */
const DETAILS: readonly Role[] = ['guest', 'guest_out', 'place', 'note', 'title', 'video', 'link'];
/** They say which events, and that is settled. */
const NAMING: ReadonlySet<Role> = new Set(['set', 'target', 'except', 'old_time', 'old_person'] as const);
/** Of more than these nobody wants a card for each. */
const MOST = 5;

/** 'Both at seven': an hour and no day, for events on different days. Each keeps its own. */
function isHourForEach(
  words: string | undefined,
  events: readonly Pick<EventFact, 'start'>[],
  world: World,
): words is string {
  const { when, zone } = world;
  const isHour = words !== undefined && clocksIn(words, when).length > 0 && !namesDay(words, world);
  if (!isHour || events.some(({ start }) => start.kind === 'date')) return false;
  const dayOf = ({ start }: Pick<EventFact, 'start'>) =>
    atInstant(instantOf(start, zone)).toZonedDateTimeISO(zone).toPlainDate().toString();
  return new Set(events.map(dayOf)).size === events.length;
}

/** Of a question which of several is meant, answered with both. Says whether the wish is one for each by itself. */
export function takeEach(plan: MessagePlan, events: readonly EventFact[], { tool, input }: Wish): boolean {
  const { new_when: words, ...rest } = input as { new_when?: string };
  if (tool !== 'update_event' || events.length > MOST || !isHourForEach(words, events, plan.world))
    return false;
  const times = events.map((event) => newTime(event, new Slots([{ role: 'time', text: words }]), plan.world));
  if (times.some(({ kind }) => kind === 'unclear')) return false;
  for (const [index, { id }] of events.entries()) {
    const time = times[index];
    if (time?.kind === 'exact')
      plan.call(tool, { ...rest, event_id: id, exact: { start: time.start, end: time.end } });
  }
  return true;
}

/** 'Take her off both dinners', 'both at seven': one change for each of them. Says whether it is such a wish. */
export async function changeEachOf(
  plan: MessagePlan,
  events: readonly CalendarEvent[],
  slots: Slots,
): Promise<boolean> {
  // 'Both 45 minutes', with no word about when.
  const isLength = slots.has('length', 'stretch') && !slots.has('time', 'start', 'end');
  const isOfEach = isLength || slots.has(...DETAILS) || isHourForEach(timeWords(slots), events, plan.world);
  if (events.length > MOST || !isOfEach || slots.has('shift')) return false;
  const shared = slots.list().filter(({ role }) => !NAMING.has(role));
  const words = slots.joined('old_time');
  // 'All huddles this week to ten': of the series those, and no others.
  const isThen = words && resolveWhen(words, plan.world.when).kind !== 'recurrence';
  const once = isThen && !slots.has('whole', 'onwards') ? [{ role: 'once' as const, text: words }] : [];
  for (const event of events)
    await changeOne(plan, event, new Slots([...shared, ...(event.seriesId ? once : [])]));
  return true;
}

/**
 * 'Standup at eleven this week and next', 'drop her for the next two weeks': each of the series in that time.
 */
export async function changeInstances(
  plan: MessagePlan,
  event: CalendarEvent,
  slots: Slots,
): Promise<boolean> {
  const { world } = plan;
  const words = slots.joined('old_time') ?? slots.first('once');
  const read = words && event.seriesId ? resolveWhen(words, world.when) : undefined;
  const window = read?.kind === 'interval' || read?.kind === 'windows' ? windowOf(read) : undefined;
  if (!window || window.end - window.start <= DAY || namesDay(slots.joined('time'), world)) return false;
  const there = (await world.events(window)).filter(
    (one) => one.seriesId === event.seriesId && world.interval(one).end > world.now && isIn(one, read, world),
  );
  if (there.length < 2 || there.length > MOST) return false;
  const shared = slots.list().filter(({ role }) => !NAMING.has(role) && role !== 'once');
  const each = new Slots([...shared, { role: 'once', text: words ?? '' }]);
  for (const one of there) await changeOne(plan, one, each);
  return true;
}
