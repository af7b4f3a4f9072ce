import type { EventDetails } from './slot-types.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name is written like one, also by somebody who writes without capitals. */
const capitals = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;

/** 'A call with Ana called Budget': that is its name, and nothing is added to it. */
function isGivenName(title: string, said: string): boolean {
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:\\b(?:called|named|titled|entitled|labell?ed)\\s+|["“])["“']?${name}`, 'iu').test(
    said,
  );
}

/**
 * What an event is called in the calendar: the name that it was given, the person's own title with the people ('Lunch
 * with Ana'), or the kind of event with people and topic ('Meeting with Bob: budget').
 */
export function suggestTitle(event: EventDetails, said: string): string {
  const names = event.people.map((person) => (person.name ? capitals(person.name) : person.said));
  const withPeople =
    names.length === 0
      ? ''
      : names.length === 1
        ? ` with ${names[0]}`
        : ` with ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  if (event.title) {
    const mentions = names.some((name) => event.title?.toLowerCase().includes(name.toLowerCase()));
    return upper(event.title) + (mentions || isGivenName(event.title, said) ? '' : withPeople);
  }
  if (event.availability === 'outOfOffice') return 'Out of office';
  const noun =
    event.noun && /^(?:(?:meeting|appointment|call|session|event)s?|1:1)$/.test(event.noun)
      ? event.noun.replace(/s$/, '')
      : 'meeting';
  const kind = names.length === 0 && !event.agenda && noun === 'meeting' && !event.noun ? 'event' : noun;
  if (event.agenda && names.length === 0) return upper(event.agenda);
  return upper(kind) + withPeople + (event.agenda ? `: ${event.agenda}` : '');
}
