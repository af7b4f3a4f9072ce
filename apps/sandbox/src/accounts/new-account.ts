import { createHash } from 'node:crypto';
import type { Account } from './account.ts';

const STAFF_DOMAIN = 'catch.example';

/** Decimal digits that depend on the text alone: a reset must give everybody their old identity back. */
const digitsOf = (text: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, count);

const lettersOf = (text: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, count);

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'ana.lopez+test@example.org' → 'Ana Lopez'. */
const nameFromEmail = (email: string): string => {
  const [localPart = ''] = (email.split('@')[0] ?? '').split('+');
  const words = localPart.split(/[._\-\d]+/).filter((word) => word !== '');
  return words.length === 0 ? email : words.map(capitalised).join(' ');
};

/** The person behind any e-mail address; the same every time it is asked for. */
export const newAccount = (givenEmail: string, givenName?: string): Account => {
  const email = givenEmail.trim().toLowerCase();
  const name = givenName ?? nameFromEmail(email);
  const [givenNamePart = name, ...rest] = name.split(' ');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return {
    email,
    sub: `1${digitsOf(`sub ${email}`, 20)}`,
    name,
    givenName: givenNamePart,
    familyName: rest.join(' '),
    timeZone: 'UTC',
    locale: 'en',
    emailVerified: true,
    hostedDomain: domain === STAFF_DOMAIN ? STAFF_DOMAIN : undefined,
    phone: `+1555${digitsOf(`phone ${email}`, 9)}`,
    slackUserId: `U${lettersOf(`slack ${email}`, 10)}`,
    sample: false,
  };
};
