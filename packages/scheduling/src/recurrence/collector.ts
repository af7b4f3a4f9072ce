/** Takes a rule's instances in order: counts those from `start` on, keeps those in [begin, end), `most` of the series and `room` of the window. */
export class Collector {
  readonly found: number[] = [];
  /** Instances from `start` on and before `end`, kept or not. */
  taken = 0;
  done = false;
  /** True when more than `room` fell into the window. */
  overflow = false;
  readonly #start: number;
  readonly #begin: number;
  readonly #end: number;
  readonly #most: number;
  readonly #room: number;

  constructor(start: number, begin: number, end: number, most: number, room: number) {
    this.#start = start;
    this.#begin = begin;
    this.#end = end;
    this.#most = most;
    this.#room = room;
    this.done = most <= 0;
  }

  add(local: number): void {
    if (this.done || local < this.#start) return;
    if (local >= this.#end) {
      this.done = true;
      return;
    }
    this.taken++;
    if (local >= this.#begin) {
      if (this.found.length >= this.#room) this.overflow = this.done = true;
      else this.found.push(local);
    }
    if (this.taken >= this.#most) this.done = true;
  }
}
