import { MINUTE } from '@catch/scheduling';
import { type Role, resolveWhen, saysMoving } from '@catch/understanding';
import type { AskedBefore } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { atInstant, namesDay } from '../time-in-words.ts';
import type { World } from '../world.ts';

/** The roles of a correction that only gives a question another time, and says why. */
const OF_TIME: ReadonlySet<Role> = new Set([
  ...(['time', 'old_time', 'retracted', 'same_day', 'same_time', 'reason', 'filler'] as const),
] as const);

/**
 * 'What is on Thursday? – Sorry, I meant Friday': the same question again, for the new day. Nothing it was
 * about is moved; 'make it Friday' would move it.
 */
export function askedOtherwise({ conversation, words, world }: MessagePlan, slots: Slots): Slots | undefined {
  const { asked, open, parked, proposals, isDoneLast } = conversation;
  const time = slots.joined('time');
  // 'If Friday is empty, add the car wash. – Saturday at ten then': that is for the car wash.
  if (!asked || !time || open || parked?.ifFree || saysMoving(words)) return undefined;
  if (!slots.list().every(({ role }) => OF_TIME.has(role))) return undefined;
  // With a card in view, 'Saturday then' is about the card.
  if (proposals.length > 0 && !isDoneLast) return undefined;
  const before = asked.slots.find(({ role }) => role === 'time' || role === 'old_time');
  const isOtherDay = before && namesDay(time, world) && namesDay(before.text, world);
  // A time that was offered is picked by its hour: 'four then'.
  const isOther = asked.act === 'find_time' ? isOtherDay && isDay(time, world) : isOtherDay;
  if (!before || !(isOther || asked.act === 'ask_free')) return undefined;
  const text = isDay(time, world) ? `${time}${hourOf(asked, world)}` : time;
  return new Slots([{ role: before.role, text }]);
}

function isDay(words: string, { when }: World): boolean {
  const read = resolveWhen(words, when);
  return read.kind === 'interval' && read.dateSaid && !read.range;
}

/** 'Am I free on Thursday at three? – Friday I mean': still at three. */
function hourOf({ act, window }: AskedBefore, { zone }: World): string {
  if (act !== 'ask_free' || !window || window.end - window.start > MINUTE) return '';
  const at = atInstant(window.start).toZonedDateTimeISO(zone).toPlainTime();
  return ` at ${at.toString({ smallestUnit: 'minute' })}`;
}
