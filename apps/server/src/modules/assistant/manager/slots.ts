import {
  type Command,
  extremeOf,
  oneOfIn,
  onTheirClock,
  placeName,
  type Role,
  readReference,
  type Slot,
  withoutArticle,
} from '@catch/understanding';

/** Some words and what they stand for; of one person where they were said of them alone. */
export type SaidSlot = Pick<Slot, 'role' | 'text' | 'of'>;

/** What was said of one person's time. */
export interface SaidBound {
  readonly of: string;
  readonly only?: string;
  readonly not?: string;
}

/** The spans of one command, by role. */
export class Slots {
  readonly #slots: readonly SaidSlot[];
  readonly #bounds: readonly SaidSlot[];

  constructor(slots: Command['slots'] | readonly SaidSlot[]) {
    this.#bounds = slots.filter(({ of }) => of !== undefined);
    // 'Everything I have', 'both of them': several at once, however it was taken.
    const isPlaced = slots.some(({ role, text }) => role === 'target' && isPlace(text));
    this.#slots = slots
      .filter(({ of }) => of === undefined)
      // 'The later of the two' is one of them.
      .filter(({ role, text }) => !(isPlaced && role === 'set' && /^of\b/i.test(text)))
      .flatMap(({ role, text }): SaidSlot[] => {
        const theirs = role === 'time' ? onTheirClock(text) : undefined;
        if (theirs)
          return [
            { role, text: theirs.time },
            { role: 'zone', text: theirs.whose },
          ];
        const extreme = role === 'time' ? extremeOf(text) : undefined;
        if (extreme)
          return [
            { role, text: extreme.time },
            { role: extreme.which, text: extreme.said },
          ];
        // 'If she's free': it is about her.
        if (role === 'person') return [{ role, text: text.replace(/['’]s$/, '') }];
        if (role === 'set' && (oneOfIn(text) || readReference(text).of)) return [{ role: 'target', text }];
        return [{ role: role === 'target' && readReference(text).isEvery ? 'set' : role, text }];
      });
  }

  has(...roles: readonly Role[]): boolean {
    return this.#slots.some(({ role }) => roles.includes(role));
  }

  all(role: Role): string[] {
    return this.#slots.filter((slot) => slot.role === role).map(({ text }) => text);
  }

  first(role: Role): string | undefined {
    return this.all(role)[0];
  }

  /** Several spans of one role are parts of one phrase: 'weekly', 'on Thursdays at 4'. */
  joined(role: Role): string | undefined {
    const texts = this.all(role);
    return texts.length > 0 ? texts.join(' ') : undefined;
  }

  /** As it is written down: 'the library' is 'library'. */
  name(role: Role): string | undefined {
    const text = this.joined(role);
    return text && (role === 'place' ? placeName : withoutArticle)(text);
  }

  /** These, plus any earlier ones that were not said again. */
  over(earlier: readonly SaidSlot[]): Slots {
    const said = new Set(this.#slots.map(({ role }) => role));
    const whose = new Set(this.#bounds.map(({ of }) => of));
    const kept = earlier.filter(({ role, of }) => (of === undefined ? !said.has(role) : !whose.has(of)));
    return new Slots([...kept, ...this.list()]);
  }

  list(): readonly SaidSlot[] {
    return [...this.#slots, ...this.#bounds];
  }

  /** Times of single people: 'Ana only before noon', 'Ben not on Fridays'. */
  bounds(): readonly SaidBound[] {
    return this.#bounds.map(({ of = '', role, text }) => ({
      of,
      ...(role === 'avoid' ? { not: text } : { only: text }),
    }));
  }

  /** Whether anything but reasons and filler was said. */
  get isEmpty(): boolean {
    return this.#slots.every(({ role }) => role === 'reason' || role === 'filler' || role === 'retracted');
  }
}

const isPlace = (text: string): boolean => {
  const { position, extreme } = readReference(text);
  return position !== undefined || extreme !== undefined;
};
