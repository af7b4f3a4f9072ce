import { parseDateTime, timed } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { PLAIN_EVENT } from '../../../../../test/plain-event.ts';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { linksOf, placeLink } from './links.ts';

const at = (clock: string) => timed(parseDateTime(`2026-11-20T${clock}`, 'Europe/Madrid'), 'Europe/Madrid');
const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  ...PLAIN_EVENT,
  id: 'one',
  calendarId: 'primary',
  title: 'Rowing',
  start: at('10:00'),
  end: at('11:00'),
  ...more,
});
const call = 'https://zoom.us/j/77';
const page = 'https://example.org/plan';

describe('where a link goes', () => {
  it('is the place for a call, when there is none', () => {
    expect(placeLink({ url: call }, {})).toEqual({ location: call });
    expect(placeLink({ url: call }, { location: 'Room 4' })).toEqual({ description: call });
  });
  it('is the note for anything else, below what stands there', () => {
    expect(placeLink({ url: page }, {})).toEqual({ description: page });
    expect(placeLink({ url: page }, { description: 'Bring a mat' })).toEqual({
      description: `Bring a mat\n${page}`,
    });
    expect(placeLink({ url: page }, { description: 'Bring<br>a mat' })).toEqual({
      description: `Bring<br>a mat<br>${page}`,
    });
  });
  it('is where it was said to go', () => {
    expect(placeLink({ url: page, into: 'location' }, {})).toEqual({ location: page });
    expect(placeLink({ url: call, into: 'description' }, {})).toEqual({ description: call });
  });
  it('is that of the one it replaces', () => {
    expect(placeLink({ url: call, replaces: true }, { location: 'https://zoom.us/j/1' })).toEqual({
      location: call,
    });
    expect(placeLink({ url: call, replaces: true }, { description: `Join ${page}.` })).toEqual({
      description: `Join ${call}.`,
    });
    expect(placeLink({ url: call, replaces: true }, { location: 'Room 4' })).toEqual({ description: call });
  });
  it('is nowhere when it is there already', () => {
    expect(placeLink({ url: page }, { description: `See ${page}.` })).toEqual({});
    expect(placeLink({ url: call }, { location: call })).toEqual({});
  });
});

describe('the links of an event that are shown', () => {
  it('are all of one’s own, the call first, each once', () => {
    const own = event({
      meetingLink: 'https://meet.google.com/abc-defg-hij',
      location: call,
      description: `<a href="${page}">${page}</a> and ${call}`,
    });
    expect(linksOf(own)).toEqual({
      shown: [
        { url: 'https://meet.google.com/abc-defg-hij', in: 'call' },
        { url: call, in: 'location' },
        { url: page, in: 'description' },
      ],
      hidden: 0,
    });
  });
  it('are of what others wrote only those to known services', () => {
    const theirs = event({
      organizer: { email: 'eve@example.org', displayName: undefined, self: false },
      meetingLink: 'https://evil.example/join',
      description: `Join ${call} or https://zoom.us.evil.example/j/1 or https://zoom.us@evil.example/`,
    });
    expect(linksOf(theirs)).toEqual({ shown: [{ url: call, in: 'description' }], hidden: 3 });
  });
  it('never hide where they lead', () => {
    expect(linksOf(event({ description: 'https://bank.example@evil.example/x' }))).toEqual({
      shown: [],
      hidden: 1,
    });
  });
});
