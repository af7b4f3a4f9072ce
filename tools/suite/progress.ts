import { partName, type Runner, type SuiteEvent, type TestOutcome } from './events.ts';

/** How long a part usually takes beside the others; only their proportion matters. */
export interface PartPlan {
  readonly runner: Runner;
  readonly project: string;
  readonly usual: number;
}

interface Part extends PartPlan {
  steps: number | undefined;
  done: number;
}

/** Where the run stands: told by the reporters, asked by whoever shows it. */
export class Progress {
  readonly outcomes: TestOutcome[] = [];
  readonly #parts: Map<string, Part>;

  constructor(plans: readonly PartPlan[]) {
    this.#parts = new Map(
      plans.map((plan) => [partName(plan.runner, plan.project), { ...plan, steps: undefined, done: 0 }]),
    );
  }

  hear(event: SuiteEvent): void {
    if (event.kind === 'planned') {
      // A project of which nothing was asked for is not named.
      for (const part of this.#parts.values())
        if (part.runner === event.runner) part.steps = event.steps[part.project] ?? 0;
    } else if (event.kind === 'step') {
      this.outcomes.push(...event.tests);
      const part = this.#parts.get(event.part);
      if (part) part.done += 1;
    }
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
    const share = sum(parts.map((part) => part.usual * doneOf(part))) / sum(parts.map(({ usual }) => usual));
    const left = share > 0.02 ? `, about ${Math.round((elapsedSeconds * (1 - share)) / share)} s left` : '';
    const ended = parts.filter((part) => doneOf(part) === 1).length;
    const counts = `${count(this.passed)} passed, ${count(this.failed)} failed`;
    return `${ended} of ${parts.length} parts done, ${counts}, ${Math.floor(share * 100)} %${left}`;
  }
}

const doneOf = ({ steps, done }: Part): number =>
  steps === undefined ? 0 : steps === 0 ? 1 : Math.min(done / steps, 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const count = (number: number): string => number.toLocaleString('en-GB');
