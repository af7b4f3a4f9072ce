import { instantOf } from '@catch/scheduling';
import { namesReminder, type Role, readReference, saysInstead } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { Option } from '../../values/values.ts';
import type { OpenQuestion, Wish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { matchingName } from '../search-by-name.ts';
import { scopeOf } from '../series-scope.ts';
import { Slots } from '../slots.ts';
import { namesDay, windowIn } from '../time-in-words.ts';
import { timeWords } from '../times.ts';
import { withinSaid } from '../within-wish.ts';
import { change } from './change.ts';
import { takeEach } from './change-each.ts';
import { changeOne } from './change-one.ts';
import { changeReminder, moveReminder } from './change-reminder.ts';
import { chooseAmong, saysOther } from './choose-option.ts';
import { chooseReminder, remindersOf } from './choose-reminder.ts';
import { reviseNotification } from './notify.ts';
import { setReminderAroundEvent } from './remind-around.ts';
import { lastCall, reviseCall } from './revise-call.ts';
import { reviseWish } from './revise-wish.ts';

/** Fills what we asked for. */
export async function answerOpen(plan: MessagePlan, open: OpenQuestion, slots: Slots): Promise<void> {
  const { question, wish } = open;
  if (question.options.length > 0) {
    const chosen = chooseAmong(plan, question.options, slots);
    if (chosen.length > 0) {
      take(plan, await onNamedDate(plan, open, slots), chosen);
      const more = alsoSaid(slots);
      // 'The second one. And make it two hours': both, in one call.
      const last = lastCall(plan);
      return more && last === plan.steps.length - 1 ? reviseCall(plan, last, more) : undefined;
    }
    // 'The other one', of three: which of them is still not known.
    if (saysOther(slots)) {
      const { asks, options, about } = question;
      return plan.ask(asks, wish, { options, ...(about ? { about } : {}) });
    }
  }
  // 'Make the reminder six', with a question about an event open: that stays open.
  const target = slots.first('target');
  if (
    target &&
    namesReminder(target) &&
    wish.tool !== 'set_reminder' &&
    chooseReminder(plan.conversation, target, plan.world)
  )
    return changeReminder(plan, slots);
  // 'Scrap the hedge, do it on Saturday', with a question about something else open: that stays open.
  if (target && (await isOther(plan, open, target))) return change(plan, slots);
  plan.conversation = { ...plan.conversation, open: undefined };
  if (question.asks.for === 'snooze') return answerSnooze(plan, wish, slots);
  if (question.asks.for === 'scope') {
    const scope = scopeOf(slots) ?? (slots.has('time', 'old_time') ? 'this' : undefined);
    if (scope)
      return plan.call(wish.tool, {
        ...wish.input,
        event_id: question.about?.id ?? wish.input.event_id,
        scope,
      });
  }
  if (question.asks.for === 'notification') return reviseNotification(plan, [wish], slots);
  if (question.asks.for === 'title') {
    const title =
      slots.joined('title') ?? slots.first('option') ?? slots.joined('text') ?? slots.first('target');
    if (title) return reviseWish(plan, wish, new Slots([{ role: 'title', text: title }]));
  }
  if (question.asks.for === 'reminder-text') {
    const text =
      slots.joined('text') ?? slots.joined('title') ?? slots.first('option') ?? slots.first('target');
    if (text) return plan.call(wish.tool, { ...wish.input, text });
  }
  if (question.asks.for === 'event' && wish.tool !== 'set_reminder') return answerEvent(plan, wish, slots);
  if (question.asks.for === 'address' || question.asks.for === 'person') {
    const said =
      slots.first('guest') ?? slots.first('person') ?? slots.first('option') ?? slots.first('text');
    plan.call(wish.tool, {
      ...wish.input,
      ...readdressed(wish, question.asks.name, said ? [said] : []),
    });
    // 'Make it noon. And it's Tom Baker': both, in one call.
    const more = slots.list().filter(({ role }) => !WHO.has(role));
    const last = lastCall(plan);
    return more.length > 0 && last !== undefined ? reviseCall(plan, last, new Slots(more)) : undefined;
  }
  if (wish.tool === 'update_event') {
    const id = question.about?.id ?? (wish.input.event_id as string | undefined);
    const found = id
      ? await referTo(
          undefined,
          new Slots([]),
          { ...plan.conversation, focus: question.about ? [question.about] : plan.conversation.focus },
          plan.world,
        )
      : undefined;
    if (found?.kind === 'events' && found.events[0]) {
      plan.current = withinSaid(wish, slots, plan.world);
      return changeOne(plan, found.events[0], plan.current);
    }
  }
  return reviseWish(plan, wish, withThoseWished(plan, wish, slots));
}

/** An event of the calendar, by a name that what is wished for has nothing of. */
async function isOther(
  { conversation, world }: MessagePlan,
  { question, wish }: OpenQuestion,
  target: string,
): Promise<boolean> {
  if (readReference(target).isFocus || question.options.length > 0) return false;
  const { event_id, title } = wish.input;
  const changed = question.about ?? conversation.focus.find(({ id }) => id === event_id);
  const own =
    wish.tool === 'create_event' ? title : wish.tool === 'update_event' ? changed?.title : undefined;
  if (own === undefined && wish.tool !== 'create_event') return false;
  const isOwn = coverage(significantWords(target), wordsOf(String(own ?? ''))) > 0;
  return !isOwn && (await matchingName(target, world)) !== undefined;
}

/** 'When should I remind you instead? – At noon, twelve o'clock': that reminder, and never an event. */
function answerSnooze(plan: MessagePlan, { input }: Wish, slots: Slots): Promise<void> | void {
  const reminder = remindersOf(plan.conversation).find(({ id }) => id === input.reminder_id);
  const words = slots.first('time') ?? timeWords(slots);
  return reminder && words ? moveReminder(plan, reminder, words) : changeReminder(plan, slots);
}

/** 'When? – Friday at two, and add Ana too': Ana comes to those who are wished for already. */
function withThoseWished({ words }: MessagePlan, { tool, input }: Wish, slots: Slots): Slots {
  const isMore = slots.has('guest') && !slots.has('retracted', 'no_invite', 'guest_out');
  if (tool !== 'create_event' || !isMore || saysInstead(words)) return slots;
  const wished = (input.attendees as readonly string[] | undefined) ?? [];
  return new Slots([...wished.map((text) => ({ role: 'guest' as const, text })), ...slots.list()]);
}

/** What says who it is, or nothing. */
const WHO: ReadonlySet<Role> = new Set([
  ...(['guest', 'person', 'option', 'text', 'target', 'filler', 'reason'] as const),
] as const);

/** What is said of it next to which one it is. */
const MORE: ReadonlySet<Role> = new Set([
  ...(['length', 'stretch', 'shift', 'place', 'note', 'link', 'video', 'end', 'guest'] as const),
] as const);

function alsoSaid(slots: Slots): Slots | undefined {
  const more = slots.list().filter(({ role }) => MORE.has(role));
  return slots.has('option', 'target') && more.length > 0 ? new Slots(more) : undefined;
}

/** 'Only the one on the 24th', when we asked about the next one of a series: that one. */
async function onNamedDate(plan: MessagePlan, open: OpenQuestion, slots: Slots): Promise<OpenQuestion> {
  const { about } = open.question;
  const words = slots.joined('once');
  if (open.question.asks.for !== 'scope' || !about?.seriesId || !namesDay(words, plan.world)) return open;
  const window = words ? windowIn(words, plan.conversation, plan.world) : undefined;
  const event = (window ? await plan.world.events(window) : []).find(
    ({ seriesId }) => seriesId === about.seriesId,
  );
  return event ? { ...open, question: { ...open.question, about: asFact(event) } } : open;
}

async function answerEvent(plan: MessagePlan, wish: Wish, slots: Slots): Promise<void> {
  const words = slots.first('target') ?? slots.first('option') ?? slots.first('title');
  const time = slots.joined('old_time') ?? slots.joined('time');
  const found = await referTo(
    words,
    new Slots(time ? [{ role: 'old_time', text: time }] : []),
    plan.conversation,
    plan.world,
  );
  if (found.kind !== 'events' || !found.events[0]) return plan.noSuchEvent(words ?? time);
  plan.focusOn([asFact(found.events[0])]);
  plan.call(wish.tool, { ...wish.input, event_id: found.events[0].id });
}

function readdressed(wish: Wish, name: string, addresses: readonly string[]): Record<string, unknown> {
  const swap = (list: unknown): unknown =>
    Array.isArray(list)
      ? list.flatMap((one) => (String(one).toLowerCase() === name.toLowerCase() ? addresses : [one]))
      : list;
  return Object.fromEntries(
    ['attendees', 'add_attendees', 'remove_attendees', 'people']
      .filter((key) => wish.input[key] !== undefined)
      .map((key) => [key, swap(wish.input[key])]),
  );
}

/** What was chosen goes into the wish that asked for it. */
function take(plan: MessagePlan, { question, wish }: OpenQuestion, chosen: readonly Option[]): void {
  plan.conversation = { ...plan.conversation, open: undefined };
  const [first] = chosen;
  if (!first) return;
  // What is to become of it was said before: 'no, the other one' does that to another.
  if (wish.tool === 'update_event') plan.current = new Slots([...(wish.said ?? []), ...plan.current.list()]);
  if ('event' in first) {
    plan.focusOn([first.event]);
    if (wish.tool === 'set_reminder') {
      const { text, lead, clock } = wish.input as { text: string; lead?: string; clock?: string };
      setReminderAroundEvent(plan, first.event, { text, lead, clock });
      return;
    }
  }
  const events = chosen.flatMap((one) => ('event' in one ? [one.event] : []));
  if (events.length > 1 && takeEach(plan, events, wish)) return;
  const filled = filledWith(plan, question, wish, first, chosen);
  if (filled) plan.call(wish.tool, filled);
}

function filledWith(
  { world }: MessagePlan,
  question: OpenQuestion['question'],
  { tool, input }: Wish,
  first: Option,
  chosen: readonly Option[],
): Record<string, unknown> | undefined {
  if ('event' in first)
    return chosen.length > 1
      ? {
          ...input,
          event_ids: chosen.flatMap((one) => ('event' in one ? [one.event.id] : [])),
          every_match: true,
        }
      : { ...input, event_id: first.event.id };
  if ('person' in first && 'name' in question.asks) {
    const addresses = chosen.flatMap((one) => ('person' in one ? [one.person.email] : []));
    return { ...input, ...readdressed({ tool, input }, question.asks.name, addresses) };
  }
  if ('scope' in first) {
    const { event: _event, event_when: _when, ...rest } = input;
    return { ...rest, event_id: question.about?.id ?? input.event_id, scope: first.scope };
  }
  if ('slot' in first)
    return { ...input, exact: { start: first.slot.start, end: first.slot.end, recurrence: [] } };
  if ('moment' in first) {
    const at = Temporal.Instant.fromEpochMilliseconds(instantOf(first.moment, world.zone))
      .toZonedDateTimeISO(world.zone)
      .toString();
    return { ...input, ...(tool === 'update_event' ? { new_when: at } : { when: at }) };
  }
  if ('reminder' in first) return { ...input, text: undefined, reminder_id: first.reminder.id };
  return 'preference' in first
    ? { ...input, text: undefined, preference_id: first.preference.id }
    : undefined;
}
