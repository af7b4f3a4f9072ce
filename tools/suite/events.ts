/** What the reporters inside of the two runners tell the command that started them. */
export type SuiteEvent =
  | { readonly kind: 'planned'; readonly runner: Runner; readonly steps: readonly PlannedStep[] }
  | {
      readonly kind: 'step';
      readonly part: string;
      readonly step: string;
      readonly seconds: number;
      readonly tests: readonly TestOutcome[];
    }
  /** Its absence tells a runner that died from one that had nothing to do. */
  | { readonly kind: 'ended' };

/** A step is a file of Vitest's and a test of Playwright's: what each of them knows beforehand. */
export interface PlannedStep {
  readonly part: string;
  readonly step: string;
}

export interface TestOutcome {
  readonly file: string;
  /** Empty for a file that could not even be loaded. */
  readonly name: string;
  readonly seconds: number;
  readonly passed: boolean;
}

export type Runner = 'vitest' | 'playwright';

/** The parts of the suite are the projects of the two runners. */
export const partName = (runner: Runner, project: string): string => `${runner} ${project}`;

/** To the parent process, where there is one that listens. */
export const sendEvent = (event: SuiteEvent): void => void process.send?.(event);
