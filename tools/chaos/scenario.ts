import type { Random } from './random.ts';

/** One thing that must hold, and what was found. */
export interface Verdict {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

export interface ScenarioResult {
  /** What happened, as information: counts and times. Nothing is judged by them. */
  readonly figures: Readonly<Record<string, number | string>>;
  readonly verdicts: readonly Verdict[];
}

export interface ScenarioRun {
  readonly seed: number;
  /** How long the trouble lasts; settling afterwards takes as long as it takes. */
  readonly seconds: number;
  readonly random: Random;
  readonly log: (line: string) => void;
}

/** `npm run chaos -- <name>`. It starts what it needs, makes trouble, settles, judges, and leaves nothing running. */
export interface Scenario {
  readonly about: string;
  /** How long it runs when nothing is said. */
  readonly seconds: number;
  run(options: ScenarioRun): Promise<ScenarioResult>;
}

/** A verdict from the list of what is wrong: an empty one is good. */
export const verdictOf = (name: string, problems: readonly string[], good: string): Verdict => ({
  name,
  ok: problems.length === 0,
  detail:
    problems.length === 0
      ? good
      : `${problems.length} found: ${problems.slice(0, 6).join('; ')}${problems.length > 6 ? '; …' : ''}`,
});
