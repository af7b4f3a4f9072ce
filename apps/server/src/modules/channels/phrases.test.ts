import { expect, it } from 'vitest';
import { maskEmail } from './phrases.ts';

it.each([
  ['madrid@example.org', 'm•••••@example.org'],
  ['a@b.c', 'a•••••@b.c'],
])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
