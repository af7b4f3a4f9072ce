import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newVerificationCode, readVerification } from './verification-code.ts';

describe('a verification code', () => {
  it('is found again in any case and spacing', () => {
    const space = fc.stringMatching(/^[ \t\n]{0,3}$/);
    fc.assert(
      fc.property(space, space, space, fc.boolean(), (before, between, after, isLower) => {
        const code = newVerificationCode();
        const text = `${before}Verify ${between}${isLower ? code.toLowerCase() : code}${after}`;
        expect(readVerification(text)).toBe(code);
      }),
    );
  });

  it('has eight signs that are not taken for one another, and a digit', () => {
    for (let count = 0; count < 500; count += 1)
      expect(newVerificationCode()).toMatch(/^(?=.*\d)[A-HJKMNP-Z2-9]{8}$/);
  });

  it.each([
    ['VERIFY: ab3d-efgh', 'AB3DEFGH'],
    ['“VERIFY AB3DEFGH”', 'AB3DEFGH'],
    ['verify a b 3 d e f g h', 'AB3DEFGH'],
    ['verify\u200b AB3DEFGH', 'AB3DEFGH'],
  ])('%j is one', (text, code) => expect(readVerification(text)).toBe(code));

  it.each([
    'verify standups',
    'verify',
    'please verify AB3DEFGH',
    'verify AB3DEFG',
    'verify my 3 meetings today',
    '',
  ])('%j is none', (text) => expect(readVerification(text)).toBeUndefined());
});
