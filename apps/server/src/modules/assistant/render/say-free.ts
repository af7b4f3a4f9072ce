import { dayAt, HOUR, type Interval, instantOf } from '@catch/scheduling';
import { dayWithin, onDay, sayDay, sayHours, sayRangeAfter, sayWindow } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, say } from '../../../platform/words.ts';
import type { BusyTimes, Statement } from '../manager/answers.ts';
import { oneLine } from '../tools/text/one-line.ts';
import { slotOf } from '../values/make.ts';
import type { EventFact, PersonFact, PreferenceFact, Slot } from '../values/values.ts';
import { sayBounds, sayClocks } from './say-bounds.ts';
import { sayEvents, sayPerson, saySlot, sayTitle } from './say-event.ts';
import { sayPreferences } from './say-reason.ts';

export function sayFree(statement: Extract<Statement, { what: 'free' }>, reader: Reader): string {
  const { isExact, isFree, conflicts, busy, unknown, people, stretches, window, against } = statement;
  const blind = sayBlind(unknown, reader);
  const seen = people.filter(({ email }) => !unknown.some((one) => one.email === email));
  const brokenPreferences = sayAgainst(against, reader);
  if (isExact) {
    if (busy.length > 0)
      return `${say(reader, 'free.othersBusy', { people: and(busy.map(sayPerson), reader), count: busy.length })}${blind}`;
    if (conflicts.length > 0)
      return `${say(reader, 'free.notFree', { events: sayEvents(conflicts, reader) })}${blind}`;
    if (unknown.length > 0 && unknown.length === people.length)
      return `${say(reader, 'free.cannotTell')}${blind}`;
    if (statement.unread) return `${say(reader, 'free.cannotTellUnread')}${blind}`;
    const when = sayWindow({ start: window.start, end: window.start }, reader);
    const yes =
      seen.length > 0
        ? say(reader, 'free.theyAre', {
            people: and(seen.map(sayPerson), reader),
            count: seen.length,
            when,
          })
        : say(reader, 'free.youAre', { when });
    return `${yes}${brokenPreferences}${blind}`;
  }
  if (!isFree)
    return `${say(reader, 'free.nothing', { when: sayWindow(window, reader) })}${brokenPreferences}${blind}`;
  const byDay = Map.groupBy(stretches, ({ start }) => sayDay(dayAt(start, reader.zone), reader));
  const free = [...byDay].map(
    ([day, list]) => `${day} ${list.map((stretch) => sayHours(stretch, reader)).join(', ')}`,
  );
  const times = free.join('; ');
  // 'Am I free on Saturday?': what else there is on that day, as far as it stands between these times.
  const isDay = people.length === 0 && window.end - window.start <= ONE_DAY;
  const taken = isDay ? sayTaken(conflicts, stretches, reader) : '';
  if (seen.length > 0 && !statement.unread)
    return `${say(reader, 'free.together', { people: and(seen.map(sayPerson), reader), times })}${blind}`;
  return `${say(reader, statement.unread ? 'free.freeAsSeen' : 'free.free', { times })}${taken}${blind}`;
}

const ONE_DAY = 25 * HOUR;

/** The day is said already: 'Physio 11:00–11:45; Fair'. */
function sayTaken(events: readonly EventFact[], free: readonly Interval[], reader: Reader): string {
  const at = ({ start, end }: EventFact): Interval => ({
    start: instantOf(start, reader.zone),
    end: instantOf(end, reader.zone),
  });
  const [from, to] = [Math.min(...free.map(({ start }) => start)), Math.max(...free.map(({ end }) => end))];
  const between = events.filter((event) => at(event).start < to && at(event).end > from);
  const named = (between.length > 0 ? between : events)
    .slice(0, MOST_BUSY)
    .map((event) =>
      event.start.kind === 'date'
        ? sayTitle(event, reader)
        : `${sayTitle(event, reader)} ${sayHours(at(event), reader)}`,
    );
  return named.length > 0 ? ` ${say(reader, 'free.yours', { events: named.join('; ') })}` : '';
}

const sayBlind = (unknown: readonly PersonFact[], reader: Reader): string =>
  unknown.length > 0 ? ` ${say(reader, 'free.unseen', { people: unknown.map(sayPerson).join(', ') })}` : '';

const sayAgainst = (against: readonly PreferenceFact[], reader: Reader): string =>
  against.length > 0 ? ` ${sayPreferences(against, reader)}.` : '';

const MOST_BUSY = 4;

/** Who has something else, and when: the first few times say enough. */
export const sayBusyTimes = ({ person, busy }: BusyTimes, reader: Reader): string => {
  const times = busy
    .slice(0, MOST_BUSY)
    .map((time) => saySlot(slotOf(time, reader.zone), reader))
    .join(', ');
  return `${sayPerson(person)} (${busy.length > MOST_BUSY ? say(reader, 'free.busyMore', { times }) : times})`;
};

/** What one has oneself: the first few say enough. */
function sayMine(mine: readonly EventFact[], reader: Reader): string {
  if (mine.length === 0) return '';
  const events = sayEvents(mine.slice(0, MOST_BUSY), reader);
  return ` ${say(reader, 'free.yours', {
    events: mine.length > MOST_BUSY ? say(reader, 'free.busyMore', { times: events }) : events,
  })}`;
}

export function saySlots(
  {
    slots,
    unknown,
    busy,
    mine,
    against,
    bounded,
    notUnderstood,
    clocks,
    unread,
  }: Extract<Statement, { what: 'slots' }>,
  reader: Reader,
): string {
  const ignored = notUnderstood.map(
    (words) => ` ${say(reader, 'free.ignored', { words: oneLine(words, 60) })}`,
  );
  const blind = `${sayBlind(unknown, reader)}${ignored.join('')}`;
  const bounds =
    bounded.length > 0 ? ` ${say(reader, 'free.youSaid', { bounds: sayBounds(bounded, reader) })}` : '';
  if (slots.length === 0) {
    const others = busy.map((one) => sayBusyTimes(one, reader)).join('; ');
    return `${say(reader, 'free.noTime')}${bounds}${sayAgainst(against, reader)}${sayMine(mine, reader)}${others ? ` ${say(reader, 'free.busy', { people: others })}` : ''}${blind}`;
  }
  const timeOf = (slot: Slot, within?: number): string =>
    `${sayRangeAfter(within, slot.start, slot.end, reader)}${clocks.length > 0 ? ` (${sayClocks(clocks, slot, reader)})` : ''}`;
  const [only, ...others] = slots;
  // A list of one, with the question which, sounds like a machine.
  if (only && others.length === 0 && !unread)
    return `${say(reader, 'free.onlyOne', { time: timeOf(only) })}${blind}`;
  const day = dayOfAll(slots, reader);
  const lines = slots.map((slot, index) => `${index + 1}. ${timeOf(slot, day)}`);
  const times = lines.join('\n');
  if (day === undefined)
    return `${say(reader, unread ? 'free.worksAsSeen' : 'free.works', { times })}${blind}`;
  const on = onDay(day, reader);
  return `${say(reader, unread ? 'free.worksOnAsSeen' : 'free.worksOn', { times, day: on })}${blind}`;
}

/** The day that all of several times lie on; in full each says its own. */
function dayOfAll(slots: readonly Slot[], reader: Reader): number | undefined {
  if (reader.inFull || slots.length < 2) return undefined;
  const [day, ...others] = new Set(slots.map(({ start, end }) => dayWithin(start, end, reader.zone)));
  return others.length === 0 ? day : undefined;
}
