/**
 * Does a text claim that something was done? 'Done' is said by receipts made from the calendar's own answers;
 * a model that claims more than its tools did is not passed on (architecture.md, 'Receipts, not claims').
 */
const DONE =
  '(?:booked|scheduled|rescheduled|created|added|put|placed|moved|shifted|changed|updated|cancell?ed|deleted|removed|' +
  'invited|uninvited|sent|accepted|declined|renamed|extended|shortened|set|saved|remembered|noted|blocked|undone|restored|' +
  'arranged|organi[sz]ed|confirmed|reserved|postponed|pushed)';
/** Those that are no order and no praise at the beginning of a sentence. */
const TOLD =
  '(?:booked|scheduled|rescheduled|created|added|moved|shifted|changed|updated|cancell?ed|deleted|removed|invited|sent|' +
  'accepted|declined|renamed|extended|shortened|saved|blocked|arranged|organi[sz]ed|confirmed|reserved|postponed|pushed)';
const ADVERBS = '(?:\\s+(?:just|now|already|also|successfully|gone ahead and|went ahead and|all))*';
/** What may stand before the word that counts: signs, pictures, a first word of agreement. */
const LEAD =
  '^[^\\p{L}\\p{N}]*(?:(?:ok(?:ay)?|sure(?: thing)?|great|alright|perfect|certainly|absolutely|got it|of course)[,.!:—-]*\\s+)?';
const THINGS =
  '(?:event|meeting|appointment|call|invitation|invite|reminder|booking|reservation|lunch|dinner|slot)s?';

const FIRST_PERSON = new RegExp(`\\b(?:i|we)(?:['’]ve|\\s+have)?${ADVERBS}\\s+${DONE}\\b`, 'i');
const PASSIVE = new RegExp(
  `\\b(?:has|have)${ADVERBS}\\s+been${ADVERBS}\\s+${DONE}\\b|\\b(?:is|are|was|were)\\s+(?:now|successfully)${ADVERBS}\\s+${DONE}\\b`,
  'i',
);
const EXCLAIMED = new RegExp(
  `${LEAD}(?:all\\s+)?(?:done|set|booked|scheduled|cancell?ed|moved|sorted|taken care of)\\b\\s*(?:[.!,—-]|$)`,
  'iu',
);
/** 'Booked the dentist for nine.' */
const LIKE_A_RECEIPT = new RegExp(
  `${LEAD}${TOLD}\\s+(?:the|your|their|his|her|a|an|it|that|this|them|both|everything)\\b`,
  'iu',
);

/** What may also simply tell how the calendar stands, to whoever has looked into it. */
const UNSEEN = [
  PASSIVE,
  // 'Booked: Dentist, …', 'Moved to Friday.', 'Booked dentist at nine.'
  new RegExp(
    `${LEAD}${TOLD}(?:\\s*:|\\s+(?!.*\\b(?:is|are|was|were|will)\\b).*?\\b(?:for|at|on|to|with|from)\\b)`,
    'iu',
  ),
  // 'Reminder set for nine.', 'Invitation sent!'
  new RegExp(
    `${LEAD}(?!(?:you|there|i|we|they)\\b)(?:[\\w'’-]+\\s+){0,3}?${THINGS}${ADVERBS}\\s+${DONE}\\s*` +
      '(?:[.!]|$|\\b(?:for|at|on|to)\\b(?!.*\\b(?:is|are|was|were|will|overlaps?|conflicts?)\\b))',
    'iu',
  ),
  // 'Your dentist is booked for nine.', 'It’s on your calendar.'
  /(?:\b(?:is|are)|['’](?:s|re))\s+(?:all\s+|now\s+)?(?:booked|scheduled|rescheduled|cancell?ed|confirmed|arranged|sorted)\b/i,
  /\b(?:it|that|this)(?:['’]s|\s+is)\s+(?:now\s+)?(?:in|on)\s+your\s+calendar\b/i,
];
const NOT =
  /\b(?:not|n['’]t|never|no longer|unable|cannot|couldn['’]t|nothing|without|before|if|once|until|whether|would|could|should|shall|can)\b/i;

export interface ClaimContext {
  /** The calendar was read in this turn: 'it has been moved' may then simply tell what stands there. */
  readonly hasRead: boolean;
}

export function claimsDone(text: string, context: ClaimContext): boolean {
  return text.split(BETWEEN_SENTENCES).some((sentence) => isClaim(sentence, context));
}

/**
 * The same words without what they claim: once something was done, the receipts tell what, and a model that did one
 * thing may still say two. A receipt that it repeats word by word stays where it is.
 */
export const withoutClaims = (text: string, context: ClaimContext, receipts: readonly string[]): string =>
  around(text, receipts.filter(Boolean), (sentence) => isClaim(sentence, context)).trim();

/** The same for 'nothing was changed', which is a promise as well: not while it is in doubt. */
export const withoutDenials = (text: string, known: readonly string[]): string =>
  around(text, known.filter(Boolean), (sentence) => DENIAL.test(sentence)).trim();

const DENIAL = new RegExp(`\\b(?:nothing|no changes?)\\b.*\\b(?:${DONE}|made|done)\\b|\\btry again\\b`, 'i');

/** Without the sentences that are `unwanted`; what is quoted word by word stays where it is. */
function around(
  text: string,
  [quoted, ...others]: readonly string[],
  unwanted: (sentence: string) => boolean,
): string {
  if (quoted)
    return text
      .split(quoted)
      .map((piece) => around(piece, others, unwanted))
      .join(quoted);
  const sentences = text.match(/.*?(?:[.!?\n]\s+|$)/gsu) ?? [];
  return sentences.filter((sentence) => !unwanted(sentence)).join('');
}

const BETWEEN_SENTENCES = /(?<=[.!?\n])\s+/;

const isClaim = (sentence: string, { hasRead }: ClaimContext): boolean =>
  !sentence.trim().endsWith('?') &&
  !NOT.test(sentence) &&
  [FIRST_PERSON, EXCLAIMED, LIKE_A_RECEIPT, ...(hasRead ? [] : UNSEEN)].some((sign) => sign.test(sentence));
