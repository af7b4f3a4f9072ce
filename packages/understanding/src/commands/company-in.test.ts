import { expect, it } from 'vitest';
import { companyIn, withCompany } from './company-in.ts';

it.each([
  ['Tea with Marta', 'Tea', ['Marta']],
  ['Board review with Marta, ola and Ida', 'Board review', ['Marta', 'ola', 'Ida']],
])('%j is a title with company', (title, topic, names) => {
  expect(companyIn(title)).toEqual({ topic, names });
  expect(withCompany(topic, names)).toBe(title);
});

it.each(['Tea', 'With Marta', "Marta's birthday"])('%j is none', (title) => {
  expect(companyIn(title)).toBeUndefined();
});
