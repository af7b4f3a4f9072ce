import { describe, expect, it } from 'vitest';
import { profileWords } from './profile-words.ts';

const range = [{ from: '09:00', to: '17:30' }];
const profile = {
  version: 1,
  time_zone: 'Europe/Madrid',
  read: { from: '2026-08-01', to: '2026-12-01', events: 120, mails: 40, mail_read: true },
  working_hours: {
    zone: 'Europe/Madrid',
    week: { monday: range, tuesday: range, wednesday: range, friday: [{ from: '09:00', to: '12:00' }] },
  },
  meeting_lengths: { usual_minutes: 30, common: [{ minutes: 30, meetings: 20 }], meetings: 24 },
  meals: [{ meal: 'lunch', at: '13:00', minutes: 45, weekdays: [], times: 12 }],
  contacts: [{ email: 'emma@x.example', name: 'Emma Clarke', meetings: 4, mails_sent: 1 }],
  commitments: [
    { title: 'Run', rhythm: 'weekly', weekdays: ['tuesday', 'thursday'], at: '06:15', minutes: 40 },
  ],
  places: [],
  works_from: [],
  travel: [{ title: 'Trip', place: 'Porto', from: '2026-11-10', to: '2026-11-12' }],
};

/** As the reader's language writes it. */
const shown = (from: string, to: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );

describe('a learned profile in words', () => {
  it('says each thing in a line and leaves out what is empty', () => {
    expect(profileWords(profile)).toEqual([
      { label: 'Time zone', lines: ['Europe/Madrid'] },
      { label: 'Working hours', lines: ['Monday to Wednesday, 09:00 to 17:30', 'Friday, 09:00 to 12:00'] },
      { label: 'Meeting lengths', lines: ['Usually 30 minutes: 30 minutes (20 meetings)'] },
      { label: 'Meals', lines: ['Lunch at 13:00, 45 minutes (12 times)'] },
      { label: 'Regular events', lines: ['Run: weekly, Tuesday and Thursday at 06:15, 40 minutes'] },
      { label: 'People', lines: ['Emma Clarke (4 meetings, 1 email)'] },
      { label: 'Travel', lines: [`Trip, Porto, ${shown('2026-11-10', '2026-11-12')}`] },
      {
        label: 'Learned from',
        lines: [`120 events and the headers of 40 emails from ${shown('2026-08-01', '2026-12-01')}`],
      },
    ]);
  });

  it('cuts a long list of people and says so', () => {
    const contacts = Array.from({ length: 20 }, (_, index) => ({
      email: `p${index}@x.example`,
      meetings: 3,
      mails_sent: 0,
    }));
    const people = profileWords({ ...profile, contacts }).find(({ label }) => label === 'People');
    expect(people?.lines).toHaveLength(13);
    expect(people?.lines[0], 'no word of mail that was not read').toBe('p0@x.example (3 meetings)');
    expect(people?.lines.at(-1)).toBe('and 8 more');
  });

  it('shows a date that is none as it is', () => {
    const travel = [{ title: 'Trip', from: 'soon', to: 'later' }];
    const line = profileWords({ ...profile, travel }).find(({ label }) => label === 'Travel');
    expect(line?.lines).toEqual(['Trip, soon to later']);
  });

  it('shows a profile of another shape as it is', () => {
    expect(profileWords({ working_hours: '9 to 5', contacts: ['Priya', 'Tom'] })).toEqual([
      { label: 'Working hours', lines: ['9 to 5'] },
      { label: 'Contacts', lines: ['Priya, Tom'] },
    ]);
  });
});
