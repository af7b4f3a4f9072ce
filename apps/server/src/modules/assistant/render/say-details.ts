import type { Reader } from '../../../platform/time-reader.ts';
import { and, type Key, say } from '../../../platform/words.ts';
import type { Statement } from '../manager/answers.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { EventFact, PersonFact } from '../values/values.ts';
import { sayPerson, sayTitle } from './say-event.ts';
import { sayEvent } from './say-event-whole.ts';

export function sayWho(event: EventFact, reader: Reader): string {
  const title = sayTitle(event, reader);
  const from = event.organiser
    ? `${say(reader, 'told.organisedBy', { person: sayPerson(event.organiser) })} `
    : '';
  if (event.guests.length === 0) return from || say(reader, 'told.nobodyElse', { event: title });
  return `${from}${title}: ${event.guests.map((guest) => sayResponse(guest, reader)).join(', ')}.`;
}

const RESPONSES: Partial<Record<string, Key>> = {
  accepted: 'told.coming',
  declined: 'told.declinedNote',
  tentative: 'told.maybe',
};

function sayResponse(guest: PersonFact, reader: Reader): string {
  const person = sayPerson(guest);
  const key = RESPONSES[guest.response ?? ''];
  return key ? say(reader, key, { person }) : person;
}

export const sayDetail = (event: EventFact, reader: Reader): string =>
  event.note
    ? `${sayTitle(event, reader)}: ${oneLine(event.note, 500)}`
    : say(reader, 'told.noNotes', { event: sayEvent(event, reader) });

/** Nobody reads more names at once. */
const MOST_NAMES = 15;
export function sayKnown(known: readonly string[], reader: Reader): string {
  const names = known.map((name) => oneLine(name));
  if (names.length === 0) return say(reader, 'told.nobodyKnown');
  const others = names.length - MOST_NAMES;
  return others > 1
    ? say(reader, 'told.knownAndOthers', { names: names.slice(0, MOST_NAMES).join(', '), count: others })
    : say(reader, 'told.known', { names: and(names, reader) });
}

const ALREADY = {
  accepted: 'told.alreadyAccepted',
  declined: 'told.alreadyDeclined',
  tentative: 'told.alreadyTentative',
} as const satisfies Record<string, Key>;
export const sayAnsweredSo = (event: EventFact, response: keyof typeof ALREADY, reader: Reader): string =>
  say(reader, ALREADY[response], { event: sayEvent(event, reader) });

export function sayPlace(event: EventFact, reader: Reader): string {
  const title = sayTitle(event, reader);
  if (event.place) return `${title}: ${oneLine(event.place)}.`;
  return event.videoLink
    ? say(reader, 'told.videoCall', { event: title, link: event.videoLink })
    : say(reader, 'told.noPlace', { event: title });
}

export function sayLink(event: EventFact, reader: Reader): string {
  const link = event.videoLink ?? event.links?.[0]?.url;
  const title = sayTitle(event, reader);
  if (link) return `${title}: ${link}`;
  return say(reader, event.hiddenLinks ? 'told.hiddenLink' : 'told.noLink', { event: title });
}

export function sayAnswers(
  { event, people, absent }: Extract<Statement, { what: 'answers' }>,
  reader: Reader,
): string {
  const answers = (guests: readonly PersonFact[]): string =>
    guests.map((guest) => sayAnswer(guest, reader)).join(', ');
  if (people) return `${answers(people)}.`;
  if (absent) return sayAbsent(event, absent, reader);
  const silent = event.guests.filter(({ response }) => response === 'needsAction');
  if (event.guests.length === 0) return say(reader, 'told.nobodyElse', { event: sayTitle(event, reader) });
  const answered = event.guests.filter(({ response }) => response !== 'needsAction');
  if (silent.length === 0) return say(reader, 'told.everybodyAnswered', { people: answers(answered) });
  const known = answered.length > 0 ? `${answers(answered)}. ` : '';
  return `${known}${say(reader, 'told.noAnswerFrom', { people: silent.map(sayPerson).join(', ') })}`;
}

function sayAbsent(event: EventFact, absent: readonly PersonFact[], reader: Reader): string {
  const title = sayTitle(event, reader);
  if (event.guests.length === 0) return say(reader, 'told.noNobodyElse', { event: title });
  const people = and(absent.map(sayPerson), reader);
  return say(reader, 'told.notInvited', { count: absent.length, people, event: title });
}

const ANSWERED = {
  accepted: 'told.isComing',
  declined: 'told.declined',
  tentative: 'told.saidMaybe',
  needsAction: 'told.notAnswered',
} as const;

const sayAnswer = (guest: PersonFact, reader: Reader): string =>
  say(reader, ANSWERED[guest.response ?? 'needsAction'], { person: sayPerson(guest) });
