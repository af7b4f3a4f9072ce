/** Takes a rule's instances in order: counts those from `start` on, keeps those in [begin, end). */
export class Collector {
  readonly found: number[] = [];
  /** Instances from `start` on and before `end`, kept or not. */
  taken = 0;
  done = false;
  readonly #start: number;
  readonly #begin: number;
  readonly #end: number;
  readonly #most: number;

  constructor(start: number, begin: number, end: number, most: number) {
    this.#start = start;
    this.#begin = begin;
    this.#end = end;
    this.#most = most;
    this.done = most <= 0;
  }

  add(local: number): void {
    if (this.done || local < this.#start) return;
    if (local >= this.#end) {
      this.done = true;
      return;
    }
    this.taken++;
    if (local >= this.#begin) this.found.push(local);
    if (this.taken >= this.#most) this.done = true;
  }
}
