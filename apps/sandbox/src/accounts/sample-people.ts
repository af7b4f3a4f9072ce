import type { Account } from './account.ts';
import { newAccount } from './new-account.ts';

interface Person {
  readonly email: string;
  readonly name: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly phone: string;
  readonly emailVerified?: boolean;
}

/** Telephone numbers are from ranges that are kept for fiction, or have too few digits to exist. */
const PEOPLE: readonly Person[] = [
  {
    email: 'staff.one@catch.example',
    name: 'Maya Lindqvist',
    timeZone: 'Europe/London',
    locale: 'en-GB',
    phone: '+447700900101',
  },
  {
    email: 'staff.two@catch.example',
    name: 'Theo Ferreira',
    timeZone: 'Europe/Lisbon',
    locale: 'pt-PT',
    phone: '+351910000102',
  },
  {
    email: 'madrid@example.org',
    name: 'Lucía Navarro',
    timeZone: 'Europe/Madrid',
    locale: 'es-ES',
    phone: '+34600000103',
  },
  {
    email: 'newyork@example.org',
    name: 'Daniel Brooks',
    timeZone: 'America/New_York',
    locale: 'en-US',
    phone: '+12125550104',
  },
  {
    email: 'kathmandu@example.org',
    name: 'Anjali Shrestha',
    timeZone: 'Asia/Kathmandu',
    locale: 'en-NP',
    phone: '+9779800000105',
  },
  {
    email: 'london@example.org',
    name: 'Oliver Hayes',
    timeZone: 'Europe/London',
    locale: 'en-GB',
    phone: '+447700900106',
  },
  {
    email: 'losangeles@example.org',
    name: 'Grace Kim',
    timeZone: 'America/Los_Angeles',
    locale: 'en-US',
    phone: '+13105550107',
  },
  {
    email: 'tokyo@example.org',
    name: 'Haruto Sato',
    timeZone: 'Asia/Tokyo',
    locale: 'ja-JP',
    phone: '+819000000108',
  },
  {
    email: 'lordhowe@example.org',
    name: 'Isla Thompson',
    timeZone: 'Australia/Lord_Howe',
    locale: 'en-AU',
    phone: '+61491570109',
  },
  {
    email: 'saopaulo@example.org',
    name: 'Beatriz Costa',
    timeZone: 'America/Sao_Paulo',
    locale: 'pt-BR',
    phone: '+5511900000110',
  },
  {
    email: 'berlin@example.org',
    name: 'Jonas Weber',
    timeZone: 'Europe/Berlin',
    locale: 'de-DE',
    phone: '+4915100000111',
  },
  {
    email: 'auckland@example.org',
    name: 'Aroha Williams',
    timeZone: 'Pacific/Auckland',
    locale: 'en-NZ',
    phone: '+64210000112',
  },
  {
    email: 'unverified@example.org',
    name: 'Sam Okafor',
    timeZone: 'Africa/Lagos',
    locale: 'en-NG',
    phone: '+2348000000113',
    emailVerified: false,
  },
];

export const samplePeople: readonly Account[] = PEOPLE.map((person) => ({
  ...newAccount(person.email, person.name),
  timeZone: person.timeZone,
  locale: person.locale,
  phone: person.phone,
  emailVerified: person.emailVerified ?? true,
  sample: true,
}));
