import {
  companyIn,
  findWhen,
  leadsToName,
  movesIt,
  readReference,
  resolveWhen,
  saysInstead,
  unreadWords,
  type WhenContext,
  withWhoseDay,
} from '@catch/understanding';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { Referred } from '../fetch-event.ts';
import { everyWordOf } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { settle } from '../times.ts';
import { isPutRight } from './as-new.ts';

// Where what was read as a change to an event is more likely a new one.

/** 'Poker on Friday from eight to eleven', and there is none; 'lunch with mum on Sunday at one', and there is one with Emma. */
export function isRatherNew({ words, world }: MessagePlan, slots: Slots, found: Referred): boolean {
  if (found.kind === 'none')
    return isTimed(slots, world) || isPutRight(slots, world) || (isWhen(slots, world) && !movesIt(words));
  const [event, ...more] = found.kind === 'events' ? found.events : [];
  if (!event || more.length > 0 || movesIt(words) || !isWhen(slots, world)) return false;
  const company = companyIn(slots.first('target') ?? '')?.names.flatMap(wordsOf) ?? [];
  const known = everyWordOf(event);
  const isOther = otherWords(slots.first('target'), known, world.when).length > 0;
  return isOther || (company.length > 0 && coverage(company, known) < KNOWN);
}

/** 'Scaff strike block C', and there is a 'scaff inspection block C': as much of a name as that, and another word in it. */
export function otherWords(target = '', known: readonly string[], when: WhenContext): readonly string[] {
  // 'Wednesday's leak' is told by its day, and 'the first of the two leaks' by its place.
  const said = withWhoseDay(readReference(target).of ?? target);
  const name = findWhen(said, when).reduce((rest, { text }) => rest.replace(text, ' '), said);
  const telling = readReference(target).isFocus ? [] : significantWords(name);
  return telling.length > 2
    ? telling.filter((word) => /\p{L}{3}/u.test(word) && !leadsToName(word) && coverage([word], known) === 0)
    : [];
}
const KNOWN = 0.6;

/** From when to when, on which day. */
function isTimed(slots: Slots, { when }: MessagePlan['world']): boolean {
  const words = slots.joined('time');
  const read = words && !slots.has('old_time', 'shift') ? settle(resolveWhen(words, when)) : undefined;
  if (read?.kind === 'interval' && read.range && !read.allDay && read.dateSaid) return true;
  // 'Site visit Thursday at ten, place is Mill Lane': a day and an hour, and where.
  const old = slots.joined('old_time');
  const then = old && !slots.has('time', 'shift') && slots.has('place', 'note', 'length') ? old : undefined;
  const at = then ? settle(resolveWhen(then, when)) : undefined;
  return at?.kind === 'instant' && at.dateSaid;
}

/** 'Lisbon Friday to Sunday, whole days', and there is no such event: the first of the days is no old one. */
export function asStay(
  { words, world: { when } }: MessagePlan,
  slots: Slots,
  found: Referred,
): Slots | undefined {
  const [first, last] = [slots.joined('old_time'), slots.joined('time')];
  if (found.kind !== 'none' || !slots.has('all_day') || !first || !last || movesIt(words)) return undefined;
  const days = `${first} to ${last}`;
  const read = unreadWords(days, when).length === 0 ? resolveWhen(days, when) : undefined;
  if (read?.kind !== 'interval' || !read.range || !read.allDay) return undefined;
  const others = slots.list().filter(({ role }) => role !== 'old_time' && role !== 'time');
  return new Slots([...others, { role: 'time', text: days }]);
}

/** A day and an hour or a part of it, from day to day, or a rhythm. */
function isWhen(slots: Slots, { when }: MessagePlan['world']): boolean {
  const words = slots.joined('time');
  const read = words && !slots.has('old_time', 'shift') ? settle(resolveWhen(words, when)) : undefined;
  if (read?.kind === 'interval')
    return read.dateSaid && (read.range === true || read.grain === 'part-of-day');
  return read?.kind === 'recurrence' || (read?.kind === 'instant' && read.dateSaid);
}

/** 'Cancelled. – Squash on Friday instead, 8:30 to 9:30': something new in the place of what has just gone. */
export function isInItsPlace({ conversation: { done }, words, world }: MessagePlan, slots: Slots): boolean {
  const isGone = done[0]?.changes.some(({ did }) => did === 'cancelled') && !done[0].isUndone;
  const when = [...slots.all('old_time'), ...slots.all('time')].join(' ');
  const read = isGone && saysInstead(words) ? settle(resolveWhen(when, world.when)) : undefined;
  return (
    (read?.kind === 'instant' || (read?.kind === 'interval' && read.range && !read.allDay)) && read.dateSaid
  );
}

/** 'Delete my early shift, I do Sunday instead, write it as late shift': what is spoken of goes away in this very message. */
export const isCancelled = ({ steps, conversation: { focus } }: MessagePlan): boolean =>
  steps.some(
    (step) =>
      step.kind === 'call' && step.wish.tool === 'delete_event' && step.wish.input.event_id === focus[0]?.id,
  );
