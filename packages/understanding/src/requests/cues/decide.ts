import { readNotification } from '../../notifications/read-notification.ts';
import { CLASS_NAMES, CLASSES } from '../model/classes.ts';
import { predict } from '../model/predict.ts';
import type { Clause } from '../text/clause.ts';
import { calledOff } from './called-off.ts';
import { CHANGE_CUES } from './changes.ts';
import { type Intent, scoreCues } from './cue.ts';
import { DIALOGUE_CUES } from './dialogue.ts';
import { EVERYDAY_CUES } from './everyday.ts';
import { MEASURE_CUES } from './measuring.ts';
import { OUT_OF_SCOPE_CUES } from './out-of-scope.ts';
import { QUERY_CUES } from './queries.ts';
import { REARRANGE_CUES } from './rearranging.ts';
import { MEMORY_CUES } from './reminders.ts';

export type Decision = {
  intent: Intent;
  score: number;
  confidence: number;
  runnerUp?: Intent;
};

/** A sentence that says nothing but this: more than any sum of hints. */
const WHOLE_SENTENCE = 24;

const saidIn = ({ text, tokens }: Clause): string =>
  text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);

/** All the evidence for what a clause is: what the cues say, and what they and the model say together. */
export function scoreIntents(clause: Clause): {
  cues: ReadonlyMap<Intent, number>;
  scores: Map<Intent, number>;
} {
  const scores = new Map<Intent, number>();
  scoreCues(clause, CHANGE_CUES, scores);
  scoreCues(clause, QUERY_CUES, scores);
  scoreCues(clause, MEMORY_CUES, scores);
  scoreCues(clause, DIALOGUE_CUES, scores);
  scoreCues(clause, OUT_OF_SCOPE_CUES, scores);
  scoreCues(clause, EVERYDAY_CUES, scores);
  scoreCues(clause, REARRANGE_CUES, scores);
  scoreCues(clause, MEASURE_CUES, scores);
  if (readNotification(saidIn(clause))) scores.set('background', WHOLE_SENTENCE);
  else if (calledOff(clause)) scores.set('cancelEvent', WHOLE_SENTENCE);
  const cues = new Map(scores);
  addSecondOpinion(clause, scores);
  return { cues, scores };
}

/** Classes that change nothing of ours: what the model may veto a change with. */
const HARMLESS = new Set(
  CLASS_NAMES.filter((name) => !/^(?:create|update|delete|answer|remind|query)$/.test(name)),
);

/** How sure the model is that a clause asks for no change of a calendar. */
export function harmless(clause: Clause): number {
  return predict(clause).reduce(
    (sum, probability, index) => sum + (HARMLESS.has(CLASS_NAMES[index] ?? '') ? probability : 0),
    0,
  );
}

/** How much a certain model weighs against the cues (4 decides when nothing speaks against it). */
const MODEL_WEIGHT = 4;
/** Alone, without any cue, the model must be this sure to be heard. */
const MODEL_ALONE = 0.35;

/** The linear model strengthens what the cues found for its class, and speaks up where they found nothing. */
function addSecondOpinion(clause: Clause, scores: Map<Intent, number>): void {
  for (const [index, probability] of predict(clause).entries()) {
    if (probability < 0.1) continue;
    const intents = CLASSES[CLASS_NAMES[index] ?? ''] ?? [];
    let best: Intent | undefined;
    for (const intent of intents)
      if ((scores.get(intent) ?? 0) > (best ? (scores.get(best) ?? 0) : 0)) best = intent;
    if (best) scores.set(best, (scores.get(best) ?? 0) + MODEL_WEIGHT * probability);
    else if (probability >= MODEL_ALONE && intents[0]) {
      scores.set(intents[0], Math.max(0, scores.get(intents[0]) ?? 0) + MODEL_WEIGHT * (probability - 0.1));
    }
  }
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
  const rivalry =
    runnerUp !== undefined && family(runnerUp) !== family(best.intent) ? second / best.score : 0;
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
