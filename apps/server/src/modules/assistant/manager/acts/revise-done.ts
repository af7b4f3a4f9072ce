import { instantOf, type Moment } from '@catch/scheduling';
import { hasDirection, otherNamed, putsRight, type Role } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { Change, EventFact } from '../../values/values.ts';
import type { DoneWish } from '../conversation.ts';
import { withEndOnce } from '../end-said.ts';
import { inSaidRole } from '../in-said-role.ts';
import { nameNotGuest } from '../name-not-guest.ts';
import { withOtherHalf } from '../other-half.ts';
import { inOtherWeek } from '../other-week.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { shiftedBy } from '../shifted.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { atInstant } from '../time-in-words.ts';
import { clocksIn, lengthIn, minutes, shiftOf } from '../times.ts';
import { changeOne } from './change-one.ts';
import { changeReminder, moveReminder } from './change-reminder.ts';
import { chooseReminder } from './choose-reminder.ts';
import { create } from './create.ts';
import { doneToAnother } from './done-to-another.ts';
import { notificationsIn, reviseNotification } from './notify.ts';
import { retitled } from './retitle.ts';
import { reviseCreation, zoneOf } from './revise-creation.ts';
import { replacedBy, withOtherGuest, withoutOther } from './revise-people.ts';
import { revisePreference } from './revise-preference.ts';
import { onAnotherDay } from './revise-several.ts';
import { rewordReminder, textFor, wrongIn } from './reword-reminder.ts';

/** At the time that something else left free. */
function inPlaceOf({ start, end }: EventFact, slots: Slots, { zone }: MessagePlan['world']): Slots {
  if (start.kind === 'date' && end.kind === 'date') {
    const last = Temporal.PlainDate.from(end.date).subtract({ days: 1 });
    return new Slots([
      ...slots.list(),
      { role: 'time', text: last.equals(start.date) ? `on ${start.date}` : `from ${start.date} to ${last}` },
      { role: 'all_day', text: 'all day' },
    ]);
  }
  const from = instantOf(start, zone);
  const at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).toString();
  const lasts = slots.has('length')
    ? []
    : [{ role: 'length' as const, text: minutes(instantOf(end, zone) - from) }];
  return new Slots([...slots.list(), { role: 'time', text: at }, ...lasts]);
}

const BY_HOW_MUCH: ReadonlySet<Role> = new Set(['shift', 'length', 'retracted', 'filler', 'reason'] as const);

/** 'Push everything back half an hour. – No, 45, not 30': all of it by so much, from where it was. */
function shiftAgain(plan: MessagePlan, done: DoneWish, slots: Slots): boolean {
  const { world } = plan;
  const moved = done.changes.flatMap((change) =>
    change.did === 'changed' || change.did === 'moved' ? [change] : [],
  );
  const said =
    slots.joined('shift') ??
    (slots.has('retracted') || putsRight(plan.words) ? slots.joined('length') : undefined);
  const wasShift = done.wish.said?.some(({ role }) => role === 'shift') ?? false;
  if (!said || !wasShift || moved.length === 0 || moved.length < done.changes.length) return false;
  if (!slots.list().every(({ role }) => BY_HOW_MUCH.has(role))) return false;
  // 'Ten more minutes' counts from where it is now.
  if (moved.length === 1 && slots.has('shift')) return false;
  const amount = shiftOf(said, world.when) ?? lengthIn(new Slots([{ role: 'length', text: said }]), world);
  const [first] = moved;
  if (amount === undefined || !first) return false;
  const by = wasEarlier(first, world.zone) && !hasDirection(said) ? -Math.abs(amount) : amount;
  const times = moved.map(({ before }) => ({ id: before.id, exact: shiftedBy(before, by, world.zone) }));
  if (times.some(({ exact }) => !exact)) return false;
  for (const { id, exact } of times) plan.call('update_event', { event_id: id, exact });
  plan.focusOn(moved.map(({ after }) => after));
  return true;
}

/** 'By an hour. – The other way, earlier': as far from where it was, in the other direction. */
function shiftOtherWay(plan: MessagePlan, { changes, wish }: DoneWish, slots: Slots): boolean {
  const { world } = plan;
  const [change, ...more] = changes;
  const said = slots.joined('shift');
  const wasShift = wish.said?.some(({ role }) => role === 'shift');
  if (change?.did !== 'changed' || more.length > 0 || !wasShift || !said || !hasDirection(said)) return false;
  const isEarlier = (shiftOf(`an hour ${said}`, world.when) ?? 0) < 0;
  const isBare = shiftOf(said, world.when) === undefined;
  if (!isBare || isEarlier === wasEarlier(change, world.zone)) return false;
  const by = instantOf(change.before.start, world.zone) - instantOf(change.after.start, world.zone);
  const exact = shiftedBy(change.before, by, world.zone);
  if (exact) plan.call('update_event', { event_id: change.after.id, exact });
  return exact !== undefined;
}

const wasEarlier = (
  { before, after }: { readonly before: EventFact; readonly after: EventFact },
  zone: string,
): boolean => instantOf(after.start, zone) < instantOf(before.start, zone);

/** What was done a moment ago: it is changed where it is. */
export async function reviseDone(plan: MessagePlan, done: DoneWish, revised: Slots): Promise<void> {
  const { world, conversation } = plan;
  const [change] = done.changes;
  const start = change && startOf(change);
  const ended = withEndOnce(inOtherWeek(revised, start, world), world.when);
  const { said } = done.wish;
  const slots = inSaidRole(withOtherHalf(ended, start, said, world), said, plan, start);
  if (!change || shiftAgain(plan, done, slots) || shiftOtherWay(plan, done, slots)) return;
  if (onAnotherDay(plan, done, slots)) return;
  if (await doneToAnother(plan, done, slots)) return;
  switch (change.did) {
    case 'reminder-set':
    case 'reminder-changed': {
      const reminder = change.did === 'reminder-set' ? change.reminder : change.after;
      const words = slots.joined('time');
      // 'The first at half past', of two that were set: not the newest.
      const named = slots.has('target')
        ? chooseReminder(conversation, slots.first('target'), plan.world)
        : undefined;
      if (named && named.id !== reminder.id) return changeReminder(plan, slots);
      const text = textFor(reminder, slots, plan.words);
      const wrong = wrongIn(slots);
      if (text && wrong && reminder.text.toLowerCase().includes(wrong.toLowerCase()))
        plan.settleName(`${wrong} ${text}`);
      // 'Spelt, not rye, and make it Thursday': both.
      if (words && text && !reminder.cron && wrong !== undefined && reminder.text.includes(wrong))
        return plan.call('set_reminder', {
          text: retitled(reminder.text, text, wrong),
          when: words,
          instead_of: reminder.id,
        });
      if (words) return moveReminder(plan, reminder, words);
      if (text && !slots.has('shift', 'length', 'lead', 'before', 'after'))
        return rewordReminder(plan, done, reminder, text, wrong);
      return changeReminder(plan, slots);
    }
    case 'remembered':
      return revisePreference(plan, change.preference, slots);
    case 'notifications':
      return reviseNotification(plan, notificationsIn(conversation), slots);
    case 'created':
    case 'changed':
    case 'moved':
    case 'responded': {
      const event = change.did === 'responded' ? change.event : change.after;
      settleRight(plan, event, slots);
      const renamed = asName(plan, event, slots);
      if (renamed) return reviseDone(plan, done, renamed);
      const named = await nameNotGuest(plan, slots, event);
      const meant = withoutOther(await withOtherGuest(plan, named, event.guests), event.guests);
      if (meant !== slots) return reviseDone(plan, done, meant);
      const found = await referTo(
        slots.first('target'),
        slots,
        { ...conversation, focus: [event, ...conversation.focus] },
        world,
      );
      if (found.kind !== 'events' || !found.events[0]) return plan.noSuchEvent(event.title);
      const shift = slots.joined('shift');
      if (change.did === 'changed' && shift && !hasDirection(shift)) {
        const by = shiftOf(shift, world.when) ?? 0;
        const exact = shiftedBy(change.before, wasEarlier(change, world.zone) ? -by : by, world.zone);
        if (exact) plan.call('update_event', { event_id: event.id, exact });
        else plan.ask({ for: 'shift', because: 'all-day' }, done.wish, { about: event });
        return;
      }
      const scope =
        change.did === 'created' && change.recurrence.length > 0
          ? [{ role: 'whole' as const, text: 'all' }]
          : [];
      const out = await replacedIn(plan, done, slots);
      return changeOne(
        plan,
        found.events[0],
        new Slots([...slots.list(), ...scope, ...out]),
        zoneOf(done.wish, slots),
      );
    }
    case 'cancelled':
      // 'And put the ironing there instead.'
      if (slots.has('title') && !slots.has('time'))
        return create(plan, inPlaceOf(change.before, slots, world));
      return plan.say({ kind: 'talk', what: 'unclear' });
    default:
      plan.say({ kind: 'talk', what: 'unclear' });
  }
}

/** 'Half past eleven, not half past ten', of what is at half past ten; 'Toffee, not Biscuit', of what is called so: no doubt about it. */
function settleRight(plan: MessagePlan, { title, start }: EventFact, slots: Slots): void {
  const { world } = plan;
  const wrong = [...slots.all('retracted'), ...slots.all('old_time')];
  const own = wordsOf(title ?? '');
  const name = slots.joined('title');
  if (name && wrong.some((text) => wordsOf(text).every((word) => own.includes(word))))
    plan.settleName(`${name} ${wrong.join(' ')}`);
  if (!plan.isHalfSure || start.kind === 'date') return;
  const clock = atInstant(start.at).toZonedDateTimeISO(world.zone).toPlainTime();
  if (wrong.some((text) => clocksIn(text, world.when).some((one) => one.equals(clock)))) plan.unsure = [];
}

/** 'Birthday party, I should have said', of a party: its name with more words, and nothing else is said of it. */
function asName(plan: MessagePlan, { title }: EventFact, slots: Slots): Slots | undefined {
  const target = slots.first('target');
  const own = wordsOf(title ?? '');
  const said = wordsOf(target ?? '');
  const isLonger = own.length > 0 && said.length > own.length && own.every((word) => said.includes(word));
  if (!target || !isLonger || !slots.list().every(({ role }) => NAMING.has(role))) return undefined;
  plan.unsure = [...plan.unsure, target];
  return new Slots(slots.list().map((slot) => (slot.role === 'target' ? { ...slot, role: 'title' } : slot)));
}
const NAMING: ReadonlySet<Role> = new Set(['target', 'filler', 'reason'] as const);

/** When it begins now. */
function startOf(change: Change): Moment | undefined {
  switch (change.did) {
    case 'created':
    case 'changed':
    case 'moved':
      return change.after.start;
    case 'reminder-set':
      return change.reminder.next;
    case 'reminder-changed':
      return change.after.next;
    default:
      return undefined;
  }
}

/** 'No, Emma instead', 'I meant the other Tom': the person just added is dropped. */
async function replacedIn(plan: MessagePlan, { changes, wish }: DoneWish, slots: Slots): Promise<SaidSlot[]> {
  const [change] = changes;
  const guests = change && 'after' in change && 'guests' in change.after ? change.after.guests : [];
  const added = (wish.input.add_attendees ?? wish.input.attendees ?? []) as readonly string[];
  const brought = guests.filter(({ email }) => added.includes(email));
  if (!slots.has('guest') || slots.has('guest_out')) return [];
  const { known } = await namePeople(slots.all('guest'), plan.conversation, plan.world, guests);
  // 'The other Tom' is seen to where the event is changed.
  if (slots.all('guest').some((name) => otherNamed(name) !== undefined)) return [];
  return replacedBy(plan, brought, known, slots).map(({ email }) => ({ role: 'guest_out', text: email }));
}

/** 'Undo that. Make it Tuesday at nine.': what was taken back, otherwise. */
export async function reviseUndone(plan: MessagePlan, undone: DoneWish, slots: Slots): Promise<void> {
  const [change] = undone.changes;
  if (change?.did === 'created') return reviseCreation(plan, change, undone.wish, slots);
  if (change?.did === 'changed' || change?.did === 'moved')
    return reviseDone(plan, { ...undone, changes: [{ ...change, after: change.before }] }, slots);
  plan.say({ kind: 'talk', what: 'unclear' });
}
