import { describe, expect, it } from 'vitest';
import { routeRedirect, staffPageRedirect, type Visitor } from './guard-rules.ts';

const nobody: Visitor = { mayBeSignedIn: false, staff: false, exit: '/login' };
const loggedOut: Visitor = { ...nobody, exit: '/' };
const ordinary: Visitor = { mayBeSignedIn: true, staff: false, exit: '' };
const staff: Visitor = { ...ordinary, staff: true };

describe('the guards, in both readings of the specification', () => {
  it.each([
    ['nobody', nobody, 'login', '/login'],
    ['nobody', nobody, 'staff', '/login'],
    ['somebody who has just logged out', loggedOut, 'login', '/'],
    ['an ordinary user', ordinary, 'login', null],
    ['an ordinary user', ordinary, 'staff', '/integrations'],
    ['staff', staff, 'login', null],
    ['staff', staff, 'staff', null],
  ] as const)('the route guard sends %s (%o) on a %s route to %s', (_, visitor, access, target) => {
    expect(routeRedirect(visitor, access)).toBe(target);
  });

  it.each([
    ['nobody', nobody, '/login'],
    ['an ordinary user', ordinary, '/'],
    ['staff', staff, null],
  ] as const)('the staff page itself sends %s (%o) to %s', (_, visitor, target) => {
    expect(staffPageRedirect(visitor)).toBe(target);
  });
});
