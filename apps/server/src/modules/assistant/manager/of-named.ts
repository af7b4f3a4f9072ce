import { readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { Conversation } from './conversation.ts';
import { chosenOf, referTo } from './refer.ts';
import type { Slots } from './slots.ts';
import type { World } from './world.ts';

/** 'There are two rehearsals, cancel the later one': of those that another name in the same breath means. */
export async function ofNamed(
  slots: Slots,
  conversation: Conversation,
  world: World,
): Promise<CalendarEvent | undefined> {
  const [one, other, ...more] = slots.all('target');
  if (!one || !other || more.length > 0) return undefined;
  const isPlace = (words: string) => {
    const { position, extreme } = readReference(words);
    return position !== undefined || extreme !== undefined;
  };
  const [name, place] = isPlace(one) ? [other, one] : [one, other];
  if (!isPlace(place) || isPlace(name)) return undefined;
  const found = await referTo(name, slots, conversation, world);
  if (found.kind !== 'several') return undefined;
  const inOrder = found.events.toSorted(
    (left, right) => world.interval(left).start - world.interval(right).start,
  );
  return chosenOf(readReference(place), inOrder);
}
