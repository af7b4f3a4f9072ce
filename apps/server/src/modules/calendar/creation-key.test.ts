import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32hex, creationKey } from './creation-key.ts';

describe('base32hex', () => {
  it.each([
    // RFC 4648, section 10, in lower case and without padding.
    ['', ''],
    ['f', 'co'],
    ['fo', 'cpng'],
    ['foo', 'cpnmu'],
    ['foob', 'cpnmuog'],
    ['fooba', 'cpnmuoj1'],
    ['foobar', 'cpnmuoj1e8'],
  ])('of %j is %j', (text, expected) => {
    expect(base32hex(Buffer.from(text))).toBe(expected);
  });

  it('tells any two byte strings apart', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
        const same = Buffer.compare(one, other) === 0;
        // Trailing zero bits are part of the length, which the text keeps.
        expect(base32hex(one) === base32hex(other)).toBe(same);
      }),
    );
  });
});

describe('creationKey', () => {
  it('has the letters that the port promises, always the same for the same call', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (userId, toolCallId) => {
        const id = creationKey(userId, toolCallId);
        expect(id).toMatch(/^[a-v0-9]{52}$/);
        expect(creationKey(userId, toolCallId)).toBe(id);
      }),
    );
  });

  it('differs for another person, call or part, also where the texts run together', () => {
    const ids = [
      creationKey('a', 'bc'),
      creationKey('ab', 'c'),
      creationKey('a', 'b', 'c'),
      creationKey('a', 'bc', 'x'),
      creationKey('b', 'bc'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
