import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['madrid@example.org', 'm•••••@example.org'],
  ['a@b.c', 'a•••••@b.c'],
])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
