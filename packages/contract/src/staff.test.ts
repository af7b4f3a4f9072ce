import { describe, expect, it } from 'vitest';
import { isStaffEmail } from './staff.ts';

describe('isStaffEmail', () => {
  it.each([
    ['ana@company.com', 'company.com', true],
    ['ana@company.com', '@company.com', true],
    ['Ana@COMPANY.com', 'company.COM', true],
    ['"odd@name"@company.com', 'company.com', true],
    ['ana@evil-company.com', 'company.com', false],
    ['ana@company.com.evil.org', 'company.com', false],
    ['ana@mail.company.com', 'company.com', false],
    ['company.com', 'company.com', false],
    ['@company.com', 'company.com', false],
    ['ana@company.com ', 'company.com', false],
    ['ana@company.com', '', false],
    ['ana@', '@', false],
  ])('%s with domain %s is %s', (email, domain, expected) => {
    expect(isStaffEmail(email, domain)).toBe(expected);
  });
});
