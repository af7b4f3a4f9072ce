import { type PlannedStep, partName, type Runner, type SuiteEvent, type TestOutcome } from './events.ts';

export interface PartPlan {
  readonly runner: Runner;
  readonly project: string;
  /** Seconds that a step takes of which nothing is remembered. */
  readonly usual: number;
}

/** Seconds that steps took in earlier runs, by part and step. */
export type Remembered = ReadonlyMap<string, number>;

const stepKey = ({ part, step }: PlannedStep): string => `${part} ${step}`;

interface Part extends PartPlan {
  /** Nothing until the runner has said what it will do. */
  planned: number | undefined;
  /** Expected seconds of all steps, and of those that are done. */
  expected: number;
  done: number;
  ended: number;
}

/** How much of a runner's work must be done before its pace says anything about the rest. */
const TELLING = 0.1;

/** Where the run stands: fed by the reporters, read by the display. */
export class Progress {
  readonly outcomes: TestOutcome[] = [];
  /** Seconds that the steps of this run took, to be remembered. */
  readonly took = new Map<string, number>();
  readonly #parts: Map<string, Part>;
  readonly #remembered: Remembered;
  /** When each runner said what it will do, in seconds since the run began. */
  readonly #began = new Map<Runner, number>();

  constructor(plans: readonly PartPlan[], remembered: Remembered = new Map()) {
    this.#remembered = remembered;
    this.#parts = new Map(
      plans.map((plan) => [
        partName(plan.runner, plan.project),
        { ...plan, planned: undefined, expected: 0, done: 0, ended: 0 },
      ]),
    );
  }

  onEvent(event: SuiteEvent, elapsedSeconds: number): void {
    if (event.kind === 'planned') {
      this.#began.set(event.runner, elapsedSeconds);
      for (const part of this.#parts.values()) if (part.runner === event.runner) part.planned = 0;
      for (const step of event.steps) {
        const part = this.#parts.get(step.part);
        if (!part) continue;
        part.planned = (part.planned ?? 0) + 1;
        part.expected += this.#expect(part, step);
      }
    } else if (event.kind === 'step') {
      this.outcomes.push(...event.tests);
      this.took.set(stepKey(event), event.seconds);
      const part = this.#parts.get(event.part);
      if (!part) return;
      part.ended += 1;
      part.done += this.#expect(part, event);
    }
  }

  #expect(part: Part, step: PlannedStep): number {
    return this.#remembered.get(stepKey(step)) ?? part.usual;
  }

  get passed(): number {
    return this.outcomes.filter(({ passed }) => passed).length;
  }

  get failed(): number {
    return this.outcomes.length - this.passed;
  }

  /** `2 of 3 parts done, 1,204 passed, 0 failed, 61 %, about 120 s left` */
  line(elapsedSeconds: number): string {
    const parts = [...this.#parts.values()];
    const expected = sum(parts.map((part) => part.expected));
    const allPlanned = parts.every(({ planned }) => planned !== undefined);
    const share = allPlanned ? (expected === 0 ? 1 : sum(parts.map(({ done }) => done)) / expected) : 0;
    const left = allPlanned ? this.#secondsLeft(parts, elapsedSeconds) : undefined;
    const ended = parts.filter((part) => part.planned === part.ended).length;
    const counts = `${count(this.passed)} passed, ${count(this.failed)} failed`;
    const estimate = left === undefined ? '' : `, about ${Math.round(left)} s left`;
    return `${ended} of ${parts.length} parts done, ${counts}, ${Math.floor(share * 100)} %${estimate}`;
  }

  /** The runners go side by side, each at its own pace: the slower one counts. Nothing while one has only begun. */
  #secondsLeft(parts: readonly Part[], elapsedSeconds: number): number | undefined {
    const each = [...Map.groupBy(parts, ({ runner }) => runner)].map(([runner, own]) => {
      const expected = sum(own.map((part) => part.expected));
      const done = sum(own.map((part) => part.done));
      if (own.every((part) => part.planned === part.ended)) return 0;
      if (done < expected * TELLING) return undefined;
      return ((elapsedSeconds - (this.#began.get(runner) ?? 0)) * (expected - done)) / done;
    });
    return each.reduce<number | undefined>(
      (most, left) => (most === undefined || left === undefined ? undefined : Math.max(most, left)),
      0,
    );
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const count = (number: number): string => number.toLocaleString('en-GB');
