import { type Command, onTheirClock, type Role, readReference, withoutArticle } from '@catch/understanding';

/** The spans of one command, by role. */
export class Slots {
  readonly #slots: readonly { readonly role: Role; readonly text: string }[];

  constructor(slots: Command['slots'] | readonly { readonly role: Role; readonly text: string }[]) {
    // 'Everything I have', 'both of them': several at once, however it was taken.
    this.#slots = slots.flatMap(({ role, text }) => {
      const theirs = role === 'time' ? onTheirClock(text) : undefined;
      if (theirs)
        return [
          { role, text: theirs.time },
          { role: 'zone', text: theirs.whose },
        ];
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
    return text && withoutArticle(text);
  }

  /** These, and of the earlier ones whatever is not said anew. */
  over(earlier: readonly { readonly role: Role; readonly text: string }[]): Slots {
    const said = new Set(this.#slots.map(({ role }) => role));
    return new Slots([...earlier.filter(({ role }) => !said.has(role)), ...this.#slots]);
  }

  list(): readonly { readonly role: Role; readonly text: string }[] {
    return this.#slots;
  }

  /** Whether anything but reasons and filler was said. */
  get isEmpty(): boolean {
    return this.#slots.every(({ role }) => role === 'reason' || role === 'filler' || role === 'retracted');
  }
}
