/** The one clock of a stage: each scenario sets it, and what is said moves it. */
export class StageClock {
  #at = Date.now();

  readonly now = (): Date => new Date(this.#at);

  set(at: number): void {
    this.#at = at;
  }

  pass(milliseconds: number): void {
    this.#at += milliseconds;
  }
}
