import { createHash } from 'node:crypto';

/** Somebody on WhatsApp: the same human as the account of this e-mail. */
export interface Person extends Record<string, unknown> {
  email: string;
  /** Digits only: WhatsApp's wa_id. */
  phone: string;
  /** The business-scoped user id (BSUID), which changes with the number. */
  user_id: string;
  username: string | null;
  phone_hidden: boolean;
  read_receipts: boolean;
  online: boolean;
  reachable: boolean;
  last_inbound_at: Date | null;
  typing_until: Date | null;
  fail_code: number | null;
  fail_times: number;
}

const COUNTRIES: readonly (readonly [prefix: string, country: string])[] = [
  ['977', 'NP'],
  ['351', 'PT'],
  ['234', 'NG'],
  ['81', 'JP'],
  ['64', 'NZ'],
  ['61', 'AU'],
  ['55', 'BR'],
  ['49', 'DE'],
  ['44', 'GB'],
  ['34', 'ES'],
  ['1', 'US'],
];

export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Two letters of the country, a dot, digits; a new number gives a new id. */
export const businessScopedId = (phone: string): string => {
  const country = COUNTRIES.find(([prefix]) => phone.startsWith(prefix))?.[1] ?? 'US';
  const number = BigInt(`0x${createHash('sha256').update(`bsuid ${phone}`).digest('hex')}`);
  return `${country}.${number.toString().slice(0, 20)}`;
};
