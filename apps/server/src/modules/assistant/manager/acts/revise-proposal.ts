import { instantOf, MINUTE } from '@catch/scheduling';
import { findWhen, hasDirection, offersOtherTime, readReference, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import type { OpenProposal, Wish } from '../conversation.ts';
import { eventCalled } from '../fetch-event.ts';
import { fitsWords } from '../fits-words.ts';
import { inSaidRole } from '../in-said-role.ts';
import { newTime } from '../new-time.ts';
import { otherOfTwo } from '../one-of-two.ts';
import { withOtherHalf } from '../other-half.ts';
import { inOtherWeek } from '../other-week.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { scopeOf } from '../series-scope.ts';
import { shiftedBy } from '../shifted.ts';
import { Slots } from '../slots.ts';
import { namesDay, withoutTime } from '../time-in-words.ts';
import { settle, shiftOf } from '../times.ts';
import { inPlaceOfAdded, keepsWhoLeaves, withoutRhythm } from './beside-card.ts';
import { cancel } from './cancel.ts';
import { change as changeEvent } from './change.ts';
import { details } from './change-details.ts';
import { asksAnything, changeOne } from './change-one.ts';
import { guestMeant } from './guest-meant.ts';
import { isInTheWay, withoutObstacle } from './in-the-way.ts';
import { otherWayRound } from './other-way-round.ts';
import { reviseCreation } from './revise-creation.ts';
import { merged, replacedBy, withOtherGuest } from './revise-people.ts';
import { reviseWish } from './revise-wish.ts';

export async function reviseProposal(plan: MessagePlan, proposal: OpenProposal, said: Slots): Promise<void> {
  const [change] = proposal.changes;
  const revised = (await withoutObstacle(plan, proposal, said)) ?? said;
  const start = change && 'after' in change && 'start' in change.after ? change.after.start : undefined;
  const { said: earlier } = proposal.wish;
  const half = withOtherHalf(inOtherWeek(revised, start, plan.world), start, earlier, plan.world);
  const slots = inSaidRole(half, earlier, plan, start);
  // Too much is waiting to be stored word by word: what is no longer known is not half corrected.
  if (!change || Object.keys(proposal.wish.input).length === 0)
    return plan.say({ kind: 'talk', what: 'unclear' });
  plan.replace(proposal.call);
  if ('after' in change && 'title' in change.after) plan.settleName(change.after.title);
  switch (proposal.wish.tool) {
    case 'create_event':
      return change.did === 'created'
        ? reviseCreation(plan, change, proposal.wish, await withWhom(plan, slots, change.after.guests))
        : undefined;
    case 'update_event':
      return reviseUpdate(plan, proposal, slots);
    case 'delete_event':
      return reviseDeletion(plan, proposal, slots);
    default:
      return reviseWish(plan, proposal.wish, slots);
  }
}

/**
 * A doubt that is cleared up, or repeated, is one no longer; nor is the doubt about whether all of it was intended,
 * once the person carries on with it.
 */
function withoutSettled({ words }: MessagePlan, wish: Wish, slots: Slots): Wish {
  const { said = [], input } = wish;
  const doubts = (input.unsure as readonly string[] | undefined) ?? [];
  const again = new Set(wordsOf(words));
  const isNewDoubt = (doubt: string) =>
    said.some(({ role, text }) => slots.has(role) && wordsOf(text).includes(wordsOf(doubt)[0] ?? ''));
  const isAll = (doubt: string) => said.length > 1 && said.every(({ text }) => doubt.includes(text));
  const left = doubts.filter(
    (doubt) => !wordsOf(doubt).every((word) => again.has(word)) && !isNewDoubt(doubt) && !isAll(doubt),
  );
  return { ...wish, input: { ...input, unsure: left.length > 0 ? left : undefined } };
}

/** 'He could do Friday', with a card that takes him off: it moves to when he can. */
const offersTime = ({ words }: MessagePlan, slots: Slots): boolean =>
  slots.has('time', 'shift') && !slots.has('guest_out') && offersOtherTime(words);

const whoStays = (wish: Wish): Wish => ({ ...wish, input: { ...wish.input, remove_attendees: undefined } });

/** 'She proposed Monday at two, do that', with a card that takes her off: that time. */
export function timeOffered({ conversation, words, world }: MessagePlan, slots: Slots): Slots | undefined {
  const [card, ...more] = conversation.isDoneLast ? [] : conversation.proposals;
  const { remove_attendees: out, exact } = card?.wish.input ?? {};
  const isLeaving = Array.isArray(out) && out.length > 0 && exact === undefined;
  if (!isLeaving || more.length > 0 || slots.has('time') || !offersOtherTime(words)) return undefined;
  const said = [...slots.all('filler'), ...slots.all('reason')].flatMap((text) =>
    findWhen(text, world.when).map((found) => found.text),
  );
  return said.length > 0 ? new Slots([{ role: 'time', text: said.join(', ') }]) : undefined;
}

/** The people a change would add to an event, or else those already in it. */
export function invitedBy({ wish, changes }: OpenProposal): readonly PersonFact[] {
  const [change] = changes;
  const isOfEvent = change?.did === 'created' || change?.did === 'changed' || change?.did === 'moved';
  const guests = isOfEvent ? change.after.guests : [];
  const added = (wish.input.add_attendees as readonly string[] | undefined) ?? [];
  return added.length > 0
    ? added.map((email) => guests.find((one) => one.email === email) ?? { email })
    : guests;
}

const withWhom = async (plan: MessagePlan, slots: Slots, guests: readonly PersonFact[]): Promise<Slots> =>
  guestMeant(plan, await withOtherGuest(plan, slots, guests), guests);

async function reviseUpdate(plan: MessagePlan, proposal: OpenProposal, said: Slots): Promise<void> {
  const { world } = plan;
  const slots = inPlaceOfAdded(
    await withWhom(plan, said, invitedBy(proposal)),
    invitedBy(proposal),
    proposal.wish,
  );
  const { changes } = proposal;
  const isStaying = offersTime(plan, slots) || keepsWhoLeaves(proposal, slots);
  const wish = withoutSettled(plan, isStaying ? whoStays(proposal.wish) : proposal.wish, slots);
  const ids = wish.input.event_ids as readonly string[] | undefined;
  if (ids && slots.has('except')) {
    const left = changes.flatMap((change) =>
      (change.did === 'moved' || change.did === 'changed') &&
      !slots.all('except').some((words) => fitsWords(change.before, words, undefined, world))
        ? [change.before.id]
        : [],
    );
    plan.call('update_event', { ...wish.input, event_ids: left });
    return;
  }
  const [change] = changes;
  if (change?.did !== 'changed' && change?.did !== 'moved') return;
  const { before, after } = change;
  const other = slots.first('target');
  // 'Not the lunch, I meant the badminton': the same, of another event.
  const isSaid = wish.said?.some(
    ({ role, text }) => role === 'target' && text.toLowerCase() === other?.toLowerCase(),
  );
  if (other && !isSaid && !readReference(other).isFocus && !fitsWords(before, other, undefined, world)) {
    // What is in the way may have been named only because it is.
    if (!slots.has('retracted') && (await isInTheWay(plan, proposal, other)))
      plan.unsure = [...plan.unsure, other];
    return changeEvent(plan, slots.over((wish.said ?? []).filter(({ role }) => role !== 'old_time')));
  }
  const isLength = slots.has('length') && !slots.has('time', 'start', 'end');
  const shift =
    slots.joined('shift') ??
    (isLength && wish.said?.some(({ role }) => role === 'shift') ? slots.joined('length') : undefined);
  // 'Only half an hour', of a move by an hour: from where it was, in the same direction.
  if (shift && !hasDirection(shift)) {
    const by = shiftOf(shift, world.when) ?? 0;
    const sign = Math.sign(instantOf(after.start, world.zone) - instantOf(before.start, world.zone)) || 1;
    const exact = shiftedBy(before, sign * by, world.zone);
    if (exact) plan.call('update_event', { ...wish.input, exact });
    else plan.ask({ for: 'shift', because: 'all-day' }, wish, { about: before });
    return;
  }
  const time = slots.has('time', 'shift', 'length', 'stretch', 'end', 'start', 'all_day')
    ? newTime(after, withoutRhythm(slots, wish, world), world)
    : ({ kind: 'same' } as const);
  const out = otherWayRound(plan, proposal, before, slots);
  if (out) return plan.call('update_event', { ...wish.input, event_id: before.id, remove_attendees: out });
  const more = await details(plan, slots, after);
  const { known } = await namePeople(slots.all('guest'), plan.conversation, world, after.guests);
  const replaced = replacedBy(plan, invitedBy(proposal), known, slots).map(({ email }) => email);
  const added = (wish.input.add_attendees as readonly string[] | undefined) ?? [];
  const leave = more.remove_attendees as readonly string[];
  // 'Not Dev', of two who would be invited: he is not invited, and nobody is taken off.
  const kept = added.filter((email) => !replaced.includes(email) && !leave.includes(email));
  const wished = { ...wish.input, add_attendees: kept };
  const gone = leave.filter((email) => !added.includes(email));
  const leaving = replaced.filter((email) => !added.includes(email) && !gone.includes(email));
  const input = {
    ...wished,
    ...merged(wished, { ...more, remove_attendees: [...gone, ...leaving] }, slots),
    event_id: before.id,
    ...(time.kind === 'exact' ? { exact: { start: time.start, end: time.end } } : {}),
    ...(scopeOf(slots) ? { scope: scopeOf(slots) } : {}),
  };
  // The person to be invited is not, and nothing else was requested.
  if (kept.length < added.length && !asksAnything(input))
    return plan.say({ kind: 'talk', what: 'left-alone' });
  plan.call('update_event', input);
}

/** What only something that stays can have. */
const KEEPING = [
  'length',
  'shift',
  'stretch',
  'end',
  'start',
  'title',
  'place',
  'guest',
  'guest_out',
] as const;

async function reviseDeletion(plan: MessagePlan, proposal: OpenProposal, slots: Slots): Promise<void> {
  const { world } = plan;
  const events = proposal.changes.flatMap((change) => (change.did === 'cancelled' ? [change.before] : []));
  const other = slots.first('target');
  // 'No, Bella's, Juno's stays': another one, and not all but one.
  if (
    other &&
    !readReference(other).isFocus &&
    (isOtherOne(other, world) || !events.some((event) => fitsWords(event, other, undefined, world)))
  ) {
    const there = await otherThatDay(plan, events[0], other);
    if (there) {
      plan.focusOn([asFact(there)]);
      return plan.call('delete_event', { event_id: there.id, ...(there.seriesId ? { scope: 'this' } : {}) });
    }
    return cancel(plan, new Slots(slots.list().filter(({ role }) => role !== 'except')));
  }
  if (slots.has('except')) {
    const left = events.filter(
      (event) => !slots.all('except').some((words) => fitsWords(event, words, undefined, world)),
    );
    const [only, ...others] = left;
    if (only && others.length === 0) return plan.call('delete_event', { event_id: only.id, scope: 'this' });
    if (only) plan.call('delete_event', { event_ids: left.map(({ id }) => id), every_match: true });
    return;
  }
  const [first, ...several] = events;
  // 'Half an hour instead, don't cancel': it stays, and is changed.
  const kept = first && several.length === 0 && slots.has(...KEEPING) && !slots.has('old_time', 'target');
  const event = kept ? await eventCalled(first.id, world) : undefined;
  if (event)
    return changeOne(plan, event, new Slots(slots.list().filter(({ role }) => role !== 'retracted')));
  const moved = first && (await movedInstead(plan, first, slots));
  if (moved) return changeOne(plan, moved, slots);
  const time = slots.joined('old_time') ?? slots.joined('time') ?? slots.first('once');
  if (first) {
    const again = [
      { role: 'target' as const, text: slots.first('target') ?? first.title ?? '' },
      ...(time ? [{ role: 'old_time' as const, text: time }] : []),
      ...slots.list().filter(({ role }) => role === 'once' || role === 'whole' || role === 'onwards'),
    ];
    return cancel(plan, new Slots(again));
  }
}

const isOtherOne = (words: string, world: MessagePlan['world']): boolean =>
  readReference(withoutTime(words, world)).isOther === true;

/** 'Not that, the other one', of two; 'not that, the 3 pm one': on the same day, where it names an hour and no day. */
async function otherThatDay(
  { world }: MessagePlan,
  event: EventFact | undefined,
  other: string,
): Promise<CalendarEvent | undefined> {
  if (event && isOtherOne(other, world)) return otherOfTwo(event, world);
  const isHour = findWhen(other, world.when).length > 0 && !namesDay(other, world);
  if (!event || !isHour) return undefined;
  const at = instantOf(event.start, world.zone);
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone).startOfDay();
  const events = await world.events({
    start: day.epochMilliseconds,
    end: day.add({ days: 1 }).epochMilliseconds,
  });
  const [only, ...more] = events.filter((one) => fitsWords(asFact(one), other, undefined, world));
  return more.length === 0 ? only : undefined;
}

/** 'No, move it to Friday at two instead': a new hour for it, when there is none of its name at that hour to be meant. */
async function movedInstead(
  plan: MessagePlan,
  event: EventFact,
  slots: Slots,
): Promise<CalendarEvent | undefined> {
  const { world } = plan;
  const words = slots.joined('time');
  const read = words && !slots.has('old_time', 'target') ? settle(resolveWhen(words, world.when)) : undefined;
  const at =
    read?.kind === 'instant' ? read.at : read?.kind === 'interval' && read.range ? read.start : undefined;
  if (!at) return undefined;
  const start = at.epochMilliseconds;
  const namesake = (await world.events({ start, end: start + MINUTE })).some(
    ({ title }) => title === event.title,
  );
  return namesake ? undefined : eventCalled(event.id, world);
}
