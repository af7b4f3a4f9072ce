import { describe, expect, it } from 'vitest';
import { claimsDone, withoutClaims } from './claims.ts';

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
    'Booked the dentist at 9.',
    'Booked dentist at 9 tomorrow.',
    'Booked: Dentist, Monday 2 March 2026, 09:00–09:30.',
    '✅ Moved your stand-up to Friday.',
    'Sure! Cancelled it for you.',
    'Perfect. Reminder set for 9.',
    'Invitation sent!',
    'Your dentist appointment is booked for tomorrow at 9.',
    "It's on your calendar now.",
    'We went ahead and postponed the review.',
    'I arranged lunch with Ana.',
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
    'Declined invitations stay in your calendar, struck through.',
    'Cancelled events are removed for everybody.',
    'The meeting scheduled for Thursday overlaps with lunch.',
    'Noted with pleasure.',
    'Set a time and I will look for a room.',
    'Moved where, please?',
    'Your calendar is on Madrid time.',
  ])('sees none in: %s', (text) => {
    expect(claimsDone(text, { hasRead: false })).toBe(false);
  });

  it('lets a reader tell what stands in the calendar', () => {
    expect(claimsDone('The review has been moved by its organiser.', { hasRead: true })).toBe(false);
    expect(claimsDone('Scheduled for tomorrow: stand-up and lunch.', { hasRead: true })).toBe(false);
    expect(claimsDone('Your dentist is booked for 9.', { hasRead: true })).toBe(false);
    expect(claimsDone('I moved the review.', { hasRead: true })).toBe(true);
    expect(claimsDone('Moved the review to Friday.', { hasRead: true })).toBe(true);
  });
});

describe('withoutClaims', () => {
  const receipt = 'Booked: Lunch, Friday 6 March 2026, 13:00–14:00.';
  const rest = (text: string) => withoutClaims(text, { hasRead: false }, [receipt]);

  it.each([
    ['Done! I have booked lunch and cancelled the dentist.', ''],
    ['All set, Nora! Anything else?', 'Anything else?'],
    ['I’ve also moved your review to Monday. Shall I tell Ana?', 'Shall I tell Ana?'],
    ['Your dentist is cancelled.\nI could not reach Ana.', 'I could not reach Ana.'],
    ['It is a busy day: three meetings before noon.', 'It is a busy day: three meetings before noon.'],
  ])('leaves of %j what claims nothing', (text, left) => {
    expect(rest(text)).toBe(left);
  });

  it('leaves a receipt where it was repeated, and takes what was claimed around it', () => {
    expect(rest(`Sure thing!\n\n${receipt}\n\nI also deleted the gym.\n\nAnything else?`)).toBe(
      `Sure thing!\n\n${receipt}\n\nAnything else?`,
    );
    expect(rest(`${receipt} ${receipt}`)).toBe(`${receipt} ${receipt}`);
  });

  it('is as quick with a long text as with many short ones', () => {
    expect(rest('word '.repeat(20_000)).length).toBeGreaterThan(90_000);
    expect(rest('. '.repeat(20_000))).toBe('. '.repeat(20_000).trim());
  });
});
