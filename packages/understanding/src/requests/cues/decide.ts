import type { Clause } from '../text/clause.ts';
import { CHANGE_CUES } from './changes.ts';
import { type Intent, scoreCues } from './cue.ts';
import { DIALOGUE_CUES } from './dialogue.ts';
import { OUT_OF_SCOPE_CUES } from './out-of-scope.ts';
import { QUERY_CUES } from './queries.ts';
import { MEMORY_CUES } from './reminders.ts';

export type Decision = { intent: Intent; score: number; confidence: number; runnerUp?: Intent };

/** All the evidence for what a clause is. */
export function scoreIntents(clause: Clause): Map<Intent, number> {
  const scores = new Map<Intent, number>();
  scoreCues(clause, CHANGE_CUES, scores);
  scoreCues(clause, QUERY_CUES, scores);
  scoreCues(clause, MEMORY_CUES, scores);
  scoreCues(clause, DIALOGUE_CUES, scores);
  scoreCues(clause, OUT_OF_SCOPE_CUES, scores);
  return scores;
}

/** The best reading, with how sure it is: much evidence, and little for anything else. */
export function decide(scores: ReadonlyMap<Intent, number>): Decision | undefined {
  let best: Decision | undefined;
  let second = 0;
  let runnerUp: Intent | undefined;
  for (const [intent, score] of scores) {
    if (score <= 0) continue;
    if (!best || score > best.score) {
      if (best) {
        second = best.score;
        runnerUp = best.intent;
      }
      best = { intent, score, confidence: 0 };
    } else if (score > second) {
      second = score;
      runnerUp = intent;
    }
  }
  if (!best) return undefined;
  const strength = 1 - Math.exp(-best.score / 3.6);
  const rivalry = runnerUp !== undefined && family(runnerUp) !== family(best.intent) ? second / best.score : 0;
  best.confidence = Math.min(0.98, strength * (1 - 0.45 * rivalry ** 3));
  if (runnerUp !== undefined) best.runnerUp = runnerUp;
  return best;
}

/** Readings that lead to the same kind of answer do not put each other in doubt. */
export function family(intent: Intent): string {
  if (intent.startsWith('query') || intent === 'listReminders') return 'query';
  if (intent.startsWith('outOfScope') || intent === 'smallTalk' || intent === 'help') return 'talk';
  if (intent === 'createEvent' || intent === 'findTime') return 'create';
  return intent;
}
