import { findWhen, isCode, withoutArticle } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { factOf } from '../tools/events/event-fact.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { fitsWords } from './fits-words.ts';
import type { Slots } from './slots.ts';
import { withoutTime } from './time-in-words.ts';
import type { World } from './world.ts';

/**
 * 'Sat 2A just bailed, kill that one', behind something else that was booked: what the reason in front of it begins with,
 * on the day that it names.
 */
export async function namedAhead(
  slots: Slots,
  spoken: EventFact | undefined,
  world: World,
): Promise<CalendarEvent | undefined> {
  const [first] = slots.list();
  if (!spoken || first?.role !== 'reason') return undefined;
  // '2A' may be two in the morning, and is a name where something is called so.
  const code = wordsOf(first.text).slice(0, SUBJECT).find(isCode);
  const rest = code ? first.text.replace(new RegExp(code, 'i'), ' ') : first.text;
  const said = wordsOf(withoutArticle(withoutTime(rest, world).trim().toLowerCase()));
  const isSubject = (title = '') => {
    const own = significantWords(title);
    return (code !== undefined && own.includes(code)) || begins(said, own);
  };
  if (isSubject(spoken.title)) return undefined;
  const days = findWhen(rest, world.when).map(({ text }) => text);
  const named = (await world.near()).filter(
    (event) =>
      isOwners(event) &&
      world.interval(event).end > world.now &&
      isSubject(event.title) &&
      days.every((day) => fitsWords(factOf(event), day, undefined, world)),
  );
  const series = new Set(named.map(({ seriesId, id }) => seriesId ?? id));
  return series.size === 1 ? named[0] : undefined;
}

/** 'The Saturday 2A': so many words may be what it is about. */
const SUBJECT = 3;

const begins = (said: readonly string[], own: readonly string[]): boolean =>
  own.length > 0 && own.every((word, at) => said[at] === word);
