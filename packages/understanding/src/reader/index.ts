export type { Language } from './language.ts';
export { isSaidAgain, readAgreement, readDecision } from './read-decision.ts';
export {
  type Certainty,
  type OutsideWords,
  readMessage,
  type SureReading,
} from './read-message.ts';
export type { ReadingContext, Situation } from './situation.ts';
export { readWeights, type Weights } from './weights.ts';
export { asksWhatIf } from './what-if.ts';
