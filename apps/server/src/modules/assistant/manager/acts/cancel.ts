import {
  countedIn,
  endNamed,
  findWhen,
  namesOfSet,
  namesReminders,
  oneOfIn,
  readReference,
  withoutKinds,
} from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { significantWords } from '../../tools/text/match-words.ts';
import type { Change } from '../../values/values.ts';
import { broughtUp } from '../brought-up.ts';
import { called, turnDown } from '../called-cards.ts';
import type { OpenProposal } from '../conversation.ts';
import { daysElsewhere, otherDaySaid } from '../day-elsewhere.ts';
import { isItsRhythm } from '../is-in.ts';
import { ofNamed } from '../of-named.ts';
import type { MessagePlan } from '../plan.ts';
import { recent, referTo } from '../refer.ts';
import { proposalsOf, referToSet } from '../refer-set.ts';
import { looselyNamed } from '../search-by-name.ts';
import { isOneSeries, scopeOf } from '../series-scope.ts';
import { firstFrom } from '../series-start.ts';
import { Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { allAndNamed, setAndNamed, takenOff } from './cancel-named.ts';
import {
  everyInstance,
  isOpen,
  isWholeStretch,
  onDayOfReason,
  oneOfEachDay,
  partOfDay,
  skippedAgain,
  someDaysOf,
} from './cancel-which.ts';
import { dropReminder } from './change-reminder.ts';
import { chooseReminder, reminderThen } from './choose-reminder.ts';
import { changeEnd } from './end-series.ts';
import { sayNoneFound } from './none-found.ts';

/** 'Appointment', and no name and no number. */
const isKind = (set: string | undefined): boolean =>
  set !== undefined && !/s$/i.test(set) && withoutKinds(namesOfSet(significantWords(set))).length === 0;

/** 'Cancel the design one. Oh, you know what, both', of two that were listed: the later word, and the wider. */
function isWidened({ conversation }: MessagePlan, slots: Slots): boolean {
  const roles = slots.list().map(({ role }) => role);
  const count = countedIn(slots.joined('set') ?? '');
  return roles.indexOf('set') > roles.lastIndexOf('target') && recent(conversation).length === count;
}

/** Whether a reminder is what was set or put off last, and nothing else was asked or proposed since. */
export function isReminderLast({ conversation, steps }: MessagePlan, kinds = THERE): boolean {
  const { done, asked, proposals, open } = conversation;
  const [last] = done[0]?.isUndone ? [] : (done[0]?.changes ?? []);
  const isNewest = !asked && !open && proposals.length === 0 && steps.length === 0;
  return isNewest && last !== undefined && kinds.has(last.did);
}
const THERE: ReadonlySet<Change['did']> = new Set(['reminder-set', 'reminder-changed'] as const);
const ANY: ReadonlySet<Change['did']> = new Set([...THERE, 'reminder-ended'] as const);

/** More than one wish in one, or a day that only the reason says. */
async function saidInPassing(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const all = await allAndNamed(plan, slots);
  if (all) {
    cancelAll(plan, all);
    return true;
  }
  const then = onDayOfReason(plan, slots);
  const found = then && (await referTo(then.first('target'), then, plan.conversation, plan.world));
  const [event, ...more] = found?.kind === 'events' ? found.events : [];
  if (!then || !event || more.length > 0) return false;
  await cancelOne(plan, event, then);
  return true;
}

/** Events go. */
export async function cancel(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world, conversation } = plan;
  // 'You can bin that', right behind a reminder: the reminder, and not an event before it.
  if (slots.isEmpty && isReminderLast(plan)) return dropReminder(plan, slots);
  if (namesReminders(slots.joined('target') ?? slots.joined('set') ?? '')) return dropReminder(plan, slots);
  // 'Drop tomorrow's one', of two that were just set.
  const words = [...slots.all('target'), ...slots.all('old_time')].join(' ');
  if (!slots.has('set') && isReminderLast(plan, ANY) && reminderThen(conversation, words, world))
    return dropReminder(plan, new Slots([{ role: 'target', text: words }]));
  if ((await takenOff(plan, slots)) || (await saidInPassing(plan, slots))) return;
  if (isWaiting(plan, slots))
    return plan.say({
      kind: 'told',
      what: 'waiting',
      proposals: conversation.proposals.map(({ changes }) => changes),
    });
  // 'The osteopath has moved away, strike that appointment': one thing, named by who it is with.
  if (slots.has('set') && slots.has('target') && isKind(slots.joined('set')) && !isWidened(plan, slots))
    return cancel(plan, new Slots(slots.list().filter(({ role }) => role !== 'set')));
  const named = someDaysOf(plan, slots) ?? partOfDay(slots, world);
  if (named) return cancel(plan, named);
  if (slots.has('set')) {
    const proposed = proposalsOf(conversation, slots);
    if (proposed.length > 0) {
      plan.deny(proposed.map(({ call }) => call));
      return plan.say({ kind: 'talk', what: 'left-alone' });
    }
    const both = await setAndNamed(plan, slots);
    if (both && !scopeOf(slots)) return cancelAll(plan, both);
    for (const event of both ?? []) await cancelOne(plan, event, slots);
    if (both) return;
    const given = await givenUp(plan, slots);
    if (given) return plan.call('delete_event', { event_id: given.id, scope: 'all' });
    const found = await referToSet(slots, conversation, world);
    if (found.kind === 'several') return plan.askWhich(found.events, { tool: 'delete_event', input: {} });
    if (found.kind === 'none') return sayNoneFound(plan, found, slots.joined('set'));
    if (found.kind !== 'events') return plan.noSuchEvent(slots.joined('set'));
    const [first] = found.events;
    if (first && isOneSeries(found.events) && !slots.has('except') && (await isAllOfIt(plan, first, slots)))
      return plan.call('delete_event', { event_id: first.id, scope: 'all' });
    return cancelAll(plan, found.events);
  }
  const again = skippedAgain(plan, slots);
  if (again) return cancel(plan, again);
  if (isWholeStretch(plan, slots))
    return cancel(plan, new Slots([...slots.list(), { role: 'set', text: 'everything' }]));
  const chosen = await ofNamed(plan, slots);
  if (chosen) return cancelOne(plan, chosen, slots);
  const subject = await broughtUp(plan, slots);
  if (subject?.title)
    return cancel(plan, new Slots([...slots.list(), { role: 'target', text: subject.title }]));
  const targets = slots.all('target');
  if (targets.length === 0 && !slots.has('old_person') && conversation.focus.length === 0) {
    // 'I have given up chess. Delete all of it.'
    const loose = slots.has('reason') ? await looselyNamed(slots.joined('reason'), world) : undefined;
    // 'The Spanish teacher is ill on Thursday': Thursday's.
    const [day, ...more] = findWhen(slots.joined('reason') ?? '', world.when);
    const then = day && more.length === 0 && namesDay(day.text, world) ? day.text : undefined;
    if (loose?.title)
      return cancel(
        plan,
        new Slots([
          ...slots.list(),
          { role: 'target', text: loose.title },
          ...(then && !slots.has('old_time') ? [{ role: 'old_time' as const, text: then }] : []),
        ]),
      );
  }
  if (targets.length === 0 && !slots.has('old_time', 'old_person') && conversation.focus.length === 0) {
    return plan.ask({ for: 'event' }, { tool: 'delete_event', input: {} });
  }
  const matches: CalendarEvent[] = [];
  const unsettled: { readonly events: readonly CalendarEvent[]; readonly target: string | undefined }[] = [];
  const missing: (string | undefined)[] = [];
  for (const target of targets.length > 0 ? targets : [undefined]) {
    const found = oneOfEachDay(plan, await referTo(target, slots, conversation, world), slots);
    if (found.kind === 'several') unsettled.push({ events: found.events, target });
    else if (found.kind === 'events')
      matches.push(...(await everyInstance(plan, found.events, target, slots)));
    else if (found.kind === 'none') {
      if (chooseReminder(conversation, target, world) && target) return dropReminder(plan, slots);
      // 'Cancel a meeting' names none.
      if (!found.words && !slots.has('old_time', 'old_person'))
        return plan.ask({ for: 'event' }, { tool: 'delete_event', input: {} });
      // 'Golf is off', and golf only waits for a yes.
      const card = target ? called(target, conversation.proposals, world) : undefined;
      if (card) return withdraw(plan, card, slots);
      const close = await looselyNamed(target, world);
      if (!close) missing.push(found.words);
      else {
        plan.unsure = [...plan.unsure, target ?? ''];
        matches.push(close);
      }
    }
  }
  // 'Kim has moved away, so cancel her fitting', of several fittings: the one with Kim.
  const which = unsettled.find(
    ({ events }) => !events.some(({ id }) => matches.some((one) => one.id === id)),
  );
  if (which) {
    // 'One of the trainings is off': a single one, not the series.
    const isOne = which.target !== undefined && oneOfIn(which.target) !== undefined;
    const scope = scopeOf(slots) ?? (isOne ? 'this' : undefined);
    return plan.askWhich(which.events, { tool: 'delete_event', input: { scope } });
  }
  // 'The gym and spinning': what names nothing is said to name nothing, and does not keep the other.
  for (const words of missing) plan.noSuchEvent(words);
  if (matches.length > 1) return cancelAll(plan, matches);
  const [event] = matches;
  if (!event) return;
  return cancelOne(plan, event, slots);
}

const isOfSeries = (change: Change): boolean => change.did === 'created' && change.after.repeats;

/** 'Skip yoga this Monday', and all the Mondays wait for a yes: one of them is not the whole card. */
function withdraw(plan: MessagePlan, card: OpenProposal, slots: Slots): void {
  if (slots.has('old_time') && card.changes.some(isOfSeries))
    plan.say({ kind: 'told', what: 'waiting', proposals: [card.changes] });
  else turnDown(plan, card);
}

async function cancelOne(plan: MessagePlan, named: CalendarEvent, slots: Slots): Promise<void> {
  const { world } = plan;
  // 'Stop the course at the end of the year': until then it goes on.
  const last = named.seriesId ? endNamed(slots.joined('old_time') ?? '', plan.words) : undefined;
  if (last && (await changeEnd(plan, named, new Slots([{ role: 'end', text: last }]), {}))) return;
  const from = slots.joined('onwards') ?? (isOpen(slots, world) ? slots.joined('old_time') : undefined);
  const event = await firstFrom(named, from, world);
  const said = asFact(event);
  plan.unsure = [...plan.unsure, ...daysElsewhere(said, slots, world), ...otherDaySaid(said, slots, world)];
  plan.focusOn([asFact(event)]);
  const isDated = slots.has('old_time') || namesDay(slots.first('target'), world);
  const isWhole = await isItsRhythm(event, slots.joined('old_time'), world);
  const scope =
    scopeOf(slots) ?? (isOpen(slots, world) ? 'following' : isWhole ? 'all' : isDated ? 'this' : undefined);
  // What others hold is not one's own to cancel: one stays away from it.
  if (event.organizer && !event.organizer.self && event.ownResponse) {
    plan.call('respond_to_invitation', { event_id: event.id, response: 'declined', scope });
    return;
  }
  plan.call('delete_event', { event_id: event.id, ...(event.seriesId ? { scope } : {}) });
}

/** 'Cancel golf', once more, where a card asks just that: for the yes there is a button. */
function isWaiting({ conversation: { proposals }, world }: MessagePlan, slots: Slots): boolean {
  const [only, ...more] = slots.list();
  if (only?.role !== 'target' || more.length > 0 || readReference(only.text).isFocus) return false;
  return called(only.text, proposals, world)?.wish.tool === 'delete_event';
}

/** 'All my yoga', 'all choir on Wednesdays': nothing says that only some of the series are meant. */
async function isAllOfIt({ world }: MessagePlan, event: CalendarEvent, slots: Slots): Promise<boolean> {
  if (!slots.has('time', 'old_time')) return true;
  return !slots.has('once', 'time') && (await isItsRhythm(event, slots.joined('old_time'), world));
}

/** 'I have given up swimming, get rid of all the Fridays': the series that the reason names, and not what else is on then. */
async function givenUp({ world }: MessagePlan, slots: Slots): Promise<CalendarEvent | undefined> {
  const isBare = namesOfSet(significantWords(slots.joined('set') ?? '')).length === 0;
  if (!isBare || slots.has('except', 'once', 'target', 'old_person')) return undefined;
  const named = await looselyNamed(slots.joined('reason'), world);
  return named && (await isItsRhythm(named, slots.joined('old_time'), world)) ? named : undefined;
}

function cancelAll(plan: MessagePlan, found: readonly CalendarEvent[]): void {
  const events = [...new Map(found.map((event) => [event.id, event])).values()];
  const [only, ...others] = events;
  plan.focusOn(events.map(asFact));
  if (only && others.length === 0)
    plan.call('delete_event', { event_id: only.id, ...(only.seriesId ? { scope: 'this' } : {}) });
  else plan.call('delete_event', { event_ids: events.map(({ id }) => id), every_match: true });
}
