import { timed } from '@catch/scheduling';
import type { resolveWhen } from '@catch/understanding';
import { windowOf } from '../../tools/events/window-of.ts';
import { searchTimes } from '../../tools/search/search-times.ts';
import type { PersonFact } from '../../values/values.ts';
import { boundsIn } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import type { Exact } from '../times.ts';

/** The first, or last, time within a stretch at which everybody can. */
export async function firstFree(
  { world, conversation }: MessagePlan,
  slots: Slots,
  when: ReturnType<typeof resolveWhen>,
  { title, guests }: { readonly title: string; readonly guests: readonly PersonFact[] },
  duration: number,
): Promise<Exact | undefined> {
  const windows =
    when.kind === 'windows'
      ? when.windows.map(({ start, end }) => ({ start: start.epochMilliseconds, end: end.epochMilliseconds }))
      : [windowOf(when)].filter((window) => window !== undefined);
  if (windows.length === 0) return undefined;
  const found = await searchTimes(world.calendars, world.context.user, world.when, {
    windows,
    duration,
    people: guests,
    bounds: await boundsIn(slots, conversation, world),
    avoid: slots.all('avoid'),
    order: slots.has('latest') ? 'latest' : 'earliest',
    wished: { title, hasGuests: guests.length > 0 },
    limit: 1,
  });
  const [slot] = found.notUnderstood.length > 0 ? [] : found.slots;
  return slot && { start: timed(slot.start, world.zone), end: timed(slot.end, world.zone), recurrence: [] };
}
