import { dayAt, instantOf } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { uniqueById } from './unique-events.ts';
import type { World } from './world.ts';

/** 'The other one', of two of a kind that are coming, or of two on one day. */
export async function otherOfTwo(spoken: EventFact, world: World): Promise<CalendarEvent | undefined> {
  const coming = (await world.near()).filter(
    (event) =>
      event.id !== spoken.id &&
      event.start.kind === 'timed' &&
      isOwners(event) &&
      world.interval(event).end > world.now,
  );
  const own = significantWords(spoken.title ?? '');
  const alike = coming.filter(({ title }) =>
    own.some((word) => coverage([word], wordsOf(title ?? '')) === 1),
  );
  const dayOf = (at: number) => dayAt(at, world.zone);
  const day = dayOf(instantOf(spoken.start, world.zone));
  const together = coming.filter((event) => dayOf(world.interval(event).start) === day);
  const [only, ...more] = alike.length > 0 ? alike : together;
  return more.length === 0 ? only : undefined;
}

/** 'That second one', of what was made one by one and never listed: in the order in which it was made. */
export function inTurn({ listed, done, asked }: Conversation): EventFact[] | undefined {
  const made = done
    .flatMap(({ changes, isUndone }) => (isUndone ? [] : changes.toReversed()))
    .flatMap((change) => (change.did === 'created' ? [change.after] : []))
    .toReversed();
  const shown = new Set(listed.flatMap((option) => ('event' in option ? [option.event.id] : [])));
  // 'Packing on Monday. – And again on Wednesday. – The first one at nine': of these, whatever was listed before.
  const alike = made.filter(({ id, title }) => !shown.has(id) && title === made.at(-1)?.title);
  const turn = shown.size === 0 ? made : asked ? [] : alike;
  return turn.length > 1 ? uniqueById(turn) : undefined;
}
