import type { CallReply } from '../../lib/api-types.ts';

/** Somebody staff may act as. */
export type Person = CallReply<'adminNonAdmins'>['users'][number];

export const nameOf = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name || email;

const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every typed word must be in the name or the e-mail; accents and case do not count. */
export function findPeople(people: readonly Person[], typed: string): readonly Person[] {
  const words = comparable(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(({ name, email }) => {
    const text = comparable(`${name ?? ''} ${email}`);
    return words.every((word) => text.includes(word));
  });
}
