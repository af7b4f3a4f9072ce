import { expect, it } from 'vitest';
import { beginsWithYes } from './agrees-to-all.ts';
import { namesakesIn, withoutHonorific } from './name-phrases.ts';
import { asksWhoWillNotCome } from './phrases.ts';

it.each([
  ['Mr. Dev Patel', 'Dev Patel'],
  ['dr Silva', 'Silva'],
  ['Prof. Lind', 'Lind'],
  ['Drew', 'Drew'],
  ['Miss', 'Miss'],
])('%s is called %s', (name, expected) => expect(withoutHonorific(name)).toBe(expected));

it.each([
  ['has anyone said no to it?', true],
  ["who can't make it?", true],
  ['did anybody decline?', true],
  ['did Emma turn down the tour?', true],
  ['who has answered?', false],
  ['who is coming?', false],
])('%s asks who will not come: %s', (clause, expected) => expect(asksWhoWillNotCome(clause)).toBe(expected));

it.each([
  ['yes to both of those', true],
  ['ok yeah, all of them', true],
  ['no, not all of them', false],
  ['both look fine, but not yet', false],
])('%s begins with a yes: %s', (message, expected) => expect(beginsWithYes(message)).toBe(expected));

it.each([
  ['both Annas', { name: 'anna', count: 2 }],
  ['all three of the Ivans', { name: 'ivan', count: 3 }],
  ['annas', { name: 'anna', count: undefined }],
  ['Anna', undefined],
  ['both of them', undefined],
])('%s: several of one name', (text, expected) => expect(namesakesIn(text)).toEqual(expected));
