import { type Frame, type Person, renderWhen, resolveWhen, type TimeSlot } from '@catch/understanding';
import { zoneNamed } from '@catch/understanding/when/civil/zone-names';
import type { Temporal } from 'temporal-polyfill';
import { sayInstant } from '../../../../platform/say-time.ts';
import type { ToolAnswer } from '../prompt/read-prompt.ts';
import { asRecord } from '../prompt/read-prompt.ts';
import type { Situation } from '../prompt/situation.ts';
import { agenda, eventsIn, naming, quoted, type ShownEvent, toShown } from './say-events.ts';
import { sayMeasure, sayMinutes } from './say-measure.ts';
import type { Voice } from './voices.ts';

export function sayEvents(frame: Frame, answer: ToolAnswer, voice: Voice, situation: Situation): string {
  const events = eventsIn(answer).filter(
    (event) => !asksUnanswered(frame) || event.response === 'needsAction',
  );
  const more = typeof answer.more === 'number' ? `\n… and ${answer.more} more.` : '';
  if (events.length === 0)
    return notFound(frame, situation) ?? `${voice.nothingThere}${lookedFor(frame, situation)}`;
  const [only] = events;
  switch (frame.kind) {
    case 'queryAgenda':
      return (frame.measure && sayMeasure(frame.measure, answer)) ?? `${agenda(events)}${more}`;
    case 'queryNext':
      return only ? `${naming(only)}${only.place ? `, ${only.place}` : ''}.` : '';
    case 'queryAttendees':
      return events
        .slice(0, 3)
        .map((event) => sayGuests(event, frame.response))
        .join('\n');
    case 'queryDetail':
      return frame.ask === 'exists'
        ? `Yes.\n${agenda(events)}${more}`
        : events
            .slice(0, 5)
            .map((event) => sayDetail(event, frame.ask))
            .join('\n');
    default:
      return `I did not find the one you mean. There is:\n${agenda(events)}${more}`;
  }
}

/** 'Any invitations I have not answered?' is about those alone. */
export const asksUnanswered = ({ kind, said }: Frame): boolean =>
  kind.startsWith('query') &&
  /\binvit/i.test(said) &&
  /\binvited? me\b|\bnew\b|\b(?:unanswered|not (?:yet )?(?:answered|responded|replied)|haven['’]?t (?:answered|responded|replied)|open|pending|waiting)\b/i.test(
    said,
  );

/** Nothing by that name is not nothing at all. */
function notFound(frame: Frame, situation: Situation): string | undefined {
  if (!('reference' in frame)) return undefined;
  const { title, people } = frame.reference;
  if (title === undefined && people.length === 0) return undefined;
  return `I find nothing like ${lookedFor(frame, situation).replace(/^ I looked for /, '')}`;
}

/** Names the time that was looked at, so that a wrong reading is seen. */
function lookedFor(frame: Frame, { context }: Situation): string {
  if (!('reference' in frame)) return '';
  const said = frame.reference.when
    .filter(({ when }) => when.kind !== 'duration')
    .map(({ when }) => renderWhen(when, context).replace(/(\d\d:\d\d):\d\d/g, '$1'))
    .filter(Boolean);
  const what = [frame.reference.title, ...frame.reference.people.map(({ said: name }) => name)]
    .filter(Boolean)
    .join(' ');
  if (said.length === 0 && !what) return '';
  return ` I looked for ${what ? `'${what}'` : 'events'}${said.length > 0 ? ` ${/^(?:from|until|by|after|before|between)\b/.test(said[0] ?? '') ? '' : 'on '}${said.join(', ')}` : ''}.`;
}

const ANSWERS: Record<string, string> = {
  accepted: 'coming',
  declined: 'not coming',
  tentative: 'maybe',
  needsAction: 'not answered yet',
};

function sayGuests(event: ShownEvent, response: string | undefined): string {
  const others = event.guests.filter(({ isUser }) => !isUser);
  if (others.length === 0) return `${naming(event)}: nobody else is invited.`;
  const wanted = response === 'unanswered' ? 'needsAction' : response;
  const fitting = others.filter((guest) => !wanted || guest.response === wanted);
  const list = (guests: typeof others) =>
    guests.map(({ name, response: answer }) => `${name} (${ANSWERS[answer] ?? answer})`).join(', ');
  if (fitting.length === 0) return `${naming(event)}: none of them. Invited: ${list(others)}.`;
  const rest = others.filter((guest) => !fitting.includes(guest));
  return `${naming(event)}: ${list(fitting)}${rest.length > 0 ? `. Also invited: ${list(rest)}` : ''}.`;
}

function sayDetail(event: ShownEvent, ask: Extract<Frame, { kind: 'queryDetail' }>['ask']): string {
  switch (ask) {
    case 'duration': {
      const [, from = '', to = ''] = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(event.clock) ?? [];
      const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
      return from ? `${naming(event)}: ${sayMinutes(minutes(to) - minutes(from))}.` : `${naming(event)}.`;
    }
    case 'where':
      if (event.place || event.link)
        return `${naming(event)}: ${[event.place, event.link].filter(Boolean).join(', ')}.`;
      return event.links.length > 0 || event.hiddenLinks > 0
        ? sayLinks(event)
        : `${naming(event)}. No place is given.`;
    case 'link':
      return sayLinks(event);
    case 'description':
      return event.description
        ? `${naming(event)}. Its note says: "${event.description}"`
        : `${naming(event)}. It has no note.`;
    case 'response':
      return event.response
        ? `${naming(event)}. Your answer: ${event.response === 'accepted' ? 'yes' : event.response === 'declined' ? 'no' : (ANSWERS[event.response] ?? event.response)}.`
        : `${naming(event)}. It is your own event.`;
    case 'all': {
      const guests = event.guests.filter(({ isUser }) => !isUser).map(({ name }) => name);
      return [
        naming(event),
        event.place,
        guests.length > 0 ? `with ${guests.join(', ')}` : undefined,
        event.link,
        event.description ? `note: "${event.description}"` : undefined,
      ]
        .filter(Boolean)
        .join(', ');
    }
    default:
      return `${naming(event)}.`;
  }
}

/** The call first, then what stands in its place or note: a line each, so that every channel makes it a link. */
function sayLinks(event: ShownEvent): string {
  const said = [
    ...(event.link ? [event.link] : []),
    ...event.links.map(({ url, isNoted }) => (isNoted ? `In its note: ${url}` : url)),
  ];
  const hidden =
    event.hiddenLinks > 0
      ? 'Somebody else put a link into it to a service that I do not know; please look at it in your calendar before you open it.'
      : '';
  return said.length > 0
    ? [`${naming(event)}:`, ...said, hidden].filter(Boolean).join('\n')
    : `${naming(event)}. ${hidden || 'It has no link.'}`;
}

export function sayFree(frame: Frame, answer: ToolAnswer, voice: Voice): string {
  const slots = listOf(answer.slots).map(({ when }) => String(when));
  const conflicts = listOf(answer.conflicts).map(toShown);
  const unknown = (Array.isArray(answer.untrusted_unknown_people) ? answer.untrusted_unknown_people : []).map(
    (name) => quoted(name, 60),
  );
  const busy = (Array.isArray(answer.untrusted_busy_people) ? answer.untrusted_busy_people : []).map((name) =>
    quoted(name, 60),
  );
  const caveat =
    unknown.length > 0
      ? ` I cannot see ${unknown.join(' or ')}'s calendar, so that is not certain for them.`
      : '';
  const asksForTime = frame.kind === 'findTime';
  if (!asksForTime && answer.exact === true) {
    const asked = String(answer.asked_for);
    if (answer.free === true) return `${voice.free} ${asked}.`;
    const why = [
      ...conflicts.map(naming),
      ...(busy.length > 0 ? [`${busy.join(', ')} ${busy.length === 1 ? 'is' : 'are'} busy`] : []),
    ];
    if (conflicts.length === 0 && busy.length > 0)
      return `No, ${busy.join(' and ')} ${busy.length === 1 ? 'is' : 'are'} busy then: ${asked}.${caveat}`;
    if (why.length === 0) return `You are free: ${asked}.${caveat}`;
    return `${voice.busy} ${why.join('; ')}.${caveat}`;
  }
  if (!asksForTime && answer.free === true && !answer.is_after)
    return `${voice.free} Nothing is on: ${String(answer.asked_for)}.${caveat}`;
  if (slots.length === 0)
    return `I find no free time: ${String(answer.asked_for)}. Shall I look at other days?${caveat}`;
  const stretches = (Array.isArray(answer.free_stretches) ? answer.free_stretches : []).map(String);
  if (!asksForTime && stretches.length > 0 && !answer.is_after)
    return `${freeAt(frame, unknown)}\n${byDay(stretches)}${caveat ? `\n${caveat.trim()}` : ''}`;
  const intro = answer.is_after
    ? 'There is no working time left in that week. Free after it:'
    : asksForTime
      ? `These times are free${forWhom(frame, unknown)}:`
      : 'You have some events then. Free:';
  const outro = asksForTime ? '\nWhich one shall I book?' : '';
  return `${intro}\n${slots.map((slot, index) => `${index + 1}. ${slot}`).join('\n')}${caveat ? `\n${caveat.trim()}` : ''}${outro}`;
}

/** As it was asked: whether there is time, whether all of it is free, or when. */
function freeAt(frame: Frame, unknown: readonly string[]): string {
  const others = seenPeople(frame.kind === 'queryFree' ? frame.people : [], unknown);
  const free = `You ${others.map((name) => `and ${name} `).join('')}are free:`;
  if (/^\W*(?:when|what|which|how|show|list|find)\b/i.test(frame.said)) return free;
  return /^\W*(?:am|are|is|will)\b/i.test(frame.said) ? `Not the whole time. ${free}` : `Yes. ${free}`;
}

/** One line a day: '• Thursday 19 November 2026: 09:00–11:00, 15:00–18:00 (Europe/Madrid)'. */
function byDay(stretches: readonly string[]): string {
  const days = new Map<string, string[]>();
  const zones = new Map<string, string>();
  for (const stretch of stretches) {
    const [, day = stretch, clock = '', zone = ''] =
      /^(\S+ \d+ \S+ \d+), (\d\d:\d\d–\d\d:\d\d) \((.+)\)$/.exec(stretch) ?? [];
    days.set(day, [...(days.get(day) ?? []), clock]);
    zones.set(day, zone);
  }
  return [...days]
    .map(([day, clocks]) => (clocks[0] ? `• ${day}: ${clocks.join(', ')} (${zones.get(day)})` : `• ${day}`))
    .join('\n');
}

/** Only people whose calendar was seen are called free. */
function forWhom(frame: Frame, unknown: readonly string[]): string {
  const names = seenPeople(frame.kind === 'findTime' ? frame.event.people : [], unknown);
  const last = names.pop();
  return last ? ` for ${['you', ...names].join(', ')} and ${last}` : '';
}

function seenPeople(people: readonly Person[], unknown: readonly string[]): string[] {
  return people
    .map(({ said }) => said)
    .filter((name) => !unknown.some((other) => other.toLowerCase().includes(name.toLowerCase())))
    .map((name) =>
      name === name.toLowerCase()
        ? name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
        : name,
    );
}

export function sayClock(frame: Extract<Frame, { kind: 'queryClock' }>, situation: Situation): string {
  const { now, context } = situation;
  const said: TimeSlot | undefined = frame.when.find(
    ({ when }) => when.kind !== 'none' && when.kind !== 'ambiguous',
  );
  const left = daysUntil(frame, situation);
  if (left) return left;
  const zoneOf = (place: string | undefined) => (place ? zoneNamed(place.toLowerCase(), 'place') : undefined);
  const [to, from] = [zoneOf(frame.place), zoneOf(frame.from)];
  const unknown = frame.place && !to ? frame.place : frame.from && !from ? frame.from : undefined;
  if (unknown)
    return `I do not know which time zone ${quoted(unknown, 60)} is in. Here it is ${momentOf(now)}.`;
  if (said && !to && !from) return `${capital(said.phrase)}: ${renderWhen(said.when, context)}.`;
  if (said?.when.kind !== 'instant') return `It is ${momentOf(to ? now.withTimeZone(to) : now)}.`;
  const { at, dateSaid } = said.when;
  const there = from ? onClockOf(from, at.toPlainDateTime(), dateSaid, now) : at;
  return `${momentOf(there)} is ${momentOf(there.withTimeZone(to ?? context.zone))}.`;
}

const UNTIL =
  /^\W*(?:how (?:many (?:more )?(?:days|weeks)|long|much longer)|days)\b.*\b(?:until|till|til|to|before|left)\b/i;
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** 'How many days until Christmas?' */
function daysUntil(
  { said, when }: Extract<Frame, { kind: 'queryClock' }>,
  { now, context }: Situation,
): string | undefined {
  const [phrase] = when.map((slot) => slot.phrase.replace(/^(?:until|till|til|to|before|by)\s+/i, ''));
  const day = UNTIL.test(said) && phrase ? resolveWhen(phrase, context) : undefined;
  const at = day?.kind === 'interval' ? day.start : day?.kind === 'instant' ? day.at : undefined;
  if (!day || !at) return undefined;
  const days = now.toPlainDate().until(at.toPlainDate()).total('days');
  const weeks = Math.floor(days / 7);
  const count =
    /\bweeks\b/i.test(said) && weeks > 0
      ? [counted(weeks, 'week'), ...(days % 7 > 0 ? [counted(days % 7, 'day')] : [])].join(' and ')
      : counted(days, 'day');
  return days > 0 ? `${count} until ${renderWhen(day, context).replace(/ \(.*\)$/, '')}.` : undefined;
}

/** What that hour is on another clock: on the day that was said, or when it comes there next. */
function onClockOf(
  zone: string,
  wall: Temporal.PlainDateTime,
  dateSaid: boolean,
  now: Situation['now'],
): Situation['now'] {
  if (dateSaid) return wall.toZonedDateTime(zone);
  const today = now.withTimeZone(zone).withPlainTime(wall.toPlainTime());
  return today.epochMilliseconds < now.epochMilliseconds ? today.add({ days: 1 }) : today;
}

const momentOf = (at: Situation['now']): string => sayInstant(at.epochMilliseconds, at.timeZoneId);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asRecord) : [];
