import type { FrameKind, OutOfScopeTopic } from '../frames.ts';
import type { Clause } from '../text/clause.ts';

/** What a clause can be: a kind of frame, or a topic we know and do not serve. */
export type Intent =
  | Exclude<FrameKind, 'outOfScope' | 'unclear' | 'correct'>
  | `outOfScope:${OutOfScopeTopic}`;

/**
 * One piece of evidence. Weights add up: 2 is a hint, 4 decides when nothing speaks against it, 6 is plain
 * words. Negative weights speak against.
 */
export type Cue = {
  for: Intent;
  weight: number;
  /** matched against the core (default) or the whole canonical clause */
  in?: 'core' | 'canon';
  pattern: RegExp;
  /** not when this holds, too */
  unless?: RegExp;
};

/** Cues look at this much of a clause: what it is stands at its beginning. */
const LOOK_AT = 320;

export function scoreCues(clause: Clause, cues: readonly Cue[], scores: Map<Intent, number>): void {
  const core = clause.core.slice(0, LOOK_AT);
  const canon = clause.canon.slice(0, LOOK_AT);
  for (const cue of cues) {
    const text = cue.in === 'canon' ? canon : core;
    if (cue.pattern.test(text) && !(cue.unless?.test(text) ?? false)) {
      scores.set(cue.for, (scores.get(cue.for) ?? 0) + cue.weight);
    }
  }
}
