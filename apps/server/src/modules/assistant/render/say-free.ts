import { dayAt } from '@catch/scheduling';
import { type Reader, sayDay, sayHours, sayWindow } from '../../../platform/say-time.ts';
import type { BusyTimes, Told } from '../manager/answers.ts';
import { oneLine } from '../tools/text/one-line.ts';
import { slotOf } from '../values/make.ts';
import type { PersonFact, PreferenceFact } from '../values/values.ts';
import { sayBounds, sayClocks } from './say-bounds.ts';
import { and, sayEvent, sayPerson, saySlot } from './say-event.ts';
import { sayKept } from './say-reason.ts';

export function sayFree(told: Extract<Told, { what: 'free' }>, reader: Reader): string {
  const { isExact, isFree, conflicts, busy, unknown, people, stretches, window, against } = told;
  const blind = sayBlind(unknown);
  const kept = sayAgainst(against);
  if (isExact) {
    if (busy.length > 0)
      return `No, ${and(busy.map(sayPerson))} ${busy.length === 1 ? 'is' : 'are'} busy then.${blind}`;
    if (conflicts.length > 0)
      return `Not free: ${conflicts.map((event) => sayEvent(event, reader)).join('; ')}.${blind}`;
    if (unknown.length > 0 && unknown.length === people.length) return `I can't tell.${blind}`;
    if (told.unread) return `I can't tell: I see nothing then, but not everything.${blind}`;
    return `Yes, ${people.length > 0 ? `${and(people.map(sayPerson))} ${people.length === 1 ? 'is' : 'are'}` : "you're"} free ${sayWindow({ start: window.start, end: window.start }, reader)}.${kept}${blind}`;
  }
  if (!isFree) return `Nothing free ${sayWindow(window, reader)}.${kept}${blind}`;
  const byDay = Map.groupBy(stretches, ({ start }) => sayDay(dayAt(start, reader.zone), reader));
  const free = [...byDay].map(
    ([day, list]) => `${day} ${list.map((stretch) => sayHours(stretch, reader)).join(', ')}`,
  );
  return `${told.unread ? 'As far as I can see, free' : 'Free'}: ${free.join('; ')}.${blind}`;
}

const sayBlind = (unknown: readonly PersonFact[]): string =>
  unknown.length > 0 ? ` I can't see ${unknown.map(sayPerson).join(', ')}'s calendar.` : '';

const sayAgainst = (against: readonly PreferenceFact[]): string =>
  against.length > 0 ? ` ${sayKept(against)}.` : '';

const MOST_BUSY = 4;

/** Who has something else, and when: the first few times say enough. */
const sayBusyTimes = ({ person, busy }: BusyTimes, reader: Reader): string => {
  const times = busy.slice(0, MOST_BUSY).map((time) => saySlot(slotOf(time, reader.zone), reader));
  const more = busy.length > MOST_BUSY ? ' and more' : '';
  return `${sayPerson(person)} (${times.join(', ')}${more})`;
};

export function saySlots(
  { slots, unknown, busy, against, bounded, notUnderstood, clocks, unread }: Extract<Told, { what: 'slots' }>,
  reader: Reader,
): string {
  const ignored = notUnderstood.map(
    (words) => ` I ignored '${oneLine(words, 60)}', which I didn't understand.`,
  );
  const blind = `${sayBlind(unknown)}${ignored.join('')}`;
  const bounds = bounded.length > 0 ? ` You said: ${sayBounds(bounded)}.` : '';
  if (slots.length === 0)
    return `No time works.${bounds}${sayAgainst(against)}${busy.length > 0 ? ` Busy: ${busy.map((one) => sayBusyTimes(one, reader)).join('; ')}.` : ''}${blind}`;
  const lines = slots.map(
    (slot, index) =>
      `${index + 1}. ${saySlot(slot, reader)}${clocks.length > 0 ? ` (${sayClocks(clocks, slot, reader)})` : ''}`,
  );
  return `${unread ? 'As far as I can see, these work' : 'These work'}:\n${lines.join('\n')}\nWhich one?${blind}`;
}
