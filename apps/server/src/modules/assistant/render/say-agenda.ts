import { dayAt, type Interval, instantOf } from '@catch/scheduling';
import { sayDay, sayHours, sayWindow } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { EventFact } from '../values/values.ts';
import { sayPerson, saySlot, sayTitle, sayWhere } from './say-event.ts';
import { sayEvent } from './say-event-whole.ts';

export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

export const sayDeclined = (events: readonly EventFact[], reader: Reader): string =>
  events.length === 0
    ? ''
    : say(reader, 'told.youDeclined', { events: events.map((event) => sayEvent(event, reader)).join('; ') });

export function sayAgenda(events: readonly EventFact[], window: Interval, reader: Reader): string {
  if (events.length === 0) return say(reader, 'told.nothingThen', { when: sayWindow(window, reader) });
  const days = Map.groupBy(events, (event) =>
    dayAt(Math.max(instantOf(event.start, reader.zone), window.start), reader.zone),
  );
  return [...days]
    .map(
      ([day, list]) =>
        `${capital(sayDay(day, reader))}:\n${list.map((event) => `• ${sayLine(event, day, reader)}`).join('\n')}`,
    )
    .join('\n');
}

function sayLine(event: EventFact, day: number, reader: Reader): string {
  const people = event.guests.slice(0, 4).map(sayPerson).join(', ');
  const guests = people ? ` ${say(reader, 'receipt.with', { people })}` : '';
  const [title, where] = [sayTitle(event, reader), sayWhere(event, reader)];
  if (event.start.kind === 'date') {
    const said = `${title}${where}`;
    const last = dayAt(instantOf(event.end, reader.zone) - 1, reader.zone);
    return last > day
      ? say(reader, 'told.allDayUntil', { event: said, day: sayDay(last, reader) })
      : say(reader, 'told.allDay', { event: said });
  }
  const [start, end] = [instantOf(event.start, reader.zone), instantOf(event.end, reader.zone)];
  // What began the evening before is told with its days: '22:00–02:00' would begin on this one.
  const hours = dayAt(start, reader.zone) < day ? saySlot(event, reader) : sayHours({ start, end }, reader);
  return `${hours} ${title}${guests}${where}`;
}
