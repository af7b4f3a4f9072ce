import { type Command, isAct, isForce, isRole, type Reading, type Slot } from './language.ts';

/**
 * The notation that people write: the message itself with its clauses in braces and its spans in brackets.
 *
 *     {change news|[target:the recital] is at [time:6.30] now, [reason:the hall was taken]}
 *
 * `{act force if N| …}`: force `request` when left out; `if 1` and `ifnot 1` name another clause by its number.
 * `[role:words]`, or `[role@1,3:words]` for a span that serves other clauses (too). What stands outside braces belongs
 * to no clause. A backslash before a brace, bracket or backslash makes it a plain sign.
 */
export function readNotation(notation: string): Reading {
  return new Reader(notation).read();
}

export class NotationError extends Error {
  override name = 'NotationError';
}

interface Draft {
  readonly act: Command['act'];
  readonly force: Command['force'];
  readonly condition: Command['condition'];
  readonly start: number;
  end: number;
  readonly slots: Slot[];
}

const HEAD = /\{([^|{}[\]\\]*)\|/y;
const OPENING = /\[([a-z_]+)(?:@([\d,]+))?:/y;

class Reader {
  readonly #notation: string;
  #at = 0;
  #message = '';
  readonly #drafts: Draft[] = [];
  readonly #shared: { slot: Slot; clauses: readonly number[] }[] = [];

  constructor(notation: string) {
    this.#notation = notation;
  }

  read(): Reading {
    let clause: Draft | undefined;
    while (this.#at < this.#notation.length) {
      const sign = this.#notation[this.#at];
      if (sign === '{') {
        if (clause) throw this.#error('a clause inside a clause');
        clause = this.#open();
      } else if (sign === '}') {
        if (!clause) throw this.#error('a brace that closes nothing');
        clause.end = this.#message.length;
        this.#drafts.push(clause);
        clause = undefined;
        this.#at += 1;
      } else if (sign === '[') this.#span(clause);
      else if (sign === ']') throw this.#error('a bracket that closes nothing');
      else this.#letter();
    }
    if (clause) throw this.#error('a clause without an end');
    return { message: this.#message, commands: this.#commands() };
  }

  #open(): Draft {
    HEAD.lastIndex = this.#at;
    const found = HEAD.exec(this.#notation);
    if (!found) throw this.#error('a clause begins with {act|');
    this.#at = HEAD.lastIndex;
    const [act = '', ...rest] = (found[1] ?? '').trim().split(/\s+/);
    if (!isAct(act)) throw this.#error(`no such act: '${act}'`);
    const force = rest[0] !== undefined && isForce(rest[0]) ? rest.shift() : 'request';
    const condition = this.#condition(rest);
    return {
      act,
      force: force as Command['force'],
      condition,
      start: this.#message.length,
      end: this.#message.length,
      slots: [],
    };
  }

  #condition(words: readonly string[]): Command['condition'] {
    const [word, number, ...more] = words;
    if (word === undefined) return undefined;
    const of = Number(number) - 1;
    if ((word !== 'if' && word !== 'ifnot') || more.length > 0 || !Number.isInteger(of))
      throw this.#error(`not understood: '${words.join(' ')}'`);
    return { of, holds: word === 'if' };
  }

  #span(clause: Draft | undefined): void {
    OPENING.lastIndex = this.#at;
    const found = OPENING.exec(this.#notation);
    if (!found) throw this.#error('a span begins with [role:');
    const [, role = '', numbers] = found;
    if (!isRole(role)) throw this.#error(`no such role: '${role}'`);
    this.#at = OPENING.lastIndex;
    const start = this.#message.length;
    while (this.#notation[this.#at] !== ']') {
      if (this.#at >= this.#notation.length || '[{}'.includes(this.#notation[this.#at] ?? ''))
        throw this.#error('a span without an end');
      this.#letter();
    }
    this.#at += 1;
    const slot: Slot = { role, text: this.#message.slice(start), start, end: this.#message.length };
    if (slot.text.trim() === '') throw this.#error('a span without words');
    if (numbers !== undefined)
      this.#shared.push({ slot, clauses: numbers.split(',').map((number) => Number(number) - 1) });
    else clause?.slots.push(slot);
  }

  #letter(): void {
    const isPlain =
      this.#notation[this.#at] === '\\' && '[]{}\\'.includes(this.#notation[this.#at + 1] ?? ' ');
    if (isPlain) this.#at += 1;
    this.#message += this.#notation[this.#at] ?? '';
    this.#at += 1;
  }

  #commands(): Command[] {
    for (const { slot, clauses } of this.#shared)
      for (const index of clauses) {
        const draft = this.#drafts[index];
        if (!draft) throw this.#error(`no clause ${index + 1} for '${slot.text}'`);
        draft.slots.push(slot);
      }
    this.#drafts.forEach(({ condition }, index) => {
      if (condition && (condition.of === index || !this.#drafts[condition.of]))
        throw this.#error(`no clause ${condition.of + 1} for a condition`);
    });
    return this.#drafts.map(({ condition, slots, ...draft }) => ({
      ...draft,
      ...(condition ? { condition } : {}),
      slots: slots.toSorted((left, right) => left.start - right.start),
    }));
  }

  #error(why: string): NotationError {
    return new NotationError(`${why}, at ${this.#at}: ${this.#notation.slice(this.#at, this.#at + 30)}`);
  }
}

/** The reverse: reading it again gives the same. */
export function writeNotation({ message, commands }: Reading): string {
  const marks: { at: number; order: number; text: string }[] = [];
  const placed = new Map<string, { slot: Slot; clauses: number[] }>();
  for (const [index, { slots }] of commands.entries())
    for (const slot of slots) {
      const key = `${slot.role} ${slot.start} ${slot.end}`;
      const known = placed.get(key);
      if (known) known.clauses.push(index);
      else placed.set(key, { slot, clauses: [index] });
    }
  for (const { act, force, condition, start, end } of commands) {
    const when = condition ? ` ${condition.holds ? 'if' : 'ifnot'} ${condition.of + 1}` : '';
    marks.push({ at: start, order: 2, text: `{${act}${force === 'request' ? '' : ` ${force}`}${when}|` });
    marks.push({ at: end, order: 1, text: '}' });
  }
  for (const { slot, clauses } of placed.values()) {
    const [only, ...others] = clauses;
    const own = commands.findIndex(({ start, end }) => slot.start >= start && slot.end <= end);
    const plain = others.length === 0 && only === own;
    const numbers = plain ? '' : `@${clauses.map((index) => index + 1).join(',')}`;
    marks.push({ at: slot.start, order: 3, text: `[${slot.role}${numbers}:` });
    marks.push({ at: slot.end, order: 0, text: ']' });
  }
  marks.sort((left, right) => left.at - right.at || left.order - right.order);
  let at = 0;
  const pieces: string[] = [];
  for (const mark of marks) {
    pieces.push(escaped(message.slice(at, mark.at)), mark.text);
    at = mark.at;
  }
  return [...pieces, escaped(message.slice(at))].join('');
}

const escaped = (text: string): string => text.replace(/[[\]{}\\]/g, '\\$&');
