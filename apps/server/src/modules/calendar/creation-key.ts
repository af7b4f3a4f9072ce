import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuv';

/** RFC 4648 base32hex in lower case, without padding. */
export function base32hex(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(value << (5 - bits)) & 31];
}

/**
 * Identifies the event that one tool call creates for one person: always the same, so that a repeat after a crash or
 * a lost answer meets its own event. `part` distinguishes several events of one call. 52 characters of a to v and 0
 * to 9, which every service we know accepts as an id or a name.
 */
export function creationKey(userId: string, toolCallId: string, part = ''): string {
  // Lengths in front: no two different triples give the same text.
  const text = [userId, toolCallId, part].map((one) => `${one.length}:${one}`).join('');
  return base32hex(createHash('sha256').update(`event ${text}`).digest());
}
