import type { Act } from '../commands/language.ts';

const END = String.raw`(?:\s+(?:it|that|this|them|him|her|the invit(?:e|ation)))?(?:\s+for me)?(?:[\s,]+(?:please|pls|plz|thanks|thank you|then|instead))*\W*$`;
const BEGIN = String.raw`(?:[.,;:!?–-]\s*|\b(?:so|please|pls|just|and|then)\s+|\b(?:can|could|would) (?:you|u)\s+)(?:please\s+)?`;
const TO = String.raw`(?:\s+to (?:it|that|this|them|him|her))?`;
const ends = (...forms: readonly string[]): RegExp => new RegExp(`${BEGIN}(?:${forms.join('|')})${END}`, 'i');

const ANSWERS: readonly { readonly act: Act; readonly says: RegExp }[] = [
  {
    act: 'tentative',
    says: ends(
      `(?:answer|reply|respond|say|rsvp|accept|mark|put)(?: (?:it|that|this|me|me down))?${TO}(?: (?:with|as|with a|as a|a))? (?:maybe|tentative|tentatively|perhaps)${TO}`,
    ),
  },
  {
    act: 'decline',
    says: ends(
      'decline',
      `(?:say|reply|answer|respond) (?:with )?(?:a )?no${TO}`,
      'turn (?:it|that|this|them|him|her) down',
      'turn down',
    ),
  },
  { act: 'accept', says: ends('accept', `(?:say|reply|answer|respond) (?:with )?(?:a )?yes${TO}`) },
];

const SWITCHED =
  /\b(?:switch|change|turn|flip|set)\s+(?:my|that|the)\s+(?:answer|reply|response|rsvp|yes|no|maybe)\b[^.!?\n]{0,50}?\b(?:to|into)\s+(?:an?\s+)?(?<answer>yes|no|maybe)\b/i;
const MADE_SO =
  /\b(?:switch|change|turn|flip|make)\b[^.!?\n]{0,40}?\b(?:to|into|that|it)\s+an?\s+(?<answer>yes|no|maybe)\W*$/i;
const WITHDRAWN = /\b(?:withdraw|take back|retract)\s+my\s+(?:yes|acceptance)\b/i;
const BY_WORD: Readonly<Record<string, Act>> = { yes: 'accept', no: 'decline', maybe: 'tentative' };
/** What a wish to answer otherwise may be taken for. */
const MISREAD: ReadonlySet<Act> = new Set([
  ...(['accept', 'decline', 'tentative', 'cancel', 'change', 'revise', 'other'] as const),
]);
/** 'Switch my answer to a no': what it says is the answer from now on. */
function switched(act: Act, clause: string): Act | undefined {
  if (!MISREAD.has(act)) return undefined;
  if (WITHDRAWN.test(clause)) return 'decline';
  const said = SWITCHED.exec(clause) ?? MADE_SO.exec(clause);
  return BY_WORD[said?.groups?.answer?.toLowerCase() ?? ''];
}

/** What a story with an invitation in it may be taken for. */
const UNREAD: ReadonlySet<Act> = new Set([
  ...([
    'ask_clash',
    'ask_free',
    'ask_invitations',
    'cancel',
    'change',
    'revise',
    'nothing',
    'other',
  ] as const),
]);

/**
 * 'Planning clashes with the school run, decline it': whatever comes first, it ends by saying how to answer the
 * invitation it names.
 */
export const answersLast = (act: Act, clause: string, isNamed: boolean): Act | undefined =>
  isNamed
    ? (switched(act, clause) ??
      (UNREAD.has(act) ? ANSWERS.find(({ says }) => says.test(clause))?.act : undefined))
    : undefined;
