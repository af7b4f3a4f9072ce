export { entersIt } from './entered-quote.ts';
export type { Language } from './language.ts';
export { isSaidAgain, readAgreement, readClashDecision, readDecision } from './read-decision.ts';
export { readMessage } from './read-message.ts';
export type { ReadingContext, Situation } from './situation.ts';
export type { Certainty, OutsideWords, SureReading } from './sure-reading.ts';
export { readWeights, type Weights } from './weights.ts';
export { asksWhatIf } from './what-if.ts';
export { saysDecline } from './whether-done.ts';
