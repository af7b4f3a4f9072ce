import { describe, expect, it } from 'vitest';
import { claimsDone } from './claims.ts';

describe('claimsDone', () => {
  it.each([
    'Done!',
    'All set.',
    "I've booked lunch with Ana for Friday.",
    'I have successfully created the event.',
    'Sure. I moved your dentist to 4 pm.',
    'Your meeting has been cancelled.',
    'Great, scheduled!',
    'Okay, done - see you there.',
    'I have gone ahead and sent the invitation.',
    'I’ve just deleted it.',
  ])('sees the claim in: %s', (text) => {
    expect(claimsDone(text, { hasRead: false })).toBe(true);
  });

  it.each([
    'Your dentist appointment is on Tuesday at 15:00.',
    'Shall I book it?',
    'I could not book that.',
    "I haven't changed anything yet.",
    'Once you approve, it will be booked.',
    'You have three meetings scheduled for Thursday.',
    'When would you like it scheduled?',
    'Nothing was moved.',
    'I can move it to 4 pm if you like.',
  ])('sees none in: %s', (text) => {
    expect(claimsDone(text, { hasRead: false })).toBe(false);
  });

  it('lets a reader tell what stands in the calendar', () => {
    expect(claimsDone('The review has been moved by its organiser.', { hasRead: true })).toBe(false);
    expect(claimsDone('I moved the review.', { hasRead: true })).toBe(true);
  });
});
