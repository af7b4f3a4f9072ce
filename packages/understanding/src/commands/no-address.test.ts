import { expect, it } from 'vitest';
import { saysNoAddress } from './no-address.ts';

it.each([
  ["I haven't got his address", true],
  ["she doesn't have one", true],
  ['no idea', true],
  ['skip the invitation for now', true],
  ['put his name in the title instead', true],
  ['it is odile@example.org, not a work address', false],
  ['do you not have her email?', false],
  ['no, leave it', false],
  ["I don't have one, forget it", false],
  ['Friday at six', false],
])('%s', (message, expected) => {
  expect(saysNoAddress(message)).toBe(expected);
});
