import { describe, expect, it } from 'vitest';
import { findPeople, nameOf, type Person } from './people.ts';

const person = (name: string | null, email: string): Person => ({ id: email, name, email, picture: null });
const people = [
  person('Zoë Müller', 'z.m@example.org'),
  person(null, 'ana@example.org'),
  person('Ana Díaz', 'diaz@example.com'),
];
const found = (typed: string) => findPeople(people, typed).map(({ email }) => email);

describe('findPeople', () => {
  it('shows everybody until something is typed', () => expect(findPeople(people, '  ')).toBe(people));
  it('ignores accents and case', () => expect(found('zoe MULLER')).toEqual(['z.m@example.org']));
  it('looks into names and e-mails', () =>
    expect(found('ana')).toEqual(['ana@example.org', 'diaz@example.com']));
  it('wants every word', () => expect(found('ana .com')).toEqual(['diaz@example.com']));
});

describe('nameOf', () => {
  it('falls back to the e-mail, for an empty name too', () => {
    expect(nameOf({ name: '', email: 'a@example.org' })).toBe('a@example.org');
    expect(nameOf({ name: null, email: 'a@example.org' })).toBe('a@example.org');
    expect(nameOf({ name: 'Ana', email: 'a@example.org' })).toBe('Ana');
  });
});
