import type { Person } from '../slot-types.ts';
import type { Token } from '../text/tokens.ts';
import { isGivenName, type PeopleOptions } from './names.ts';
import { readPeople } from './people.ts';
import type { Named } from './titles.ts';

/** A title that is only a name is a person; one that is only a room is a place. */
export function reassignTitle(
  parts: Named & { people: Person[]; place?: string },
  words: readonly Token[],
  mode: 'describe' | 'refer',
  options: PeopleOptions,
): void {
  if (parts.title === undefined) return;
  const room = /^(.*?)\s*(?:(?:conference|meeting|board) )?room$/i.exec(parts.title);
  const company = /^spend(?:ing)? (?:some |a bit of |a little )?time$/i.test(parts.title);
  if (company || (room && mode === 'describe')) {
    if (room?.[1]) parts.place ??= room[1];
    parts.noun = 'meeting';
    delete parts.title;
    return;
  }
  const first = words.findIndex((token) => !/^(?:my|the|see|seeing|confirm|a)$/.test(token.norm));
  const head = words[first];
  if (!head || words.length - first > 3 || !isGivenName(head)) return;
  const read = readPeople(words, first, options);
  const rest = words.slice(read.next);
  if (read.people.length === 0 || rest.some((token) => !/^(?:again|next)$/.test(token.norm))) return;
  parts.people.push(...read.people);
  if (mode === 'describe') parts.noun = 'meeting';
  delete parts.title;
}
