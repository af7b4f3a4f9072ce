/**
 * Does a text claim that something was done? 'Done' is said by receipts made from the calendar's own answers;
 * a model that claims more than its tools did is not passed on (architecture.md, 'Receipts, not claims').
 */
const DONE =
  '(?:booked|scheduled|rescheduled|created|added|put|placed|moved|shifted|changed|updated|cancell?ed|deleted|removed|' +
  'invited|uninvited|sent|accepted|declined|renamed|extended|shortened|set|saved|remembered|noted|blocked|undone|restored)';
const ADVERBS = '(?:\\s+(?:just|now|already|also|successfully|gone ahead and|all))*';

const FIRST_PERSON = new RegExp(`\\b(?:i|we)(?:['’]ve|\\s+have)?${ADVERBS}\\s+${DONE}\\b`, 'i');
const PASSIVE = new RegExp(
  `\\b(?:has|have)${ADVERBS}\\s+been${ADVERBS}\\s+${DONE}\\b|\\b(?:is|are|was|were)\\s+(?:now|successfully)${ADVERBS}\\s+${DONE}\\b`,
  'i',
);
const EXCLAIMED =
  /^\s*(?:(?:ok(?:ay)?|sure|great|alright)[,.!]?\s+)?(?:all\s+)?(?:done|set|booked|scheduled|cancell?ed|moved|sorted|taken care of)\b\s*(?:[.!,—-]|$)/i;
const NOT =
  /\b(?:not|n['’]t|never|no longer|unable|cannot|couldn['’]t|nothing|without|before|if|once|until|whether|would|could|should|shall|can)\b/i;

export interface ClaimContext {
  /** The calendar was read in this turn: 'it has been moved' may then simply tell what stands there. */
  readonly hasRead: boolean;
}

export function claimsDone(text: string, context: ClaimContext): boolean {
  return text
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => !sentence.trim().endsWith('?') && !NOT.test(sentence))
    .some(
      (sentence) =>
        FIRST_PERSON.test(sentence) ||
        EXCLAIMED.test(sentence) ||
        (!context.hasRead && PASSIVE.test(sentence)),
    );
}
