import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../src/platform/clock.ts';

/** Where people of the sandbox live who have chosen no zone of their own. */
const ZONE = 'Europe/Madrid';

export interface DaytimeClock extends Clock {
  /** Signs somebody in by the provider's time, against which its tokens are checked, and is at ten in the morning again. */
  whileSigningIn<T>(signIn: () => Promise<T>): Promise<T>;
}

/**
 * Runs on from the next ten in the morning. In the small hours days are named by their date ('tomorrow' may be after the
 * next sleep), and a test of other words must not depend on when it runs.
 */
export function createDaytimeClock(): DaytimeClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    whileSigningIn: async (signIn) => {
      ahead = 0;
      try {
        // The nightly sweep goes by this clock, too: one that began at ten takes a link of now for expired.
        return await signIn().catch(signIn);
      } finally {
        ahead = untilTen();
      }
    },
  };
}

function untilTen(): number {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const ten = now.withPlainTime('10:00');
  const next = Temporal.ZonedDateTime.compare(ten, now) > 0 ? ten : ten.add({ days: 1 });
  return next.epochMilliseconds - now.epochMilliseconds;
}
