import {
  bothOf,
  countedAhead,
  countedIn,
  ownerIn,
  pointsBack,
  readReference,
  resolveWhen,
  severalIn,
} from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { coverage, wordsOf } from '../../tools/text/match-words.ts';
import { broughtUp } from '../brought-up.ts';
import { called } from '../called-cards.ts';
import type { Wish } from '../conversation.ts';
import { fetch } from '../fetch-event.ts';
import { everyWordOf, fitsWords } from '../fits-words.ts';
import { ofNamed } from '../of-named.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { referToSet } from '../refer-set.ts';
import { looselyNamed, onlyWith } from '../search-by-name.ts';
import { isOneSeries } from '../series-scope.ts';
import { Slots } from '../slots.ts';
import { withTakenBack } from '../taken-back-time.ts';
import { withoutSecondShift } from '../time-slots.ts';
import { settle, timeWords } from '../times.ts';
import { asNew, asNewWithGuests } from './as-new.ts';
import { details } from './change-details.ts';
import { changeEachOf, changeInstances } from './change-each.ts';
import { changeOne } from './change-one.ts';
import { changeReminder } from './change-reminder.ts';
import { chooseReminder, countsReminders, lastReminder, reminderThen } from './choose-reminder.ts';
import { create } from './create.ts';
import { inAskedTime, MOVING } from './in-asked-time.ts';
import { inReasonOf } from './in-reason.ts';
import { movedThere } from './moved-there.ts';
import { sayNoneFound } from './none-found.ts';
import { eventsOfWhoGoes, setOfWhoGoes } from './off-unnamed.ts';
import { ownBeside } from './own-beside.ts';
import { asStay, isCancelled, isInItsPlace, isRatherNew } from './rather-new.ts';
import { leaving } from './who-leaves.ts';

/** Something about an event that is there. */
export async function change(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world, conversation } = plan;
  const wanted = bookedByInviting(plan, slots);
  if (wanted) return create(plan, wanted);
  const invited = slots.has('set') ? withInvited(slots) : undefined;
  if (invited) return change(plan, invited);
  const each = namedOfSet(slots);
  if (each) return change(plan, each);
  if (slots.has('set')) return changeSet(plan, withOneSet(slots));
  if (!slots.has('target') && slots.has('title') && slots.has('time') && isCancelled(plan))
    return create(plan, slots);
  if (await changeEach(plan, slots)) return;
  const subject = await broughtUp(plan, slots);
  if (subject) {
    // With nothing else spoken of there is no doubt which one it is.
    if (conversation.focus.length > 0) plan.unsure = [...plan.unsure, slots.first('reason') ?? ''];
    return changeOne(plan, subject, slots);
  }
  const own = ownBeside(plan, slots);
  const mine = own ? await fetch(own, world) : undefined;
  if (mine?.kind === 'events' && mine.events[0]) return changeOne(plan, mine.events[0], slots);
  const moved = await movedThere(plan, slots);
  if (moved?.event) return changeOne(plan, moved.event, slots);
  if (moved)
    return plan.ask({ for: 'event' }, { tool: 'update_event', input: timeInput(inAskedTime(plan, slots)) });
  const timed = conversation.focus.length > 0 ? inReasonOf(plan, slots) : undefined;
  if (timed) return change(plan, timed);
  const target = slots.first('target');
  // 'The Wednesday one at seven', behind a reminder: that one, and no event of that day.
  if (!conversation.asked && lastReminder(conversation) && reminderThen(conversation, target, world))
    return changeReminder(plan, slots);
  const found = await referTo(target, slots, conversation, world);
  // 'Move the bank one to 6', 'the second one an hour later', of the reminders that were just listed or set.
  const isUnknown = found.kind === 'none' || countsReminders(conversation, target);
  // 'Call it Tea and move it to four': only an event has a name.
  const isReminder = isUnknown && target && !slots.has('title', 'guest', 'place');
  const known =
    isReminder && (chooseReminder(conversation, target, world) ?? reminderThen(conversation, target, world));
  if (known) return changeReminder(plan, slots);
  if (found.kind === 'none' && !found.words) {
    // 'The plasterer can't do Tuesday, make it Thursday': the event is
    // named only in the reason, so it is in doubt. 'It isn't Kim, …' works the same way.
    const reason = slots.joined('reason') ?? slots.joined('retracted');
    const loose =
      (reason ? await looselyNamed(reason, world) : undefined) ?? (await onlyWith(plan.words, world));
    if (loose) {
      plan.unsure = [...plan.unsure, reason ?? slots.first('target') ?? ''];
      return changeOne(plan, loose, slots);
    }
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
  if (found.kind === 'none' && target && isInItsPlace(plan, slots)) return create(plan, asNew(slots));
  const stay = target ? asStay(plan, slots, found) : undefined;
  if (stay) return create(plan, asNew(stay));
  if (target && isRatherNew(plan, slots, found)) {
    const isSaid = plan.unsure.some((words) => words.includes(target));
    if (!isSaid) plan.unsure = [...plan.unsure, target];
    return create(plan, withTakenBack(await asNewWithGuests(plan, slots), world.when));
  }
  const [theirs, ...others] = found.kind === 'none' ? await eventsOfWhoGoes(plan, slots) : [];
  if (found.kind === 'none' && theirs && others.length === 0 && slots.has('old_time')) {
    plan.unsure = [...plan.unsure, ...slots.all('target')];
    return changeOne(plan, theirs, slots);
  }
  if (found.kind === 'none') {
    // 'Take him off the list', of the event just spoken of: proposed, with the words that name nothing.
    // What this very message has something else for is not what the rest of it is about.
    const isFree = !plan.steps.some(
      (step) => step.kind === 'call' && step.wish.input.event_id === conversation.focus[0]?.id,
    );
    const isKnown = isFree && (!slots.has('time') || conversation.done[0]?.changes[0]?.did === 'created');
    const spoken = isKnown ? await referTo(undefined, new Slots([]), conversation, world) : undefined;
    const [event = await looselyNamed(target, world)] = spoken?.kind === 'events' ? spoken.events : [];
    if (!event) return plan.noSuchEvent(found.words);
    plan.unsure = [...plan.unsure, ...slots.all('target')];
    return changeOne(plan, event, slots);
  }
  if (found.kind === 'planned') return;
  if (found.kind === 'several') {
    const input = { ...(await details(plan, slots)), ...timeInput(slots) };
    return plan.askWhich(found.events, { tool: 'update_event', input });
  }
  const [only, ...more] = found.events;
  // 'Ben's dentist got moved', and the dentist that is there has nothing to do with Ben.
  if (only && more.length === 0 && (await belongsToAnother(target, only, world)))
    return plan.noSuchEvent(target);
  if (only && more.length === 0 && (await changeInstances(plan, only, slots))) return;
  for (const event of found.events) await changeOne(plan, event, slots);
}

/** 'Keep the supplier call, the fitting goes to three', where a card would cancel that call: not any more. */
export function spareCards(plan: MessagePlan, slots: Slots): void {
  for (const words of slots.all('except')) {
    const card = called(words, plan.conversation.proposals, plan.world);
    if (card?.wish.tool === 'delete_event') plan.deny([card.call]);
  }
}

/** Named as that of somebody whom we know, who is neither in its name nor in it. */
async function belongsToAnother(
  target: string | undefined,
  event: CalendarEvent,
  world: MessagePlan['world'],
): Promise<boolean> {
  const owner = target === undefined ? undefined : ownerIn(target);
  const isCalled = ({ name }: { readonly name: string }) =>
    wordsOf(name).includes(owner?.toLowerCase() ?? '');
  if (!owner || !(await world.find(owner)).some(isCalled)) return false;
  const { organizer } = event;
  const own = [
    ...everyWordOf(event),
    ...wordsOf(`${organizer?.displayName ?? ''} ${organizer?.email ?? ''}`),
  ];
  return coverage(wordsOf(owner), own) < 0.6;
}

/** 'The gym and the vet an hour later': the same for each that is named. False where it is not about several names. */
async function changeEach(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { world, conversation } = plan;
  const targets = slots.all('target').flatMap((target) => bothOf(target) ?? [target]);
  const chosen = await ofNamed(plan, slots);
  if (chosen) {
    // The days beside the names only say which there are.
    const rest = slots.list().filter(({ role }) => role !== 'target' && role !== 'old_time');
    await changeOne(plan, chosen, new Slots([{ role: 'target', text: chosen.title ?? '' }, ...rest]));
    return true;
  }
  if (targets.length < 2) return false;
  const named = new Map<string, { event: CalendarEvent; target: string }>();
  const missing: string[] = [];
  for (const target of targets) {
    const found = await referTo(target, slots, conversation, world);
    if (found.kind === 'several') return false;
    const [event] = found.kind === 'events' ? found.events : [];
    if (event) named.set(event.id, { event, target });
    else missing.push(target);
  }
  if (named.size === 0 || (named.size === 1 && missing.length === 0)) return false;
  const isReason = (words: string) => followsReason(slots, words);
  // 'Dev has to mind the shop': the end of a reason is no event to look for.
  if (missing.some(isReason)) plan.unsure = [...plan.unsure, ...missing.filter(isReason)];
  for (const id of await withoutWhoGoes(plan, slots, [...named.values()])) named.delete(id);
  // 'Both the optician and the club': two they are.
  if (named.size === 2) plan.settleName('both');
  const shared = slots.list().filter(({ role }) => role !== 'target');
  for (const { event, target } of named.values())
    await changeOne(plan, event, new Slots([{ role: 'target', text: target }, ...shared]));
  // 'The garage rang, my service is at nine': what names nothing is said to name nothing.
  for (const words of missing.filter((one) => !isReason(one))) plan.noSuchEvent(words);
  return true;
}

/** Right after a reason, so it may be the end of that reason. */
function followsReason(slots: Slots, words: string): boolean {
  const said = slots.list();
  const at = said.findIndex(({ role, text }) => role === 'target' && text === words);
  return said[at - 1]?.role === 'reason';
}

/**
 * 'Dev is needed at the fair, drop him from the tasting': of the events named, not the one he is no guest of.
 */
async function withoutWhoGoes(
  plan: MessagePlan,
  slots: Slots,
  named: readonly { readonly event: CalendarEvent }[],
): Promise<readonly string[]> {
  if (!slots.has('guest_out') || named.length < 2) return [];
  const isIn = await Promise.all(
    named.map(async ({ event }) => {
      const fact = asFact(event);
      const out = await leaving(plan, slots, fact);
      return fact.guests.some(({ email }) => out.includes(email));
    }),
  );
  return isIn.includes(true) ? named.flatMap(({ event }, index) => (isIn[index] ? [] : [event.id])) : [];
}

/** 'Both of those are mine alone. Move the two blocks': what points back says which they are, and not what they are called there. */
function withOneSet(slots: Slots): Slots {
  const sets = slots.all('set');
  const pointing = sets.length > 1 ? sets.find(pointsBack) : undefined;
  if (pointing === undefined) return slots;
  return new Slots(slots.list().filter(({ role, text }) => role !== 'set' || text === pointing));
}

/** 'My two errands, the bank and the tailor, to Monday': the names say which two they are. */
function namedOfSet(slots: Slots): Slots | undefined {
  const set = slots.joined('set');
  const names = slots.all('target').flatMap((target) => bothOf(target) ?? [target]);
  const count = set === undefined ? undefined : (countedIn(set) ?? countedAhead(set));
  if (names.length < 2 || names.length !== count || names.some((name) => readReference(name).isFocus))
    return undefined;
  return new Slots(slots.list().filter(({ role }) => role !== 'set' && role !== 'except'));
}

/** The words of a new time, for a tool that will learn the event later. */
const timeInput = (slots: Slots): Record<string, unknown> => ({
  new_when: timeWords(slots),
  move_by: slots.joined('shift'),
  new_duration: slots.joined('length'),
  extend_by: slots.joined('stretch'),
  new_end: slots.joined('end'),
});

/** 'Are Ana and Ben free at four? – Invite them for that, contract review': a new one, where nothing else is spoken of. */
function bookedByInviting({ conversation: { asked } }: MessagePlan, slots: Slots): Slots | undefined {
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  const searched = new Slots(isSearch ? asked.slots : []);
  const people = [...searched.all('person'), ...searched.all('guest')];
  const isInviting =
    slots.all('guest').some((words) => readReference(words).isFocus) ||
    slots.all('set').some((words) => severalIn(words) !== undefined);
  if (!asked?.isTrue || people.length === 0 || !isInviting) return undefined;
  const name = slots.joined('title') ?? slots.all('target').find((words) => !readReference(words).isFocus);
  if (!name) return undefined;
  const rest = slots.list().filter(({ role }) => !['guest', 'set', 'target', 'title'].includes(role));
  return new Slots([
    ...rest,
    { role: 'title', text: name },
    ...people.map((text) => ({ role: 'guest' as const, text })),
  ]);
}

/** 'Invite both to the tasting': people, since of two events nothing else would become. */
function withInvited(slots: Slots): Slots | undefined {
  const set = slots.joined('set') ?? '';
  const target = slots.first('target');
  if (!severalIn(set) || !target || readReference(target).isFocus || slots.has(...MOVING)) return undefined;
  return new Slots(slots.list().map((slot) => (slot.role === 'set' ? { ...slot, role: 'guest' } : slot)));
}

async function changeSet(plan: MessagePlan, said: Slots): Promise<void> {
  const { world } = plan;
  const slots = withoutSecondShift(said, world.when);
  // The time of a change is the new one, and not where they are.
  const where = new Slots(slots.list().filter(({ role }) => role !== 'time'));
  const found = await referToSet(where, plan.conversation, world);
  if (found.kind === 'several')
    return plan.askWhich(found.events, { tool: 'update_event', input: timeInput(slots) });
  const theirs = found.kind === 'none' ? await setOfWhoGoes(plan, slots) : [];
  if (theirs.length > 0 && (await changeEachOf(plan, theirs, slots))) return;
  if (found.kind === 'none') return sayNoneFound(plan, found, slots.joined('set'));
  if (found.kind !== 'events') return plan.noSuchEvent(slots.joined('set'));
  const [first] = found.events;
  // 'Rename all yoga': one thing that comes again and again.
  const isSpared = slots
    .all('except')
    .some((words) => found.events.some((event) => fitsWords(asFact(event), words, undefined, world)));
  if (first && isOneSeries(found.events) && !slots.has('old_time') && !isSpared)
    return changeOne(plan, first, new Slots([...slots.list(), { role: 'whole', text: 'all' }]));
  if (await changeEachOf(plan, found.events, slots)) return;
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
