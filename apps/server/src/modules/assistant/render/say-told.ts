import { dayAt, type Interval, instantOf, MINUTE } from '@catch/scheduling';
import { type Reader, sayClock, sayDay, sayHours, sayWindow } from '../../../platform/say-time.ts';
import type { Told } from '../manager/answers.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { EventFact } from '../values/values.ts';
import { sayAnswers, sayDetail, sayLink, sayWho } from './say-details.ts';
import { sayPerson, sayPlace, saySlot, sayTitle, sayUnread, sayWhere } from './say-event.ts';
import { sayFree, saySlots } from './say-free.ts';
import { sayProposal } from './say-proposal.ts';
import { sayQuestion } from './say-question.ts';
import { sayReceipt } from './say-receipt.ts';
import { sayReminderLine } from './say-reminder.ts';

/** What the manager found out, in words, and what it could not look at. */
export function sayTold(told: Told, reader: Reader): string {
  const said = sayFound(told, reader);
  return told.unread && ABOUT_DAYS.has(told.what)
    ? `${said}\nI couldn't look into ${sayUnread(told.unread)} just now, so there may be more.`
    : said;
}

/** What would be another answer, if there were more in the calendar. */
const ABOUT_DAYS: ReadonlySet<Told['what']> = new Set([
  'agenda',
  'next',
  'last',
  'invitations',
  'free',
  'slots',
  'clashes',
  'count',
  'total',
  'most',
] as const);

function sayFound(told: Told, reader: Reader): string {
  switch (told.what) {
    case 'agenda':
      return sayAgenda(told.events, told.window, reader);
    case 'next':
      return told.event
        ? `Next: ${sayEvent(told.event, reader)}.`
        : `I don't see ${told.words ? `'${told.words}'` : 'anything'} coming up.`;
    case 'last':
      return told.event
        ? `Last time: ${sayEvent(told.event, reader)}.`
        : "I don't see it in the last six months.";
    case 'when':
      return sayWhen(told.events, told.isThen, reader);
    case 'who':
      return sayWho(told.event);
    case 'where':
      return told.event.place
        ? `${sayTitle(told.event)}: ${oneLine(told.event.place)}.`
        : `${sayTitle(told.event)} has no place.`;
    case 'length':
      return `${sayTitle(told.event)} takes ${sayLength(lengthOf(told.event, reader))}, ${saySlot(told.event, reader)}.`;
    case 'detail':
      return sayDetail(told.event, reader);
    case 'link':
      return sayLink(told.event);
    case 'answers':
      return sayAnswers(told.event, told.people);
    case 'invitations':
      return told.events.length === 0
        ? 'No invitations are waiting for your answer.'
        : `Waiting for your answer:\n${told.events.map((event) => `• ${sayEvent(event, reader)}${event.organiser ? `, from ${sayPerson(event.organiser)}` : ''}`).join('\n')}`;
    case 'free':
      return sayFree(told, reader);
    case 'slots':
      return saySlots(told, reader);
    case 'clashes':
      return told.pairs.length === 0
        ? told.unread
          ? 'I see nothing that overlaps.'
          : 'Nothing overlaps.'
        : told.pairs
            .map(([one, other]) => `${sayEvent(one, reader)} overlaps with ${sayEvent(other, reader)}.`)
            .join('\n');
    case 'count':
      return told.events.length === 0
        ? 'None.'
        : `${told.events.length}: ${told.events.map((event) => `${sayTitle(event)} (${sayDayAt(instantOf(event.start, reader.zone), reader)})`).join(', ')}.`;
    case 'total':
      return `${sayLength(told.milliseconds)} in ${told.count} ${told.count === 1 ? 'event' : 'events'}.`;
    case 'most':
      return sayMost(told, reader);
    case 'between':
      return `${sayLength(told.milliseconds)}: ${sayTitle(told.from)} ends at ${sayClock(instantOf(told.from.end, reader.zone), reader)}, ${sayTitle(told.to)} starts at ${sayClock(instantOf(told.to.start, reader.zone), reader)}.`;
    case 'until': {
      const left = told.days > 1 ? `In ${told.days} days: ` : '';
      const what = told.event
        ? sayEvent(told.event, reader)
        : sayDayAt(instantOf(told.at, reader.zone), reader);
      return `${left}${left ? what : capital(what)}.`;
    }
    case 'zone':
      return sayZone(told, reader);
    case 'reminders':
      return told.reminders.length === 0
        ? 'No reminders set.'
        : told.reminders.map((reminder) => `• ${sayReminderLine(reminder, reader)}`).join('\n');
    case 'kept':
      return told.preferences.length === 0
        ? 'Nothing yet.'
        : told.preferences.map(({ text }) => `• ${text}`).join('\n');
    case 'contact':
      return told.people.length === 0
        ? `I don't know an address for ${told.name}.`
        : told.people.map(({ name, email }) => (name ? `${name}: ${email}` : email)).join('\n');
    case 'waiting':
      return sayWaiting(told, reader);
    case 'done':
      return told.done.length === 0
        ? 'Nothing was changed in this conversation.'
        : told.done.map((one) => sayDone(one, reader)).join('\n');
  }
}

function sayWaiting({ proposals, question }: Extract<Told, { what: 'waiting' }>, reader: Reader): string {
  const asked = proposals.flatMap((changes) =>
    changes.length > 0 ? (sayProposal({ changes, reasons: [] }, reader) ?? []) : [],
  );
  // Of very many only the newest are known by name.
  const others = proposals.filter((changes) => changes.length === 0).length;
  if (others > 0) asked.push(`${others} more`);
  const waits = asked.length > 0 ? `Waiting for your OK:\n${asked.map((one) => `• ${one}`).join('\n')}` : '';
  const open = question ? `Still open: ${sayQuestion(question, reader)}` : '';
  return [waits, open].filter(Boolean).join('\n') || 'Nothing is waiting.';
}

const sayDone = (
  { changes, isUndone }: Extract<Told, { what: 'done' }>['done'][number],
  reader: Reader,
): string =>
  `• ${sayReceipt({ kind: 'receipt', changes, left: [] }, reader)}${isUndone ? ' Taken back since.' : ''}`;

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

export const sayEvent = (event: EventFact, reader: Reader): string =>
  `${sayTitle(event)}, ${saySlot(event, reader)}${sayPlace(event)}${sayWhere(event)}`;

const sayDayAt = (at: number, reader: Reader): string => sayDay(dayAt(at, reader.zone), reader);

function sayAgenda(events: readonly EventFact[], window: Interval, reader: Reader): string {
  if (events.length === 0) return `Nothing ${sayWindow(window, reader)}.`;
  const days = Map.groupBy(events, (event) =>
    sayDayAt(Math.max(instantOf(event.start, reader.zone), window.start), reader),
  );
  return [...days]
    .map(
      ([day, list]) => `${capital(day)}:\n${list.map((event) => `• ${sayLine(event, reader)}`).join('\n')}`,
    )
    .join('\n');
}

function sayLine(event: EventFact, reader: Reader): string {
  const guests = event.guests.length > 0 ? ` with ${event.guests.slice(0, 4).map(sayPerson).join(', ')}` : '';
  if (event.start.kind === 'date') return `all day ${sayTitle(event)}${sayWhere(event)}`;
  const [start, end] = [instantOf(event.start, reader.zone), instantOf(event.end, reader.zone)];
  return `${sayHours({ start, end }, reader)} ${sayTitle(event)}${guests}${sayWhere(event)}`;
}

function sayWhen(events: readonly EventFact[], isThen: boolean | undefined, reader: Reader): string {
  const said = events.map((event) => sayEvent(event, reader)).join('\n');
  return isThen === undefined ? `${said}.` : `${isThen ? 'Yes' : 'No'}: ${said}.`;
}

/** Both clocks, so that it shows which of them was taken to be asked about. */
function sayZone({ event, at, zone, place }: Extract<Told, { what: 'zone' }>, reader: Reader): string {
  const there = { ...reader, zone };
  const [here, elsewhere] = [dayAt(at, reader.zone), dayAt(at, zone)];
  const day = here === elsewhere ? sayDay(here, reader) : `${sayDay(elsewhere, reader)} there`;
  if (event) return `${sayTitle(event)} is at ${sayClock(at, there)} in ${place}, ${day}.`;
  return Math.abs(at - reader.now) < MINUTE
    ? `It's ${sayClock(at, there)} in ${place}, ${day}.`
    : `${sayClock(at, reader)} here is ${sayClock(at, there)} in ${place}, ${day}.`;
}

function sayMost({ people, longest, days }: Extract<Told, { what: 'most' }>, reader: Reader): string {
  const [first] = people;
  const ranked = days.toSorted((left, right) => right.milliseconds - left.milliseconds);
  const [busiest, lightest] = [ranked[0], ranked.at(-1)];
  const parts = [
    first ? `${sayPerson(first.person)} (${first.count} times)` : '',
    longest ? `Longest: ${sayEvent(longest, reader)} (${sayLength(lengthOf(longest, reader))})` : '',
    busiest ? `Busiest: ${sayDay(busiest.day, reader)} (${sayLength(busiest.milliseconds)})` : '',
    lightest && lightest !== busiest
      ? `Lightest: ${sayDay(lightest.day, reader)} (${sayLength(lightest.milliseconds)})`
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('. ')}.` : 'Nothing to compare.';
}

const lengthOf = (event: EventFact, { zone }: Reader): number =>
  instantOf(event.end, zone) - instantOf(event.start, zone);

function sayLength(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const said = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} minutes` : '',
  ].filter(Boolean);
  return said.join(' ') || '0 minutes';
}
