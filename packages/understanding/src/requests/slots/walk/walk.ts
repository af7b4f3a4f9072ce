import type { Person } from '../../slot-types.ts';
import type { Clause } from '../../text/clause.ts';
import type { Token } from '../../text/tokens.ts';
import type { FoundWhen } from '../../when-port.ts';
import type { PeopleOptions } from '../names.ts';
import { finishTitle } from '../titles.ts';

export type PartsOptions = Pick<PeopleOptions, 'known' | 'caseless'> & {
  /** a new event is described, or an existing one is pointed at */
  mode: 'describe' | 'refer';
};

/** Where the reading of a stretch stands, and what it has given to each slot so far. */
export class Walk {
  readonly clause: Clause;
  readonly tokens: Token[];
  /** the first token behind the stretch */
  readonly to: number;
  readonly options: PartsOptions;
  at: number;
  /** the words that may name the event, as places among the tokens */
  title: number[] = [];
  /** a title said to be one: 'called Roadmap', "Roadmap" */
  explicit: string | undefined;
  /** something else has been said since the title: words from here on are no part of it */
  broken = false;
  /** inside 'that I had', 'which must not be': nothing there names the event */
  relative = false;
  readonly people: Person[] = [];
  readonly times: FoundWhen[] = [];
  /** Times that are only part of the name: 'Friday' of 'Friday drinks on the 3rd'. */
  readonly inName: FoundWhen[] = [];
  place: string | undefined;
  agenda: string | undefined;

  constructor(clause: Clause, from: number, to: number, options: PartsOptions) {
    this.clause = clause;
    this.tokens = clause.tokens;
    this.at = from;
    this.to = to;
    this.options = options;
  }

  norm(index: number): string {
    return this.tokens[index]?.norm ?? '';
  }

  /** The tokens up to the end of the stretch: what stands behind it belongs to somebody else. */
  within(): Token[] {
    return this.to < this.tokens.length ? this.tokens.slice(0, this.to) : this.tokens;
  }

  titleWords(): Token[] {
    return this.title.map((index) => this.tokens[index]).filter((token) => token !== undefined);
  }

  breakTitle(): void {
    if (this.title.length > 0) this.broken = true;
  }

  restartTitle(): void {
    this.title = [];
    this.broken = false;
  }

  untitled(): boolean {
    if (this.explicit !== undefined) return false;
    return finishTitle(this.tokens, this.title, undefined, this.options.mode).title === undefined;
  }

  peopleOptions(expect: PeopleOptions['expect']): PeopleOptions {
    return { expect, known: this.options.known, caseless: this.options.caseless };
  }
}
