import { expect, it } from 'vitest';
import { namedAfterNo } from './named-after-no.ts';

it.each([
  ['no, carla. ana has left', 'carla'],
  ['ugh no, Carla Rossi, not ana', 'Carla Rossi'],
  ['nope - sorry, i meant Olga!', 'Olga'],
  ['no. Emma', 'Emma'],
])('%s', (message, name) => expect(namedAfterNo(message)).toBe(name));

it.each([
  'no',
  'no thanks',
  'no, thanks. maybe later',
  'no, leave it',
  "no, don't",
  'no, he is ill',
  'carla, no',
  'yes, carla',
])('names nobody: %s', (message) => expect(namedAfterNo(message)).toBeUndefined());
