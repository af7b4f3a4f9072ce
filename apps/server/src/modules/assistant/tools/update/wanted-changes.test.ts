import { expect, it } from 'vitest';
import { fridayAt, fridayEvent, plainGuest } from '../../../../../test/plain-event.ts';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { Changes } from './args.ts';
import { isForOrganiser } from './wanted-changes.ts';

const boss = { email: 'boss@example.org', displayName: undefined, self: false };
const attendees = [
  plainGuest('boss@example.org', { organizer: true }),
  plainGuest('me@example.org', { self: true }),
];
const theirs = fridayEvent('Review', '10:00', '11:00', { organizer: boss, attendees });
const later = { start: fridayAt('14:00'), end: fridayAt('15:00') };

it.each<readonly [string, CalendarEvent, Changes, boolean]>([
  ['a new time of an event of somebody else', theirs, later, true],
  ['a new place of it', theirs, { location: 'Room 2' }, true],
  ['whom one brings along', theirs, { attendees: [...attendees, plainGuest('ana@example.org')] }, false],
  ['whether it blocks the own time', theirs, { transparency: 'transparent' }, false],
  ['a new time where guests may change it', { ...theirs, guestsCanModify: true }, later, false],
  ['a new time of a copy without guests', { ...theirs, attendees: [] }, later, false],
  ['a new time of an own event', { ...theirs, organizer: { ...boss, self: true } }, later, false],
])('%s', (_what, event, changes, isTheirs) => expect(isForOrganiser(event, changes)).toBe(isTheirs));
