import { instantOf } from '@catch/scheduling';
import { type Role, readReference, resolveWhen, weeksOn } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf } from '../../tools/events/event-fact.ts';
import { coverage, wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import { NEW_CONVERSATION } from '../conversation.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { settle } from '../times.ts';
import { reviseCreation } from './revise-creation.ts';

/** What a change is made of, apart from which event it is of. */
export const CHANGES: ReadonlySet<Role> = new Set([
  ...(['time', 'shift', 'length', 'stretch', 'start', 'end', 'same_end'] as const),
  ...(['place', 'note', 'link', 'video'] as const),
] as const);

/** 'Friday's gym at five. – Same for Wednesday': the other one of that name, on that day. */
export async function namesakeOn(
  plan: MessagePlan,
  { id, title }: EventFact,
  slots: Slots,
): Promise<CalendarEvent | undefined> {
  const day = slots.joined('time') ?? slots.joined('old_time');
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'old_time');
  if (
    !day ||
    !title ||
    !namesDay(day, plan.world) ||
    others.some(({ role }) => role !== 'filler' && role !== 'reason')
  )
    return undefined;
  const found = await referTo(
    title,
    new Slots([{ role: 'old_time', text: day }]),
    NEW_CONVERSATION,
    plan.world,
  );
  const [event, ...more] = found.kind === 'events' ? found.events : [];
  const isThere = event && event.id !== id && event.title === title && more.length === 0;
  return isThere && isOn(event, day, plan) ? event : undefined;
}

const isOn = (event: CalendarEvent, day: string, { world }: MessagePlan): boolean =>
  fitsWords(factOf(event), day, undefined, world);

/** 'Another design review like Wednesday's', 'the same onboarding on the 25th': an event that is in the calendar. */
export async function modelFor(plan: MessagePlan, slots: Slots): Promise<EventFact | undefined> {
  // 'Another fitting on the 3rd, same hours, same shop' names the event to copy by its title alone.
  const isLike = slots.has('same_time', 'same_place', 'same_length', 'same_people');
  const target = slots.joined('target') ?? (isLike ? slots.joined('title') : undefined);
  if (!target || !slots.has('time', 'old_time', 'before', 'after')) return undefined;
  const reference = readReference(target);
  if (reference.isFocus || reference.position !== undefined) return undefined;
  const within = new Slots(slots.list().filter(({ role }) => role === 'old_time'));
  const title = slots.joined('title');
  for (const words of [target, ...(title ? [`${title} ${target}`] : [])]) {
    const found = await referTo(words, within, plan.conversation, plan.world);
    const [event, ...more] = found.kind === 'events' ? found.events : [];
    if (event && more.length === 0) return factOf(event);
  }
  return undefined;
}

/** One more like it; anything not mentioned stays as it is there. */
export function copyOf(plan: MessagePlan, model: EventFact, slots: Slots): Promise<void> {
  const title = slots.joined('title');
  const isName = title !== undefined && coverage(wordsOf(title), wordsOf(model.title ?? '')) < 0.9;
  const said = slots
    .list()
    .filter(({ role }) => role !== 'target' && role !== 'old_time' && (isName || role !== 'title'));
  return reviseCreation(
    plan,
    { did: 'created', after: model, recurrence: [] },
    { tool: 'create_event', input: {} },
    inThatWeek(plan, model, new Slots(said)),
    true,
  );
}

/** 'Same again next week', 'in two weeks': on the same day of that week. */
export function inThatWeek({ world }: MessagePlan, { start }: EventFact, slots: Slots): Slots {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  const weeks = words ? weeksOn(words) : undefined;
  // 'Next Friday', said on a Monday, is a day all the same.
  const day = read?.kind === 'ambiguous' ? settle(read) : undefined;
  if (day?.kind === 'interval' && day.grain === 'day') return onDay(slots, day.start.toPlainDate());
  const isWeek = read?.kind === 'interval' && read.start.until(read.end).total('days') === 7;
  if (!isWeek && weeks === undefined) return slots;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, world.zone)).toZonedDateTimeISO(
    world.zone,
  );
  const there =
    isWeek && weeks === undefined
      ? read.start.add({ days: (own.dayOfWeek - read.start.dayOfWeek + 7) % 7 })
      : own.add({ weeks: weeks ?? 0 });
  return onDay(slots, there.toPlainDate());
}

const onDay = (slots: Slots, date: Temporal.PlainDate): Slots =>
  new Slots([
    ...slots.list().filter(({ role }) => role !== 'time'),
    { role: 'time', text: `on ${date.toString()}` },
  ]);
