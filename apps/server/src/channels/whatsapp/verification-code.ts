import { randomInt } from 'node:crypto';

/** No 0/O, 1/I/L: a code is read from one screen and typed on another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const ALPHABET = LETTERS + DIGITS;
const LENGTH = 8;

/** Always with a digit, so that 'verify standups' is never taken for one. */
export function newVerificationCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? 'A');
  if (!signs.some((sign) => DIGITS.includes(sign)))
    signs[randomInt(LENGTH)] = DIGITS[randomInt(DIGITS.length)] ?? '2';
  return signs.join('');
}

/** 'VERIFY {code}' in any case and spacing; undefined when it is something else that begins with the word. */
export function readVerification(text: string): string | undefined {
  const rest = /^[\s"'“”*_]*verify[\s:;,.-]*(.*)$/is.exec(
    text.replace(/[\u200b-\u200f\u2060\ufeff]/g, ''),
  )?.[1];
  const code = rest?.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (code?.length !== LENGTH || !/\d/.test(code) || !/^[A-Z0-9]+$/.test(code)) return undefined;
  return code;
}
