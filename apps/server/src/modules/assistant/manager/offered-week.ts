import { DAY, instantOf } from '@catch/scheduling';
import { type Act, type Role, unreadWords, weekdayInWeek } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { significantWords } from '../tools/text/match-words.ts';
import type { AskedBefore, Conversation } from './conversation.ts';
import { Slots } from './slots.ts';
import { atInstant } from './time-in-words.ts';
import type { World } from './world.ts';

/** What may take one of the times that were found, or another one next to them. */
const TAKING: ReadonlySet<Act> = new Set(['create', 'pick', 'revise', 'answer', 'again'] as const);
const SAYING: ReadonlySet<Role> = new Set(['time', 'option'] as const);

/**
 * 'Find an hour next week. – (times of next week) – Let's do Tuesday at three': the Tuesday of that week, and not the
 * coming one.
 */
export function inOfferedWeek(slots: Slots, act: Act, conversation: Conversation, world: World): Slots {
  const { asked, search } = conversation;
  const searched = [asked, search].find((one) => one?.act === 'find_time' || one?.act === 'ask_free');
  if (!TAKING.has(act) || !searched || isForOther(slots, searched)) return slots;
  const monday = offeredWeek(searched, conversation, world);
  if (!monday) return slots;
  return new Slots(
    slots.list().map((slot) => {
      const text = SAYING.has(slot.role) ? weekdayInWeek(slot.text, monday.toPlainDate()) : undefined;
      return text && unreadWords(text, world.when).length === 0 ? { ...slot, text } : slot;
    }),
  );
}

/** 'Also the dentist on Tuesday at nine': nothing that a time was looked for. */
function isForOther(slots: Slots, { slots: searched }: AskedBefore): boolean {
  const title = significantWords(slots.joined('title') ?? '');
  const topic = significantWords(new Slots(searched).joined('title') ?? '');
  return title.length > 0 && topic.length > 0 && !title.some((word) => topic.includes(word));
}

/** The Monday of the one week in which everything lies that was offered, if that is still to come. */
function offeredWeek(
  { window }: AskedBefore,
  { listed }: Conversation,
  { zone, now }: World,
): Temporal.ZonedDateTime | undefined {
  const starts = listed.flatMap((option) => ('slot' in option ? [instantOf(option.slot.start, zone)] : []));
  const within = window && window.end - window.start <= LONGEST ? [window.start, window.end - 1] : [];
  const [first, ...others] = (starts.length > 0 ? starts : within).map((at) => {
    const day = atInstant(at).toZonedDateTimeISO(zone).startOfDay();
    return day.subtract({ days: day.dayOfWeek - 1 });
  });
  const isOne = first && others.every((other) => other.equals(first));
  return isOne && first.epochMilliseconds > now ? first : undefined;
}
const LONGEST = 8 * DAY;
