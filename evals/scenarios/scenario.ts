/** Presses Approve (or Deny) on everything that waits. */
export const approve = { press: true } as const;
export const deny = { press: false } as const;

export type Turn =
  /** Said by the user. */
  | string
  | typeof approve
  | typeof deny
  /** The reply to the last turn must (not) match. */
  | RegExp
  | { readonly not: RegExp }
  /** Somebody else puts an event into the calendar, or takes one out by its title. */
  | { readonly appears: string }
  | { readonly vanishes: string }
  | { readonly minutesPass: number }
  /** How many proposals must be waiting now. */
  | { readonly waiting: number };

export const not = (pattern: RegExp): Turn => ({ not: pattern });
export const appears = (line: string): Turn => ({ appears: line });
export const vanishes = (title: string): Turn => ({ vanishes: title });
export const waiting = (count: number): Turn => ({ waiting: count });
export const minutesPass = (minutes: number): Turn => ({ minutesPass: minutes });

export interface World {
  /** Local time, in `zone`. */
  readonly now?: string;
  readonly zone?: string;
  /** Events there at the beginning, in the notation of `notation.ts`. */
  readonly has?: readonly string[];
  /** Busy times of others that can be read: `{ ana: ['Tue 10:00-12:00'] }`; people not named cannot be. */
  readonly busy?: Readonly<Record<string, readonly string[]>>;
  /** Others whose own calendars are shared with the person, and where those say that they are: `{ ana: 'Asia/Tokyo' }`. */
  readonly zones?: Readonly<Record<string, string>>;
  readonly preferences?: readonly string[];
  /** What was learned from calendar and mail headers, as it is stored. */
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly character?: string;
}

/** What must be different at the end. Whatever is not named here must be exactly as it was. */
export interface Ending {
  readonly adds?: readonly string[];
  /** Lines of events (or of whole series) that are no longer there as they were. */
  readonly removes?: readonly string[];
  /** 'call the bank @ Mon 17:00', or 'drink water @ cron 0 9 * * *'. */
  readonly reminders?: readonly string[];
  /** Words that each remembered preference must contain; one entry for each. */
  readonly preferences?: readonly RegExp[];
}

export interface Scenario {
  /** Of one that came from a file. */
  readonly id?: string;
  readonly name: string;
  readonly world: World;
  readonly turns: readonly Turn[];
  readonly ending: Ending;
}

/** A small language for scenarios: a name, what is said, what must be different, and the world before. */
export function createBook(group: string, common: World = {}) {
  const scenarios: Scenario[] = [];
  return {
    scenarios,
    scenario(name: string, turns: readonly Turn[], ending: Ending = {}, world: World = {}): void {
      scenarios.push({ name: `${group}: ${name}`, turns, ending, world: { ...common, ...world } });
    },
  };
}
