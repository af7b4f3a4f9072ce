import { plainText } from '../../text/plain.ts';
import type { Person } from '../slot-types.ts';

/** 'Lunch with Priya on Thursday, priya@example.com': the address is hers, and they are one guest. */
export function joinAddresses(people: readonly Person[]): Person[] {
  const joined = new Map<Person, Person>();
  const used = new Set<Person>();
  for (const address of people) {
    if (!address.email || address.name) continue;
    const owners = people.filter(
      (person) =>
        !person.email && person.name && !joined.has(person) && isOf(person.name, address.email ?? ''),
    );
    const [owner] = owners;
    if (!owner || owners.length > 1) continue;
    joined.set(owner, { ...owner, email: address.email });
    used.add(address);
  }
  return people.filter((person) => !used.has(person)).map((person) => joined.get(person) ?? person);
}

/** 'priya', 'priya.sharma', 'priyasharma', 'psharma': the part before the @ says the name. */
function isOf(name: string, email: string): boolean {
  const local = plainText(email.split('@')[0] ?? '');
  const parts = local.split(/[^a-z]+/).filter(Boolean);
  return [plainText(name), plainText(spelledOut(name))].some((spelling) => {
    const words = spelling.split(/[^a-z]+/).filter((word) => word.length > 1);
    const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
    if (!first) return false;
    if (parts.includes(first)) return true;
    return (
      last !== '' && (parts.includes(last) || local === first + last || local === (first[0] ?? '') + last)
    );
  });
}

/** Müller is mueller in an address, or muller. */
const spelledOut = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßåøæ]/g, (letter) => LETTERS[letter] ?? letter);
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};
