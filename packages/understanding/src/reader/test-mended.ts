import type { Act } from '../commands/language.ts';
import type { TokenFeatures } from './features.ts';
import { mendRoles } from './mend-roles.ts';
import { tokensOf } from './tokens.ts';

/** Each word with its role, and whether the time grammar reads it as the beginning (1) or middle (2) of a time. */
export function mended(message: string, roles: string, times: string, act?: Act): string {
  const tokens = tokensOf(message);
  // A 'k' stands for a word of a title in the calendar, a 'p' for one of somebody's name.
  const words = [...times].map(
    (time) => ({ time: Number(time) || 0, known: time === 'k' ? 1 : time === 'p' ? 2 : 0 }) as TokenFeatures,
  );
  const found = roles.split(' ').map((role) => ({ role, share: 1 }));
  return mendRoles(found, words, tokens, act)
    .map(({ role }) => role)
    .join(' ');
}
