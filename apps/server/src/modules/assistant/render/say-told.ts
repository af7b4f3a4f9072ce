import { HOUR, type Interval, instantOf, MINUTE } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { BusyTimes, Talk, Told } from '../manager/answers.ts';
import { oneLine } from '../tools/text/one-line.ts';
import { slotOf } from '../values/make.ts';
import type { EventFact, PersonFact, PreferenceFact } from '../values/values.ts';
import { sayBounds, sayClocks } from './say-bounds.ts';
import { sayUnread, sayWhere } from './say-event.ts';
import { sayProposal } from './say-proposal.ts';
import { sayQuestion } from './say-question.ts';
import { sayKept } from './say-reason.ts';
import { sayReceipt } from './say-receipt.ts';
import { sayReminderLine } from './say-reminder.ts';

export interface Reader {
  readonly zone: string;
  readonly now: number;
}

/** What the manager found out, in words, and what it could not look at. */
export function sayTold(told: Told, reader: Reader): string {
  const said = sayFound(told, reader);
  return told.unread && ABOUT_DAYS.has(told.what)
    ? `${said}\nI could not look into ${sayUnread(told.unread)} just now, so I don't know what is there.`
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
        : "I don't see it in the last months.";
    case 'when':
      return sayWhen(told.events, told.isThen, reader);
    case 'who':
      return sayWho(told.event);
    case 'where':
      return told.event.place
        ? `${titleOf(told.event)} is at ${oneLine(told.event.place)}.`
        : `No place is set for ${titleOf(told.event)}.`;
    case 'length':
      return `${titleOf(told.event)} takes ${sayLength(lengthOf(told.event, reader))}, ${sayTimes(told.event, reader)}.`;
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
        : `${told.events.length}: ${told.events.map((event) => `${titleOf(event)} (${sayDay(instantOf(event.start, reader.zone), reader)})`).join(', ')}.`;
    case 'total':
      return `${sayLength(told.milliseconds)} in ${told.count} ${told.count === 1 ? 'event' : 'events'}.`;
    case 'most':
      return sayMost(told, reader);
    case 'between':
      return `${sayLength(told.milliseconds)}: ${titleOf(told.from)} ends at ${sayClock(instantOf(told.from.end, reader.zone), reader)}, ${titleOf(told.to)} starts at ${sayClock(instantOf(told.to.start, reader.zone), reader)}.`;
    case 'until':
      return `${told.days === 0 ? 'Today' : told.days === 1 ? 'Tomorrow' : `In ${told.days} days`}: ${told.event ? sayEvent(told.event, reader) : sayDay(instantOf(told.at, reader.zone), reader)}.`;
    case 'zone':
      return sayZone(told, reader);
    case 'reminders':
      return told.reminders.length === 0
        ? 'No reminders are set.'
        : told.reminders.map((reminder) => `• ${sayReminderLine(reminder, reader.zone)}`).join('\n');
    case 'kept':
      return told.preferences.length === 0
        ? 'Nothing yet.'
        : told.preferences.map(({ text }) => `• ${text}`).join('\n');
    case 'contact':
      return told.people.length === 0
        ? `I don't know an address for ${told.name}.`
        : told.people.map(({ name, email }) => `${name ?? ''}: ${email}`).join('\n');
    case 'waiting':
      return sayWaiting(told, reader);
    case 'done':
      return told.done.length === 0
        ? 'Nothing was changed in this conversation.'
        : told.done.map((one) => sayDone(one, reader)).join('\n');
  }
}

function sayWaiting({ proposals, question }: Extract<Told, { what: 'waiting' }>, { zone }: Reader): string {
  const asked = proposals.flatMap((changes) =>
    changes.length > 0 ? (sayProposal({ changes, reasons: [] }, zone) ?? []) : [],
  );
  // Of very many only the newest are known by name.
  const others = proposals.filter((changes) => changes.length === 0).length;
  if (others > 0) asked.push(`${others} more`);
  const waits =
    asked.length > 0 ? `Waiting for your yes or no:\n${asked.map((one) => `• ${one}`).join('\n')}` : '';
  const open = question ? `Still open: ${sayQuestion(question, zone)}` : '';
  return [waits, open].filter(Boolean).join('\n') || 'Nothing is waiting.';
}

const sayDone = (
  { changes, isUndone }: Extract<Told, { what: 'done' }>['done'][number],
  { zone }: Reader,
): string =>
  `• ${sayReceipt({ kind: 'receipt', changes, left: [] }, zone)}${isUndone ? ' Taken back since.' : ''}`;

const TALK: Record<Talk['what'], string> = {
  hello: 'All good. Tell me what to put in, move or look up.',
  'nothing-changed': 'Noted. I changed nothing.',
  unread: 'Your message was too long for me to read to the end. Please send me the rest on its own.',
  'left-alone': 'OK, I left everything as it is.',
  self: "I'm a program, not a person. I look after your calendar: I make, move and cancel events, find times, answer what is on, and remind you. I ask before anything reaches other people. What you write to me is kept with your account, and the staff of this service can see it. Ask me what I keep in mind, what is waiting or what I did.",
  other: "I can't help with that. I look after your calendar and reminders.",
  unclear: "I didn't get that. Could you say it differently?",
  'condition-not-met': 'Then I leave it as it is.',
  'no-such-question': "I hadn't asked anything.",
};

export const sayTalk = ({ what }: Talk): string => TALK[what];

const titleOf = ({ title, isBusyOnly }: EventFact): string =>
  isBusyOnly ? 'Busy' : oneLine(title ?? '') || 'Untitled event';
export const sayPerson = ({ name, email }: PersonFact): string => oneLine(name ?? '', 60) || email;
const at = (instant: number, { zone }: Reader) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function sayDay(instant: number, reader: Reader): string {
  const day = at(instant, reader);
  const year = Math.abs(instant - reader.now) > 330 * 24 * HOUR ? ` ${day.year}` : '';
  return `${WEEKDAYS[day.dayOfWeek - 1]} ${day.day} ${MONTHS[day.month - 1]}${year}`;
}

const sayClock = (instant: number, reader: Reader): string =>
  at(instant, reader).toPlainTime().toString({ smallestUnit: 'minute' });

function sayTimes(event: Pick<EventFact, 'start' | 'end'>, reader: Reader): string {
  const [start, end] = [instantOf(event.start, reader.zone), instantOf(event.end, reader.zone)];
  if (event.start.kind === 'date') {
    const last = sayDay(end - HOUR, reader);
    return last === sayDay(start, reader) ? `${last}, all day` : `${sayDay(start, reader)} to ${last}`;
  }
  const isOneDay = at(start, reader)
    .toPlainDate()
    .equals(at(end - 1, reader).toPlainDate());
  return `${sayDay(start, reader)}, ${sayClock(start, reader)}–${isOneDay ? '' : `${sayDay(end, reader)} `}${sayClock(end, reader)}`;
}

export const sayEvent = (event: EventFact, reader: Reader): string =>
  `${titleOf(event)}, ${sayTimes(event, reader)}${event.place ? `, at ${oneLine(event.place)}` : ''}${sayWhere(event)}`;

function sayAgenda(events: readonly EventFact[], window: Interval, reader: Reader): string {
  if (events.length === 0) return `Nothing ${sayWindow(window, reader)}.`;
  const days = Map.groupBy(events, (event) =>
    sayDay(Math.max(instantOf(event.start, reader.zone), window.start), reader),
  );
  return [...days]
    .map(([day, list]) => `${day}:\n${list.map((event) => `• ${sayLine(event, reader)}`).join('\n')}`)
    .join('\n');
}

function sayLine(event: EventFact, reader: Reader): string {
  const guests = event.guests.length > 0 ? ` with ${event.guests.slice(0, 4).map(sayPerson).join(', ')}` : '';
  if (event.start.kind === 'date') return `all day ${titleOf(event)}${sayWhere(event)}`;
  const [start, end] = [instantOf(event.start, reader.zone), instantOf(event.end, reader.zone)];
  return `${sayClock(start, reader)}–${sayClock(end, reader)} ${titleOf(event)}${guests}${sayWhere(event)}`;
}

function sayWindow({ start, end }: Interval, reader: Reader): string {
  if (end - start <= 60_000) return `at ${sayClock(start, reader)} on ${sayDay(start, reader)}`;
  const last = sayDay(end - 1, reader);
  const isPart = end - start < 20 * HOUR && last === sayDay(start, reader);
  if (isPart) return `on ${last} between ${sayClock(start, reader)} and ${sayClock(end, reader)}`;
  return last === sayDay(start, reader) ? `on ${last}` : `from ${sayDay(start, reader)} to ${last}`;
}

function sayWhen(events: readonly EventFact[], isThen: boolean | undefined, reader: Reader): string {
  const said = events.map((event) => sayEvent(event, reader)).join('\n');
  return isThen === undefined ? `${said}.` : `${isThen ? 'Yes' : 'No'}: ${said}.`;
}

function sayWho(event: EventFact): string {
  const from = event.organiser ? `From ${sayPerson(event.organiser)}. ` : '';
  if (event.guests.length === 0)
    return event.organiser ? `${from}` : `Nobody else is invited to ${titleOf(event)}.`;
  return `${from}${titleOf(event)}: ${event.guests.map((guest) => `${sayPerson(guest)}${sayResponse(guest)}`).join(', ')}.`;
}

const sayResponse = ({ response }: PersonFact): string =>
  response === 'accepted'
    ? ' (coming)'
    : response === 'declined'
      ? ' (declined)'
      : response === 'tentative'
        ? ' (maybe)'
        : '';

function sayDetail(event: EventFact, reader: Reader): string {
  return event.note
    ? `${titleOf(event)}: ${oneLine(event.note, 500)}`
    : `${sayEvent(event, reader)}. It has no notes.`;
}

function sayLink(event: EventFact): string {
  const link = event.videoLink ?? event.links?.[0]?.url;
  if (link) return `${titleOf(event)}: ${link}`;
  return event.hiddenLinks
    ? `Somebody else put a link into ${titleOf(event)}. I do not know where it leads, so I don't pass it on; you find it in your calendar.`
    : `${titleOf(event)} has no link.`;
}

function sayAnswers(event: EventFact, people: readonly PersonFact[] | undefined): string {
  const say = (guest: PersonFact): string =>
    `${sayPerson(guest)} ${guest.response === 'accepted' ? 'is coming' : guest.response === 'declined' ? 'declined' : guest.response === 'tentative' ? 'said maybe' : "hasn't answered yet"}`;
  if (people) return `${people.map(say).join(', ')}.`;
  const silent = event.guests.filter(({ response }) => response === 'needsAction');
  if (event.guests.length === 0) return `Nobody else is invited to ${titleOf(event)}.`;
  const answered = event.guests.filter(({ response }) => response !== 'needsAction');
  if (silent.length === 0) return `Everybody has answered: ${answered.map(say).join(', ')}.`;
  const known = answered.length > 0 ? `${answered.map(say).join(', ')}. ` : '';
  return `${known}No answer yet from ${silent.map(sayPerson).join(', ')}.`;
}

function sayFree(told: Extract<Told, { what: 'free' }>, reader: Reader): string {
  const { isExact, isFree, conflicts, busy, unknown, people, stretches, window, against } = told;
  const blind = sayBlind(unknown);
  const kept = sayAgainst(against);
  if (isExact) {
    if (busy.length > 0)
      return `No, ${busy.map(sayPerson).join(' and ')} ${busy.length === 1 ? 'is' : 'are'} busy then.${blind}`;
    if (conflicts.length > 0)
      return `Not free: ${conflicts.map((event) => sayEvent(event, reader)).join('; ')}.${blind}`;
    if (unknown.length > 0 && unknown.length === people.length) return `I can't tell.${blind}`;
    if (told.unread) return `I can't tell: I see nothing then, but not everything.${blind}`;
    return `Yes, ${people.length > 0 ? `${people.map(sayPerson).join(' and ')} ${people.length === 1 ? 'is' : 'are'}` : "you're"} free ${sayWindow({ start: window.start, end: window.start }, reader)}.${kept}${blind}`;
  }
  if (!isFree) return `Nothing free ${sayWindow(window, reader)}.${kept}${blind}`;
  const byDay = Map.groupBy(stretches, ({ start }) => sayDay(start, reader));
  const free = [...byDay].map(
    ([day, list]) =>
      `${day} ${list.map(({ start, end }) => `${sayClock(start, reader)}–${sayClock(end, reader)}`).join(', ')}`,
  );
  return `${told.unread ? 'As far as I can see, free' : 'Free'}: ${free.join('; ')}.${blind}`;
}

const sayBlind = (unknown: readonly PersonFact[]): string =>
  unknown.length > 0 ? ` I can't see ${unknown.map(sayPerson).join(', ')}'s calendar.` : '';

const sayAgainst = (against: readonly PreferenceFact[]): string =>
  against.length > 0 ? ` ${sayKept(against)}.` : '';

/** Who has something else, and when: the first few times say enough. */
const sayBusyTimes = ({ person, busy }: BusyTimes, reader: Reader): string => {
  const times = busy
    .slice(0, MOST_BUSY)
    .map(({ start, end }) => sayTimes(slotOf({ start, end }, reader.zone), reader));
  const more = busy.length > MOST_BUSY ? ' and more' : '';
  return `${sayPerson(person)} (${times.join(', ')}${more})`;
};
const MOST_BUSY = 4;

function saySlots(
  { slots, unknown, busy, against, bounded, notUnderstood, clocks, unread }: Extract<Told, { what: 'slots' }>,
  reader: Reader,
): string {
  const blind = `${sayBlind(unknown)}${notUnderstood.map((words) => ` I made nothing of '${oneLine(words, 60)}', so it is not kept to.`).join('')}`;
  const bounds = bounded.length > 0 ? ` You said: ${sayBounds(bounded)}.` : '';
  if (slots.length === 0)
    return `I found no time that works.${bounds}${sayAgainst(against)}${busy.length > 0 ? ` Busy: ${busy.map((one) => sayBusyTimes(one, reader)).join('; ')}.` : ''}${blind}`;
  return `${unread ? 'As far as I can see, these work' : 'These work'}:\n${slots.map((slot, index) => `${index + 1}. ${sayTimes(slot, reader)}${clocks.length > 0 ? ` (${sayClocks(clocks, slot, reader.zone)})` : ''}`).join('\n')}\nWhich one shall I take?${blind}`;
}

/** Both clocks, so that it shows which of them was taken to be asked about. */
function sayZone(
  { event, at: instant, zone, place }: Extract<Told, { what: 'zone' }>,
  reader: Reader,
): string {
  const there = { ...reader, zone };
  const [here, elsewhere] = [sayDay(instant, reader), sayDay(instant, there)];
  const day = here === elsewhere ? here : `${elsewhere} there`;
  if (event) return `${titleOf(event)} is at ${sayClock(instant, there)} in ${place}, ${day}.`;
  return Math.abs(instant - reader.now) < MINUTE
    ? `It's ${sayClock(instant, there)} in ${place}, ${day}.`
    : `${sayClock(instant, reader)} here is ${sayClock(instant, there)} in ${place}, ${day}.`;
}

function sayMost({ people, longest, days }: Extract<Told, { what: 'most' }>, reader: Reader): string {
  const [first] = people;
  const ranked = days.toSorted((left, right) => right.milliseconds - left.milliseconds);
  const [busiest, lightest] = [ranked[0], ranked.at(-1)];
  const parts = [
    first ? `${sayPerson(first.person)} (${first.count} times)` : '',
    longest ? `Longest: ${sayEvent(longest, reader)} (${sayLength(lengthOf(longest, reader))})` : '',
    busiest ? `Busiest day: ${sayDate(busiest.day, reader)} (${sayLength(busiest.milliseconds)})` : '',
    lightest && lightest !== busiest
      ? `Lightest: ${sayDate(lightest.day, reader)} (${sayLength(lightest.milliseconds)})`
      : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('. ')}.` : 'Nothing to compare.';
}

const sayDate = (day: string, reader: Reader): string =>
  sayDay(Temporal.PlainDate.from(day).toZonedDateTime(reader.zone).epochMilliseconds, reader);

const lengthOf = (event: EventFact, { zone }: Reader): number =>
  instantOf(event.end, zone) - instantOf(event.start, zone);

export function sayLength(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const said = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} minutes` : '',
  ].filter(Boolean);
  return said.join(' ') || '0 minutes';
}
