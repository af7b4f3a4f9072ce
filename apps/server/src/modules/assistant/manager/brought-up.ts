import type { CalendarEvent } from '../../calendar/index.ts';
import type { MessagePlan } from './plan.ts';
import { matchingName } from './search-by-name.ts';
import type { Slots } from './slots.ts';

/** 'Saturday's football got rained off, shift it': what a reason in front names, rather than what was spoken of before. */
export async function broughtUp(
  { conversation, world }: MessagePlan,
  slots: Slots,
): Promise<CalendarEvent | undefined> {
  const [first] = slots.list();
  if (first?.role !== 'reason' || slots.has('target', 'old_time', 'old_person')) return undefined;
  const named = await matchingName(first.text, world);
  return named && !conversation.focus.some(({ title }) => title === named.title) ? named : undefined;
}
