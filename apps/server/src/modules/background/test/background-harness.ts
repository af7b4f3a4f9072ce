import { calendarOf } from '../../../../../sandbox/test/calendar-client.ts';
import { createTestClock, type TestClock } from '../../../../test/test-clock.ts';
import {
  type ChannelHarness,
  createChannelHarness,
  type TestPerson,
} from '../../channels/test/channel-harness.ts';

export interface BackgroundHarness extends ChannelHarness {
  readonly clock: TestClock;
  /** Moves everybody's clock there and lets the product do what is due. */
  at(time: string): Promise<void>;
  /** Works off what is due, however often that makes something else due. */
  settle(): Promise<void>;
  /** The person's own hand on their calendar, or somebody else's on theirs. */
  calendar(email: string): ReturnType<typeof calendarOf>;
  outcomes(person: TestPerson): Promise<Record<string, string | null>>;
}

/** An event by UTC. */
export const event = (date: string, from: string, to: string, more: Record<string, unknown> = {}) => ({
  summary: 'Something',
  start: { dateTime: `${date}T${from}:00Z`, timeZone: 'UTC' },
  end: { dateTime: `${date}T${to}:00Z`, timeZone: 'UTC' },
  ...more,
});

/** A product and its providers that live by one clock, which only the test moves. A Monday, before work. */
export async function createBackgroundHarness(start = '2026-11-16T06:00:00Z'): Promise<BackgroundHarness> {
  const clock = createTestClock(start);
  const harness = await createChannelHarness({ clock, providersToo: true });
  const { background, database } = harness.product;
  const settle = () => background.settle();
  return {
    ...harness,
    clock,
    settle,
    at: async (time) => {
      clock.set(time);
      await settle();
    },
    calendar: (email) =>
      calendarOf(harness.sandbox.url, email, { redirect_uri: `${harness.url}/api/v1/auth/google/callback` }),
    outcomes: async (person) => {
      const rows = await database.db
        .selectFrom('background_occasions')
        .select(['kind', 'occasion', 'outcome'])
        .where('user_id', '=', person.userId)
        .execute();
      return Object.fromEntries(rows.map(({ kind, occasion, outcome }) => [`${kind} ${occasion}`, outcome]));
    },
  };
}
