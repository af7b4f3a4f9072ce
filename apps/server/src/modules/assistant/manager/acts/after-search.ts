import { instantOf, type Moment } from '@catch/scheduling';
import { type Role, readReference, resolveWhen, unreadWords, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { Slot } from '../../values/values.ts';
import type { AskedBefore } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { minutes, settle, shiftOf } from '../times.ts';
import { ask } from './ask/index.ts';
import { create } from './create.ts';

// What follows a search for times: one of them, another search, or something at an hour of its own.

/** What was searched for, with what is said now. Without a time of its own it goes where there was one; of several one is asked for. */
export async function takeAny(
  plan: MessagePlan,
  slots: Slots,
  searched: AskedBefore['slots'],
): Promise<void> {
  const again = lookedForThen(plan, slots, searched);
  if (again) {
    await ask(plan, 'find_time', again, plan.conversation.asked ? { before: plan.conversation.asked } : {});
    return;
  }
  if (slots.has('time')) return create(plan, slots.over(asSlots(searched)));
  const offered = plan.conversation.listed.flatMap((option) => ('slot' in option ? [option.slot] : []));
  const [only, ...others] = offered;
  const { position } = readReference(slots.first('target') ?? slots.first('option') ?? '');
  const chosen = position === undefined ? undefined : offered.at(position);
  if (chosen) {
    const rest = slots.list().filter(({ role }) => role !== 'target' && role !== 'option');
    return takeSlot(plan, new Slots(rest), searched, chosen);
  }
  if (!only || others.length > 0) return create(plan, slots.over(whatFor(searched)));
  return takeSlot(plan, slots, searched, only);
}

const SEARCHING: ReadonlySet<Role> = new Set([
  ...(['time', 'length', 'guest', 'person', 'retracted', 'reason', 'filler', 'option'] as const),
] as const);

/** 'Mornings only', 'Friday afternoon then': the search once more, there. An hour is when it is to be. */
export function lookedForThen(
  { world }: MessagePlan,
  slots: Slots,
  searched: AskedBefore['slots'],
): Slots | undefined {
  const words = slots.joined('time') ?? slots.joined('option');
  if (!words || slots.list().some(({ role }) => !SEARCHING.has(role))) return undefined;
  const before = new Slots(searched).joined('time');
  const alone = settle(resolveWhen(words, world.when));
  // What one does alone goes there at once; with others it is looked up again.
  const withOthers = searched.some(({ role }) => PEOPLE.has(role));
  const isPart = withOthers && alone.kind === 'interval' && !alone.allDay && !alone.range;
  // 'Mornings' are those of the days that were searched.
  const isEach = alone.kind === 'recurrence' && alone.isPlural === true && !namesWeekday(alone);
  const part = isEach ? words.replace(/s$/iu, '') : words;
  const there = before && (isEach || !namesDay(words, world)) ? `${before} ${part}` : part;
  if (!(isEach || isPart)) return undefined;
  if (unreadWords(there, world.when).length > 0) return undefined;
  const read = settle(resolveWhen(there, world.when));
  if (read.kind !== 'windows' && !(read.kind === 'interval' && !read.range)) return undefined;
  const people = slots
    .list()
    .filter(({ role }) => role === 'guest' || role === 'person' || role === 'length');
  const kept = searched.filter(({ role }) => role !== 'time' && role !== 'option');
  return new Slots([...people, { role: 'time', text: there }]).over(kept);
}

const namesWeekday = ({ rrule }: Extract<When, { kind: 'recurrence' }>): boolean =>
  rrule.some((rule) => rule.includes('BYDAY'));

const PEOPLE: ReadonlySet<Role> = new Set(['person', 'guest'] as const);
const ABOUT_PEOPLE: ReadonlySet<Role> = new Set([
  ...(['guest', 'person', 'guest_out', 'option', 'target', 'reason', 'filler', 'retracted'] as const),
] as const);

/** 'Only Ben then', 'without Ana', of times that were looked for with both: the search with who is left of them. */
export function fewerPeople(searched: AskedBefore['slots'], slots: Slots): Slots | undefined {
  const people = searched.filter(({ role }) => PEOPLE.has(role));
  if (people.length < 2 || slots.list().some(({ role }) => !ABOUT_PEOPLE.has(role))) return undefined;
  const isNamed = (text: string, said: readonly string[]) => {
    const words = new Set(said.flatMap(significantWords));
    return wordsOf(text).some((word) => words.has(word));
  };
  const out = slots.all('guest_out');
  const only = [
    ...slots.all('guest'),
    ...slots.all('person'),
    ...slots.all('option'),
    ...slots.all('target'),
  ];
  const names = new Set(people.flatMap(({ text }) => wordsOf(text)));
  // A new person, or any other new word, makes it something else.
  if ([...only, ...out].flatMap(significantWords).some((word) => !names.has(word) && word !== 'me'))
    return undefined;
  const left = people.filter(({ text }) => !isNamed(text, out) && (only.length === 0 || isNamed(text, only)));
  if (left.length === 0 || left.length === people.length) return undefined;
  const gone = new Set(people.filter((one) => !left.includes(one)).map(({ text }) => text));
  return new Slots(
    searched.filter((one) => (!PEOPLE.has(one.role) || left.includes(one)) && !gone.has(one.of ?? '')),
  );
}

/** One of the times that were found, for what was searched for. */
export async function takeSlot(
  plan: MessagePlan,
  slots: Slots,
  searched: AskedBefore['slots'],
  { start, end }: Pick<Slot, 'start'> & Partial<Slot>,
): Promise<void> {
  const at = (moment: Moment, by: number) =>
    Temporal.Instant.fromEpochMilliseconds(instantOf(moment, plan.world.zone) + by)
      .toZonedDateTimeISO(plan.world.zone)
      .toString();
  const length = end && instantOf(end, plan.world.zone) - instantOf(start, plan.world.zone);
  const shift = slots.joined('shift');
  const by = (shift && shiftOf(shift, plan.world.when)) || 0;
  const said = slots.list().filter(({ role }) => role !== 'shift');
  return create(
    plan,
    new Slots([
      ...new Slots(said).over(whatFor(searched)).list(),
      // 'The second one, but fifteen minutes later'.
      { role: 'time', text: at(start, by) },
      // 'That one, but 45 minutes': as long as was said.
      ...(slots.has('length') || length === undefined
        ? []
        : [{ role: 'length' as const, text: minutes(length) }]),
    ]),
  );
}

/** What it was that a time was looked for, without what said when: that is settled by the time that was found. */
export const whatFor = (searched: AskedBefore['slots']): SaidSlot[] =>
  asSlots(searched).filter(({ role, of }) => of === undefined && !WHEN.has(role));
const WHEN: ReadonlySet<Role> = new Set([
  ...(['time', 'length', 'end', 'start', 'before', 'after', 'slot_of', 'gap', 'avoid', 'earliest'] as const),
  ...(['latest', 'zone', 'same_time', 'same_day', 'same_length', 'old_time', 'all_day', 'option'] as const),
] as const);

/** What people search with is whom they meet. */
export const asSlots = (slots: readonly SaidSlot[]): SaidSlot[] =>
  slots.map((slot) => (slot.role === 'person' ? { ...slot, role: 'guest' } : slot));
