import { DAY, instantOf, MINUTE } from '@catch/scheduling';
import {
  findWhen,
  leadLength,
  leadPart,
  putsRight,
  readReference,
  resolveWhen,
  saysInstead,
  setsOff,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { resolveDuration } from '../../tools/time/resolve-duration.ts';
import type { EventFact, ReminderFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { movedTo, plannedTime } from '../planned-time.ts';
import { referTo } from '../refer.ts';
import { referToSet } from '../refer-set.ts';
import { Slots } from '../slots.ts';
import { settle } from '../times.ts';

/** Before or after an event: so long before, or on the day before at an hour. */
export async function remindAroundEvent(
  plan: MessagePlan,
  slots: Slots,
  text: string | undefined,
): Promise<void> {
  const { world } = plan;
  const said = slots.first('before') ?? slots.first('after');
  const words = said && setsOff(said) ? undefined : said;
  if (said && !words) plan.settleName(said);
  const moment = momentSaid(plan, slots);
  if (moment && text && !words) return plan.call('set_reminder', { text, when: moment });
  const each = await eachOf(plan, words);
  if (each.length > 0) {
    for (const event of each) setReminderAroundEvent(plan, event, besideIt(slots, text ?? event.title ?? ''));
    return;
  }
  const found = await referTo(words, slots, plan.conversation, world);
  const there =
    found.kind === 'planned' ? found.event : found.kind === 'events' ? asFactOf(found.events[0]) : undefined;
  const moved = there && movedTo(plan, there);
  const event = moved ?? there;
  if (!event) {
    if (moment && text) return plan.call('set_reminder', { text, when: moment });
    plan.ask(
      { for: 'event', ...(said ? { words: said } : {}) },
      {
        tool: 'set_reminder',
        input: {
          text: text ?? said ?? world.context.names.reminder,
          lead: slots.joined('lead'),
          clock: slots.joined('time'),
        },
      },
    );
    return;
  }
  // 'An hour before the match, and where is that?'
  if (event.id !== '') plan.focusOn([event]);
  const earlier = await setInstead(plan, event, slots);
  const about = text ?? earlier?.text ?? event.title ?? world.context.names.reminder;
  for (const lead of leadsOf(plan, slots))
    setReminderAroundEvent(plan, event, {
      ...besideIt(slots, about),
      lead,
      insteadOf: earlier?.id,
      isToMove: moved !== undefined && (moved.guests.length > 0 || !plannedTime(plan, moved.id)),
    });
}

/** 'On Friday at ten, just before she comes': when it is said in full, nobody has to know what it is before. */
function momentSaid({ world }: MessagePlan, slots: Slots): string | undefined {
  const read = settle(resolveWhen(slots.joined('time') ?? '', world.when));
  return read.kind === 'instant' && read.dateSaid ? read.at.toString() : undefined;
}

/** 'A day before and an hour before' are two; of 'fifteen minutes, no, make that an hour' the last counts. */
function leadsOf({ words }: MessagePlan, slots: Slots): readonly (string | undefined)[] {
  const leads = slots.all('lead');
  if (leads.length < 2) return [slots.joined('lead')];
  return putsRight(words) ? leads.slice(-1) : leads;
}

/** 'Remind me half an hour before, not twenty minutes', 'two hours before instead': the one there is before that event. */
async function setInstead(
  { words, world }: MessagePlan,
  { title }: EventFact,
  slots: Slots,
): Promise<ReminderFact | undefined> {
  if (!title || !slots.has('lead') || !(slots.has('retracted') || saysInstead(words))) return undefined;
  const [only, ...more] = (await world.reminders()).filter(({ before }) => before?.event === title);
  return more.length === 0 ? only : undefined;
}

const besideIt = (slots: Slots, text: string) => ({
  text,
  lead: slots.joined('lead'),
  clock: slots.joined('time'),
  isAfter: slots.has('after') && !slots.has('before'),
});

/** 'An hour before each one', of what this message books; 'before every shift this week'. */
async function eachOf(plan: MessagePlan, words: string | undefined): Promise<readonly EventFact[]> {
  const { conversation, steps, world } = plan;
  if (!words || !readReference(words).isEvery) return [];
  const booked = steps.filter((step) => step.kind === 'call' && step.wish.tool === 'create_event').length;
  const planned = conversation.focus.slice(0, booked);
  if (booked > 0 && planned.every(({ id }) => id === '')) return planned.toReversed();
  const found = await referToSet(new Slots([{ role: 'set', text: words }]), conversation, world);
  return found.kind === 'events' ? found.events.slice(0, MOST_REMINDED).map(asFact) : [];
}
/** More at once were hardly meant. */
const MOST_REMINDED = 10;

/** 'Remind me an hour before every shift': of those, where any is called so; a nudge would be before everything. */
export async function remindBeforeEach(
  plan: MessagePlan,
  minutes: number | undefined,
  kind: string,
): Promise<boolean> {
  const events = await eachOf(plan, `every ${kind}`);
  const [first] = events;
  if (minutes === undefined || !first) return false;
  const isOfStretch = findWhen(kind, plan.world.when).length > 0;
  const wanted = isOfStretch
    ? events.map(({ id, title }) => ({ text: title ?? kind, before_event: title, before_event_id: id }))
    : [{ text: kind, before_event: `every ${kind}` }];
  for (const one of wanted) plan.call('set_reminder', { ...one, minutes_before: minutes });
  return true;
}

const asFactOf = (event: Parameters<typeof asFact>[0] | undefined): EventFact | undefined =>
  event && asFact(event);

const MORNING = '09:00';

export function setReminderAroundEvent(
  plan: MessagePlan,
  event: EventFact,
  wanted: {
    readonly text: string;
    readonly lead?: string | undefined;
    readonly clock?: string | undefined;
    readonly isAfter?: boolean;
    /** The reminder whose place it takes. */
    readonly insteadOf?: string | undefined;
    /** The event is not there yet: what counts from where it is now would come too early or too late. */
    readonly isToMove?: boolean;
  },
): void {
  const { world } = plan;
  const { text, lead } = wanted;
  const place = wanted.insteadOf ? { instead_of: wanted.insteadOf } : {};
  const start = instantOf(event.start, world.zone);
  const bare = lead && leadLength(lead);
  const length = bare ? resolveDuration(bare, world.when) : undefined;
  const own = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone);
  // 'Two days before' a whole day would be at midnight.
  const isFromMidnight = event.start.kind === 'date' && length !== undefined && !wanted.isAfter;
  const clock = wanted.clock ?? (isFromMidnight ? MORNING : undefined);
  if (clock && (length === undefined || length % DAY === 0)) {
    // 'Two days before at ten', 'the evening before at nine': a time of day on a day near the event's own.
    const days = length === undefined ? (lead ? 1 : 0) : length / DAY;
    const day = own.startOfDay().subtract({ days: wanted.isAfter ? -days : days });
    const part = lead && length === undefined ? leadPart(lead) : '';
    const read = settle(resolveWhen(`${part} ${clock}`.trim(), { ...world.when, now: day.toInstant() }));
    const hour = read.kind === 'instant' ? read.at.toPlainTime() : undefined;
    if (hour) {
      plan.call('set_reminder', { text, when: day.withPlainTime(hour).toString(), ...place });
      return;
    }
  }
  if (lead && length === undefined) {
    plan.call('set_reminder', {
      text,
      before_event: event.title ?? '',
      when: [lead, clock].filter(Boolean).join(' '),
      ...place,
    });
    return;
  }
  const minutes = length === undefined ? 15 : Math.round(length / MINUTE);
  if (wanted.isAfter) {
    const end = instantOf(event.end, world.zone);
    const at = Temporal.Instant.fromEpochMilliseconds(end + (length ?? 0)).toZonedDateTimeISO(world.zone);
    plan.call('set_reminder', { text, when: at.toString(), ...place });
    return;
  }
  if (wanted.isToMove) {
    plan.call('set_reminder', { text, when: own.subtract({ minutes }).toString(), ...place });
    return;
  }
  plan.call('set_reminder', {
    text,
    before_event: event.title ?? '',
    before_event_id: event.id || undefined,
    minutes_before: minutes,
    ...place,
  });
}
