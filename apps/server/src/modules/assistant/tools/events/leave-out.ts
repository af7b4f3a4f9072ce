import { eventInterval, instantOf } from '@catch/scheduling';
import { readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { refusal, slotOf } from '../../values/make.ts';
import type { Proposal, Refusal } from '../../values/values.ts';
import type { ToolContext } from '../tool.port.ts';
import { factOf } from './event-fact.ts';
import { namedAmong } from './event-words.ts';
import type { Searched } from './find-event.ts';

export type Left = { readonly kind: 'events'; readonly events: readonly CalendarEvent[] } | Refusal;

/** All of them but what was excepted. An exception that names none of them is never passed over: what was to stay would go. */
export function leaveOut(
  events: readonly CalendarEvent[],
  except: readonly string[] = [],
  context: ToolContext,
): Left {
  let left = events;
  for (const words of except) {
    const exceptions = excepted(events, words, context);
    if (exceptions.length === 0) return refusal({ code: 'exception', words, among: events.map(factOf) });
    left = left.filter((event) => !exceptions.includes(event));
  }
  return left.length > 0
    ? { kind: 'events', events: left }
    : refusal({ code: 'exception', among: events.map(factOf) });
}

function excepted(
  events: readonly CalendarEvent[],
  words: string,
  context: ToolContext,
): readonly CalendarEvent[] {
  const byId = events.filter(({ id, seriesId }) => id === words || seriesId === words);
  if (byId.length > 0) return byId;
  // 'The last one': by its place among them.
  const { position, extreme, words: name } = readReference(words);
  const place = extreme === 'latest' ? -1 : extreme === 'earliest' ? 0 : position;
  if (place === undefined || name) return namedAmong(events, words, context);
  const { timeZone } = context.user;
  const inOrder = events.toSorted(
    (one, other) => instantOf(one.start, timeZone) - instantOf(other.start, timeZone),
  );
  const one = inOrder.at(place);
  return one ? [one] : [];
}

/** Where we looked, and what stays as it is: the person who is asked about a whole day sees what that covers. */
export function searchedFor(
  searched: Searched | undefined,
  changed: readonly CalendarEvent[],
  { user: { timeZone } }: ToolContext,
): Pick<Proposal, 'searched'> {
  if (!searched) return {};
  const ids = new Set(changed.map(({ id }) => id));
  const stays = searched.there
    .filter(({ id }) => !ids.has(id))
    .toSorted((one, other) => eventInterval(one, timeZone).start - eventInterval(other, timeZone).start);
  return {
    searched: { in: slotOf(searched.window, timeZone), stays: stays.slice(0, MOST_LISTED).map(factOf) },
  };
}

const MOST_LISTED = 10;
