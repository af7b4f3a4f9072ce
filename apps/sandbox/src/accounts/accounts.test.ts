import { isKnownZone } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { avatarSvg } from './avatar.ts';
import { newAccount } from './new-account.ts';
import { samplePeople } from './sample-people.ts';

describe('people', () => {
  it('are those that others rely on', () => {
    const zones = new Map(samplePeople.map((person) => [person.email, person.timeZone]));
    expect(zones.get('madrid@example.org')).toBe('Europe/Madrid');
    expect(zones.get('newyork@example.org')).toBe('America/New_York');
    expect(zones.get('kathmandu@example.org')).toBe('Asia/Kathmandu');
    expect(
      samplePeople.filter((person) => person.hostedDomain === 'catch.example').map((person) => person.email),
    ).toEqual(['staff.one@catch.example', 'staff.two@catch.example']);
    expect(samplePeople.filter((person) => !person.emailVerified)).toHaveLength(1);
    expect(samplePeople.length).toBeGreaterThanOrEqual(12);
  });

  it('share no id, phone or Slack user, and live in real zones', () => {
    for (const field of ['email', 'sub', 'phone', 'slackUserId', 'name'] as const) {
      expect(new Set(samplePeople.map((person) => person[field])).size).toBe(samplePeople.length);
    }
    expect(samplePeople.filter((person) => !isKnownZone(person.timeZone))).toEqual([]);
  });

  it('come out the same for the same address, however it is written', () => {
    expect(newAccount(' Ana.Lopez+test@Example.NET ')).toEqual(newAccount('ana.lopez+test@example.net'));
    expect(newAccount('ana.lopez+test@example.net')).toMatchObject({
      name: 'Ana Lopez',
      hostedDomain: undefined,
    });
  });

  it.each([
    ['x@catch.example', 'catch.example'],
    ['x@evil-catch.example', undefined],
    ['x@catch.example.evil.org', undefined],
  ])('%s has the hosted domain %s', (email, domain) => {
    expect(newAccount(email).hostedDomain).toBe(domain);
  });

  it('have faces without other people’s markup', () => {
    expect(avatarSvg({ email: 'a@b.c', name: '<script>' })).not.toContain('<script>');
  });
});
