import type { EventWindow } from '../calendar.port.ts';
import type { OthersRead, UnreadCalendar } from './read-others.ts';

export type Span = Pick<EventWindow, 'from' | 'to'>;

/** By their ids: everything else said in the same turn relies on the same. */
type UnreadCalendars = Map<string | undefined, UnreadCalendar>;

export interface TurnRead extends Span {
  readonly turnId: string;
  readonly at: number;
  readonly read: Promise<OthersRead>;
}

/** Longer than any turn lasts. */
const KEPT_MS = 120_000;
const MOST_PEOPLE = 200;

/** What was read of the other calendars in the turn that a person is having, so that it is read once. */
export class TurnReads {
  readonly #reads = new Map<string, TurnRead>();
  readonly #unread = new Map<string, { readonly turnId: string; readonly calendars: UnreadCalendars }>();

  of(userId: string, turnId: string, now: number): TurnRead | undefined {
    const kept = this.#reads.get(userId);
    return kept?.turnId === turnId && now - kept.at < KEPT_MS ? kept : undefined;
  }

  keep(userId: string, turn: TurnRead): Promise<OthersRead> {
    this.#reads.delete(userId);
    for (const [other, { at }] of this.#reads)
      if (turn.at - at >= KEPT_MS || this.#reads.size >= MOST_PEOPLE) this.#reads.delete(other);
      else break;
    this.#reads.set(userId, turn);
    turn.read.catch(() => {
      if (this.#reads.get(userId) === turn) this.#reads.delete(userId);
    });
    return turn.read;
  }

  unreadIn(userId: string, turnId: string | undefined): UnreadCalendars {
    if (turnId === undefined) return new Map();
    const kept = this.#unread.get(userId);
    if (kept?.turnId === turnId) return kept.calendars;
    if (this.#unread.size >= MOST_PEOPLE) this.#unread.clear();
    const calendars: UnreadCalendars = new Map();
    this.#unread.set(userId, { turnId, calendars });
    return calendars;
  }

  forget(userId: string): void {
    this.#reads.delete(userId);
  }
}
