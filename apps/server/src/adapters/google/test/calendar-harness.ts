import { timed } from '@catch/scheduling';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { UserCalendars } from '../../../modules/calendar/index.ts';
import type { ScriptedGoogle } from './scripted-google.ts';
import { addSignedInUser } from './signed-in-user.ts';
import { createWorkspaceUnderTest, type WorkspaceUnderTest } from './workspace.ts';

/** The calendars of one person over a scripted Google, which has forgotten everything before each test. */
export interface CalendarHarness extends WorkspaceUnderTest {
  readonly userId: string;
  readonly calendars: UserCalendars;
  /** What reached the calendar service in this test. */
  sent(): ScriptedGoogle['requests'];
}

/** Made before the file's first test; `prepare` runs before each. Read it inside tests only. */
export function calendarHarness(prepare?: (harness: CalendarHarness) => void): CalendarHarness {
  const harness = {} as { -readonly [Key in keyof CalendarHarness]: CalendarHarness[Key] };
  beforeAll(async () => {
    const under = await createWorkspaceUnderTest();
    const userId = await addSignedInUser(under.database.db, under.secrets);
    Object.assign(harness, under, {
      userId,
      sent: () => under.google.requests.filter(({ path }) => path.startsWith('/calendar')),
    });
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.google.reset();
    harness.calendars = harness.workspace.calendars.forUser(harness.userId);
    prepare?.(harness);
  });
  return harness;
}

export const at = (text: string): number => Date.parse(text);
export const WEEK = {
  calendarId: 'primary',
  from: at('2026-03-02T00:00:00Z'),
  to: at('2026-03-09T00:00:00Z'),
};
export const EVENTS = /\/calendars\/[^/]+\/events/;
export const draft = {
  key: 'abcdefgh01234567abcdefgh01',
  title: 'Tea',
  start: timed(at('2026-03-03T10:00:00Z'), 'Europe/Madrid'),
  end: timed(at('2026-03-03T11:00:00Z'), 'Europe/Madrid'),
};

/** An event of an hour as the service tells it. */
export const timedEvent = (id: string, hour = 9) => ({
  id,
  start: { dateTime: `2026-03-03T${String(hour).padStart(2, '0')}:00:00Z` },
  end: { dateTime: `2026-03-03T${String(hour + 1).padStart(2, '0')}:00:00Z` },
});
