import { instantOf } from '@catch/scheduling';
import { readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { coverage, tellingWords, wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { atInstant, chosenOf, referTo, uniqueById } from './refer.ts';
import type { Slots } from './slots.ts';
import type { World } from './world.ts';

/** 'The other one', of two of a kind that are coming, or of two on one day. */
export async function besideIt(spoken: EventFact, world: World): Promise<CalendarEvent | undefined> {
  const coming = (await world.near()).filter(
    (event) =>
      event.id !== spoken.id &&
      event.start.kind === 'timed' &&
      isOwners(event) &&
      world.interval(event).end > world.now,
  );
  const own = tellingWords(spoken.title ?? '');
  const alike = coming.filter(({ title }) =>
    own.some((word) => coverage([word], wordsOf(title ?? '')) === 1),
  );
  const dayOf = (at: number) => atInstant(at).toZonedDateTimeISO(world.zone).toPlainDate().toString();
  const day = dayOf(instantOf(spoken.start, world.zone));
  const together = coming.filter((event) => dayOf(world.interval(event).start) === day);
  const [only, ...more] = alike.length > 0 ? alike : together;
  return more.length === 0 ? only : undefined;
}

/** 'That second one', of what was made one by one and never listed: in the order in which it was made. */
export function inTurn({ listed, done }: Conversation): EventFact[] | undefined {
  const made = done
    .flatMap(({ changes, isUndone }) => (isUndone ? [] : changes.toReversed()))
    .flatMap((change) => (change.did === 'created' ? [change.after] : []))
    .toReversed();
  const isListed = listed.some((option) => 'event' in option);
  return !isListed && made.length > 1 ? uniqueById(made) : undefined;
}

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
