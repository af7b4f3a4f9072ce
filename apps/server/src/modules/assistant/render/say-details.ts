import type { Reader } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { EventFact, PersonFact } from '../values/values.ts';
import { sayPerson, sayTitle } from './say-event.ts';
import { sayEvent } from './say-told.ts';

export function sayWho(event: EventFact): string {
  const from = event.organiser ? `From ${sayPerson(event.organiser)}. ` : '';
  if (event.guests.length === 0)
    return event.organiser ? `${from}` : `Nobody else is invited to ${sayTitle(event)}.`;
  return `${from}${sayTitle(event)}: ${event.guests.map((guest) => `${sayPerson(guest)}${sayResponse(guest)}`).join(', ')}.`;
}

const sayResponse = ({ response }: PersonFact): string =>
  response === 'accepted'
    ? ' (coming)'
    : response === 'declined'
      ? ' (declined)'
      : response === 'tentative'
        ? ' (maybe)'
        : '';

export const sayDetail = (event: EventFact, reader: Reader): string =>
  event.note
    ? `${sayTitle(event)}: ${oneLine(event.note, 500)}`
    : `${sayEvent(event, reader)}. It has no notes.`;

export function sayLink(event: EventFact): string {
  const link = event.videoLink ?? event.links?.[0]?.url;
  if (link) return `${sayTitle(event)}: ${link}`;
  return event.hiddenLinks
    ? `Somebody else put a link into ${sayTitle(event)}. I don't know where it leads, so I won't pass it on; you'll find it in your calendar.`
    : `${sayTitle(event)} has no link.`;
}

export function sayAnswers(event: EventFact, people: readonly PersonFact[] | undefined): string {
  if (people) return `${people.map(sayAnswer).join(', ')}.`;
  const silent = event.guests.filter(({ response }) => response === 'needsAction');
  if (event.guests.length === 0) return `Nobody else is invited to ${sayTitle(event)}.`;
  const answered = event.guests.filter(({ response }) => response !== 'needsAction');
  if (silent.length === 0) return `Everybody has answered: ${answered.map(sayAnswer).join(', ')}.`;
  const known = answered.length > 0 ? `${answered.map(sayAnswer).join(', ')}. ` : '';
  return `${known}No answer yet from ${silent.map(sayPerson).join(', ')}.`;
}

const ANSWERED = { accepted: 'is coming', declined: 'declined', tentative: 'said maybe' } as const;

const sayAnswer = (guest: PersonFact): string => {
  const { response = 'needsAction' } = guest;
  return `${sayPerson(guest)} ${response === 'needsAction' ? "hasn't answered yet" : ANSWERED[response]}`;
};
