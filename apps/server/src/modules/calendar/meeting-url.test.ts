import { expect, it } from 'vitest';
import { meetingUrl } from './meeting-url.ts';

it.each([
  ['https://meet.google.com/abc-defg-hij', true],
  ['https://acme.zoom.us/j/123', true],
  ['https://zoom.us.evil.example/j/1', false],
  ['https://meet.google.com@evil.example/', false],
  ['http://meet.google.com/abc', false],
  ['javascript:alert(1)', false],
])('the link %s: %s', (link, isShown) => {
  expect(meetingUrl(link) !== undefined).toBe(isShown);
});
