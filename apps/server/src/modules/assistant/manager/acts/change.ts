import { instantOf, timed } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { EventFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { newTime } from '../new-time.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { namesDay, referTo, referToSet } from '../refer.ts';
import { Slots } from '../slots.ts';
import { beside, lengthIn, settle, timeWords } from '../times.ts';
import { create } from './create.ts';
import { changeReminder, chooseReminder } from './reminders.ts';

/** Something about an event that is there. */
export async function change(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world, conversation } = plan;
  if (slots.has('set')) return changeSet(plan, slots);
  const found = await referTo(slots.first('target'), slots, conversation, world);
  if (found.kind === 'none' && !found.words) {
    plan.ask({ for: 'event' }, { tool: 'update_event', input: await details(plan, slots) });
    return;
  }
  if (found.kind === 'none' && slots.has('guest')) {
    // 'Invite Dev to lunch on Thursday at one', when there is no such lunch: there shall be one.
    const when = slots.joined('time') ?? slots.joined('old_time');
    const read = when === undefined ? undefined : settle(resolveWhen(when, world.when));
    if (read?.kind === 'instant' || (read?.kind === 'interval' && read.range))
      return create(plan, asNew(slots));
  }
  const target = slots.first('target');
  // 'Move the bank one to 6', of the reminders that were just listed.
  if (found.kind === 'none' && target && chooseReminder(conversation, target))
    return changeReminder(plan, slots);
  if (found.kind === 'none') {
    // 'Take him off the list', of the event just spoken of: proposed, with the words that name nothing.
    const spoken = slots.has('time')
      ? undefined
      : await referTo(undefined, new Slots([]), conversation, world);
    const [event] = spoken?.kind === 'events' ? spoken.events : [];
    if (!event) return plan.noSuchEvent(found.words);
    plan.unsure = [...plan.unsure, ...slots.all('target')];
    return changeOne(plan, event, slots);
  }
  if (found.kind === 'planned') return;
  if (found.kind === 'several') {
    const input = { ...(await details(plan, slots)), ...timeInput(slots) };
    return plan.askWhich(found.events, { tool: 'update_event', input });
  }
  for (const event of found.events) await changeOne(plan, event, slots);
}

const asNew = (slots: Slots): Slots =>
  new Slots(
    slots
      .list()
      .map(({ role, text }) =>
        role === 'target'
          ? { role: 'title', text }
          : role === 'old_time'
            ? { role: 'time', text }
            : { role, text },
      ),
  );

/** The words of a new time, for a tool that will be told the event later. */
const timeInput = (slots: Slots): Record<string, unknown> => ({
  new_when: timeWords(slots),
  move_by: slots.joined('shift'),
  new_duration: slots.joined('length'),
  extend_by: slots.joined('stretch'),
  new_end: slots.joined('end'),
});

export async function changeOne(
  plan: MessagePlan,
  event: CalendarEvent,
  slots: Slots,
  zone?: string,
): Promise<void> {
  const { world } = plan;
  const fact = asFact(event);
  const scope = scopeOf(slots) ?? (dated(slots).some((words) => namesDay(words, world)) ? 'this' : undefined);
  const input: Record<string, unknown> = { event_id: event.id, scope, ...(await details(plan, slots, fact)) };
  const rhythm = timeWords(slots);
  const isRhythm = rhythm !== undefined && resolveWhen(rhythm, world.when).kind === 'recurrence';
  if (isRhythm) {
    plan.call('update_event', { ...input, new_when: rhythm });
    return plan.focusOn([fact]);
  }
  const placed = await placeBeside(plan, slots, fact);
  if (placed) input.exact = placed;
  else if (slots.has('time', 'shift', 'length', 'stretch', 'end', 'start', 'all_day')) {
    const time = newTime(fact, slots, world, zone);
    if (time.kind === 'unclear') {
      const { exact: _exact, ...rest } = input;
      plan.focusOn([fact]);
      return plan.ask(
        time.asks ?? { for: 'new-time', because: 'missing' },
        { tool: 'update_event', input: rest },
        { about: fact },
      );
    }
    if (time.kind === 'exact') input.exact = { start: time.start, end: time.end };
    else if (!asksAnything(input)) {
      plan.focusOn([fact]);
      return plan.say({ kind: 'told', what: 'when', events: [fact], isThen: true });
    }
  }
  plan.focusOn([fact]);
  if (!asksAnything(input)) {
    plan.ask({ for: 'new-time', because: 'missing' }, { tool: 'update_event', input }, { about: fact });
    return;
  }
  plan.call('update_event', input);
  const { exact } = input as { exact?: { start: EventFact['start']; end: EventFact['end'] } };
  if (exact) plan.focusOn([{ ...fact, ...exact }]);
}

/** Where the day of the event that is meant may stand: 'the standup on Wednesday', 'Wednesday's standup'. */
const dated = (slots: Slots): string[] => [...slots.all('target'), ...slots.all('old_time')];

const asksAnything = (input: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(input).some(
    ([key, value]) =>
      value !== undefined &&
      key !== 'event_id' &&
      key !== 'scope' &&
      !(Array.isArray(value) && value.length === 0),
  );

/** Right before or after another event. */
async function placeBeside(plan: MessagePlan, slots: Slots, fact: EventFact) {
  const side = (['before', 'after', 'slot_of'] as const).find((role) => slots.has(role));
  if (!side) return undefined;
  const { world } = plan;
  const day = slots.joined('time');
  const found = await referTo(
    slots.first(side),
    new Slots(day ? [{ role: 'old_time', text: day }] : []),
    plan.conversation,
    world,
  );
  const anchor =
    found.kind === 'planned' ? found.event : found.kind === 'events' ? found.events[0] : undefined;
  // Whole days have no hour beside which, and no length for which, something could be put.
  if (!anchor || anchor.start.kind === 'date' || fact.start.kind === 'date') return undefined;
  const length =
    lengthIn(slots, world) ?? instantOf(fact.end, world.zone) - instantOf(fact.start, world.zone);
  const { start, end } = beside(
    { start: instantOf(anchor.start, world.zone), end: instantOf(anchor.end, world.zone) },
    side === 'slot_of' ? 'instead' : side,
    length,
    0,
    world.zone,
  );
  return { start, end };
}

/** Everything that is not its time. */
export async function details(
  { world, conversation }: MessagePlan,
  slots: Slots,
  event?: EventFact,
): Promise<Record<string, unknown>> {
  const added = await namePeople(slots.all('guest'), conversation, world);
  const note = slots.joined('note');
  return {
    new_title: slots.has('title') ? slots.joined('title') : undefined,
    new_location: slots.name('place'),
    new_description: note && event?.note ? `${event.note}\n${note}` : note,
    link: slots.has('link') ? { url: slots.first('link') } : undefined,
    video_link: (slots.has('video') && !slots.has('link')) || undefined,
    add_attendees: [
      ...added.known.map(({ email }) => email),
      ...added.unclear.map(({ name }) => name),
      ...added.unknown,
    ],
    remove_attendees: await leaving(slots, event, conversation, world),
    show_as: slots.has('free') ? 'free' : undefined,
  };
}

async function leaving(
  slots: Slots,
  event: EventFact | undefined,
  conversation: MessagePlan['conversation'],
  world: MessagePlan['world'],
): Promise<string[]> {
  const out = slots.all('guest_out');
  if (out.length === 0) return [];
  const named = await Promise.all(
    out.map(async (name) => {
      const own = event?.guests.filter((guest) => isCalled(guest, name)) ?? [];
      if (own.length === 1 && own[0]) return own[0].email;
      const { known } = await namePeople([name], conversation, world);
      return known[0]?.email ?? name;
    }),
  );
  return named;
}

const isCalled = ({ name, email }: EventFact['guests'][number], said: string): boolean =>
  `${name ?? ''} ${email}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(said.toLowerCase());

export const scopeOf = (slots: Slots): 'this' | 'following' | 'all' | undefined =>
  slots.has('once') ? 'this' : slots.has('whole') ? 'all' : slots.has('onwards') ? 'following' : undefined;

async function changeSet(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world } = plan;
  const found = await referToSet(slots, plan.conversation, world);
  if (found.kind !== 'events') return plan.noSuchEvent(slots.joined('set'));
  const [first] = found.events;
  // 'Rename all yoga': one thing that comes again and again.
  if (first && isOneSeries(found.events) && !slots.has('time', 'old_time'))
    return changeOne(plan, first, new Slots([...slots.list(), { role: 'whole', text: 'all' }]));
  const wish: Wish = {
    tool: 'update_event',
    input: {
      event_ids: found.events.map(({ id }) => id),
      every_match: true,
      move_by: slots.joined('shift'),
      new_when: timeWords(slots),
    },
  };
  plan.focusOn(found.events.map(asFact));
  plan.call(wish.tool, { ...wish.input });
}

export const isOneSeries = (events: readonly CalendarEvent[]): boolean =>
  new Set(events.map(({ seriesId, id }) => seriesId ?? id)).size === 1 && events[0]?.seriesId !== undefined;

/** Two events change places, or only their days. */
export async function swap(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world, conversation } = plan;
  const [one, other] = slots.all('target');
  const within = new Slots(slots.list().filter(({ role }) => role === 'old_time'));
  const [left, right] = [
    await referTo(one, within, conversation, world),
    await referTo(other, within, conversation, world),
  ];
  const [first, second] = [left, right].map((found) =>
    found.kind === 'events' ? found.events[0] : undefined,
  );
  if (!first || !second) return plan.noSuchEvent(first ? other : one);
  plan.focusOn([asFact(first), asFact(second)]);
  if (!slots.has('same_time') || first.start.kind === 'date' || second.start.kind === 'date') {
    plan.call('update_event', { event_id: first.id, swap_with_id: second.id });
    return;
  }
  for (const [event, day] of [
    [first, second],
    [second, first],
  ] as const) {
    const { start, end } = onDayOf(event, day, world.zone);
    plan.call('update_event', { event_id: event.id, exact: { start, end } });
  }
}

function onDayOf(event: CalendarEvent, other: CalendarEvent, zone: string) {
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, zone)).toZonedDateTimeISO(zone);
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(other.start, zone)).toZonedDateTimeISO(zone);
  const start = day.withPlainTime(own.toPlainTime()).epochMilliseconds;
  const length = instantOf(event.end, zone) - instantOf(event.start, zone);
  return { start: timed(start, zone), end: timed(start + length, zone) };
}
