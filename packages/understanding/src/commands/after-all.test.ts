import { expect, it } from 'vitest';
import { wantsAfterAll } from './after-all.ts';

it.each([
  ['she says that suits her, send it', true],
  ['go ahead then', true],
  ['let us after all', true],
  ['ok', false],
  ['ok thanks', false],
  ['do not send it', false],
])('%s: %s', (message, expected) => expect(wantsAfterAll(message)).toBe(expected));
