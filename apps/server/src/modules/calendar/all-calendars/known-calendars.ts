import type { Clock } from '../../../platform/clock.ts';
import type { Calendar } from '../calendar.port.ts';

/** Like the owner's zone: long enough for a turn, short enough for a calendar that was just ticked. */
const FRESH_MS = 60_000;
const MOST_PEOPLE = 10_000;

/** Which calendars a person has, remembered for a minute. */
export class KnownCalendars {
  readonly #clock: Clock;
  readonly #known = new Map<
    string,
    { readonly until: number; readonly list: Promise<readonly Calendar[]> }
  >();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  of(userId: string, ask: () => Promise<readonly Calendar[]>): Promise<readonly Calendar[]> {
    const now = this.#clock.now().getTime();
    const kept = this.#known.get(userId);
    if (kept && kept.until > now && kept.until <= now + FRESH_MS) return kept.list;
    if (this.#known.size >= MOST_PEOPLE) this.#known.clear();
    const list = ask();
    const entry = { until: now + FRESH_MS, list };
    this.#known.set(userId, entry);
    list.catch(() => {
      if (this.#known.get(userId) === entry) this.#known.delete(userId);
    });
    return list;
  }

  forget(userId: string): void {
    this.#known.delete(userId);
  }
}
