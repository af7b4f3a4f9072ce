import type { Role } from '@catch/understanding';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { eventCalled } from '../fetch-event.ts';
import { fitsWords } from '../fits-words.ts';
import { newTime } from '../new-time.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { withinWish } from '../within-wish.ts';
import { cancel } from './cancel.ts';
import { change } from './change.ts';
import { details } from './change-details.ts';
import { create } from './create.ts';
import { NAMELESS } from './create-title.ts';
import { reviseNotification } from './notify.ts';
import { remind } from './reminders.ts';
import { reviseCreation } from './revise-creation.ts';
import { merged } from './revise-people.ts';

/** They say which event, and nothing of what becomes of it. */
const NAMING: ReadonlySet<Role> = new Set([
  ...(['target', 'old_time', 'old_person', 'except', 'once', 'onwards', 'whole'] as const),
  ...(['reason', 'filler', 'retracted'] as const),
] as const);

/** How much of a series. */
const HOW_MANY = ['once', 'onwards', 'whole'] as const;

/** 'Only this week's, please', after a no to cancelling the whole series: only that one. */
async function cancelOfSeries(plan: MessagePlan, { input }: Wish, slots: Slots): Promise<boolean> {
  const { world } = plan;
  const event = typeof input.event_id === 'string' ? await eventCalled(input.event_id, world) : undefined;
  const isOther = slots.has('time', 'shift', 'length', 'title', 'place', 'guest', 'guest_out');
  if (!event?.title || !slots.has(...HOW_MANY) || isOther) return false;
  const once = slots.first('once');
  const day = slots.joined('old_time') ?? (namesDay(once, world) ? once : undefined);
  await cancel(
    plan,
    new Slots([
      { role: 'target', text: event.title },
      ...(day ? [{ role: 'old_time' as const, text: day }] : []),
      ...slots.list().filter(({ role }) => HOW_MANY.some((one) => one === role)),
    ]),
  );
  return true;
}

/** A wish that was never carried out, with what was said now. */
export async function reviseWish(plan: MessagePlan, wish: Wish, slots: Slots): Promise<void> {
  switch (wish.tool) {
    case 'create_event': {
      const { exact } = wish.input as { exact?: EventFact };
      if (exact) {
        const change = {
          did: 'created' as const,
          recurrence: (wish.input.exact as { recurrence?: readonly string[] }).recurrence ?? [],
          after: {
            id: '',
            title: String(wish.input.title ?? ''),
            start: exact.start,
            end: exact.end,
            guests: ((wish.input.attendees as readonly string[] | undefined) ?? []).map((email) => ({
              email,
            })),
            repeats: false,
            ...(typeof wish.input.location === 'string' ? { place: wish.input.location } : {}),
          },
        };
        return reviseCreation(plan, change, wish, slots);
      }
      return create(plan, withinWish(plan, slots, wish).over(slotsOfCreation(wish)));
    }
    case 'set_reminder':
      return remind(plan, slots.over(slotsOfReminder(wish)));
    case 'change_notifications':
      return reviseNotification(plan, [wish], slots);
    case 'update_event':
      // 'I meant the rota talks': the same, of another event.
      if (await namesAnother(plan, wish, slots))
        return change(plan, slots.over((wish.said ?? []).filter(({ role }) => !NAMING.has(role))));
      return (await reviseChange(plan, wish, slots)) ? undefined : change(plan, slots);
    case 'delete_event':
      if (slots.has('once', 'onwards')) return cancelPart(plan, wish, slots);
      if (await namesAnother(plan, wish, slots))
        return cancel(plan, new Slots(slots.list().filter(({ role }) => role !== 'except')));
      return (await cancelOfSeries(plan, wish, slots)) ? undefined : change(plan, slots);
    default:
      // What was not to be cancelled, or not to be undone, is to be something else.
      return change(plan, slots);
  }
}

/**
 * Whether words bring anything that a wish that was turned down did not have. Thanks, an apology or a word that is in doubt
 * never propose it again.
 */
export async function bringsNews(plan: MessagePlan, wish: Wish, slots: Slots): Promise<boolean> {
  if (wish.tool === 'delete_event' && slots.has(...HOW_MANY)) return true;
  const doubted = new Set(plan.unsure.flatMap(wordsOf));
  const isNew = slots
    .list()
    .some(
      ({ role, text }) => !NAMING.has(role) && !(text && wordsOf(text).every((word) => doubted.has(word))),
    );
  const isPart = wish.tool === 'delete_event' && wish.input.scope === 'all' && slots.has('once', 'onwards');
  if (isNew || isPart || !(await namesAnother(plan, wish, slots))) return isNew || isPart;
  const found = await referTo(slots.first('target'), new Slots([]), plan.conversation, plan.world);
  return found.kind !== 'none';
}

/** 'Only this Thursday's', after a no to all of them: that one is asked about. */
async function cancelPart(plan: MessagePlan, { input }: Wish, slots: Slots): Promise<void> {
  const event =
    typeof input.event_id === 'string' ? await eventCalled(input.event_id, plan.world) : undefined;
  const which = slots.list().filter(({ role }) => NAMING.has(role) && role !== 'except');
  const target = slots.first('target') ?? event?.title;
  return cancel(plan, new Slots([...(target ? [{ role: 'target' as const, text: target }] : []), ...which]));
}

/** 'I meant to drop the rota talks': another one than was turned down, and nothing that would become of it. */
async function namesAnother({ world }: MessagePlan, { input }: Wish, slots: Slots): Promise<boolean> {
  const target = slots.first('target');
  if (!target || slots.list().some(({ role }) => !NAMING.has(role))) return false;
  const event = typeof input.event_id === 'string' ? await eventCalled(input.event_id, world) : undefined;
  return event !== undefined && !fitsWords(asFact(event), target, undefined, world);
}

/** 'No, I meant at eleven', of a change that was turned down: that change, at eleven. */
async function reviseChange(plan: MessagePlan, { input }: Wish, slots: Slots): Promise<boolean> {
  const { world } = plan;
  const { event_id: id, exact } = input as { event_id?: string; exact?: Pick<EventFact, 'start' | 'end'> };
  const event = id === undefined ? undefined : await eventCalled(id, world);
  if (!event || !exact) return false;
  const time = newTime({ ...asFact(event), ...exact }, slots, world);
  if (time.kind === 'unclear') return false;
  plan.focusOn([asFact(event)]);
  plan.call('update_event', {
    ...input,
    ...merged(input, await details(plan, slots, asFact(event)), slots),
    exact: time.kind === 'exact' ? { start: time.start, end: time.end } : exact,
  });
  return true;
}

const slotsOfReminder = ({ input }: Wish) => {
  const { text, when } = input as { text?: string; when?: string };
  return [
    ...(text ? [{ role: 'text' as const, text }] : []),
    ...(when ? [{ role: 'time' as const, text: when }] : []),
  ];
};

/** Back from a tool's words to what was said, so that what is said now can stand in its place. */
function slotsOfCreation({ input, zone, said = [] }: Wish) {
  const { title, when, duration, all_day, attendees, location, description } = input as {
    title?: string;
    when?: string;
    duration?: string;
    all_day?: boolean;
    attendees?: readonly string[];
    location?: string;
    description?: string;
  };
  return [
    ...(title && title !== NAMELESS ? [{ role: 'title' as const, text: title }] : []),
    ...(when ? [{ role: 'time' as const, text: when }] : []),
    ...(duration ? [{ role: 'length' as const, text: duration }] : []),
    ...(all_day ? [{ role: 'all_day' as const, text: 'all day' }] : []),
    ...(attendees ?? []).map((text) => ({ role: 'guest' as const, text })),
    ...(location ? [{ role: 'place' as const, text: location }] : []),
    ...(description ? [{ role: 'note' as const, text: description }] : []),
    ...(zone ? [{ role: 'zone' as const, text: zone }] : []),
    ...said.filter(({ role }) => role === 'end'),
  ];
}
