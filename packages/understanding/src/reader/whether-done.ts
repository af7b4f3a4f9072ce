import type { Act } from '../commands/language.ts';
import { plainWords } from '../text/plain.ts';
import type { Situation } from './situation.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What has become of something. */
const DONE = words(
  'done gone worked work through booked saved deleted cancelled canceled moved removed sent in set happened',
);
/** All that may go along with it in a question that names nothing. */
const FILLERS = words(
  'it is that this they are them these those both all he she was were has have had been did do does you so and ok okay now already really then for real sure just go went get got the calendar re s ve everything actually right',
);
const LONGEST = 8;

/** 'Did the Thursday hedge go', with its name and with or without a question mark. */
const DID_IT_GO =
  /^\W*(?:(?:so|and|ok)\W+)?did (?:the|my|that|it|this)\b.{0,40}\b(?:go|go through|happen|work|get (?:cancelled|canceled|moved|deleted|booked))\W*$/i;

/** 'Did you put it back?', 'is it back where it was?': asked, and not wished for. */
const IS_IT_BACK =
  /^\W*(?:(?:so|and|ok|wait)\W+)*(?:(?:did|have) you (?:put|moved?|set|changed?) (?:it|that|them) back|(?:is|has|are|have) (?:it|that|they|the \p{L}+)(?: been)? (?:\p{L}+ )?back)\b.{0,20}\?\s*$/iu;

/** 'They're gone?', 'done?', right behind a change: whether it was made. Nothing by name is asked about. */
export function asksWhetherDone(message: string, situation: readonly Situation[]): boolean {
  const isDoneLast = situation.some((one) => one.startsWith('done-'));
  if (isDoneLast && (DID_IT_GO.test(message) || IS_IT_BACK.test(message))) return true;
  if (!/\?\s*$/.test(message) || !isDoneLast) return false;
  const said = plainWords(message);
  return (
    said.length <= LONGEST &&
    said.some((word) => DONE.has(word)) &&
    said.every((word) => DONE.has(word) || FILLERS.has(word))
  );
}

const CAN =
  /\b(?:i(?:['’]?ll| will)? (?:can |will )?(?:be (?:there|coming)|come|make it|attend|join)|i(?:['’]?m| am) (?:coming|in|going))\b/i;
const CANNOT = /\b(?:not|never|no|unable|sorry|regret\w*|afraid|cannot|cant|wont)\b|n['’]t\b/i;
/** 'Tell them I can make it' is a yes to an invitation, whatever else it looks like. */
export const answeredWith = (act: Act, clause: string): Act => {
  if (act === 'decline' && CAN.test(clause) && !CANNOT.test(clause)) return 'accept';
  return act === 'accept' && DECLINES.test(clause) && !ACCEPTS.test(clause) ? 'decline' : act;
};
/** 'Yes, decline', to a card that accepts: what it says is not what the card says. */
export const saysDecline = (message: string): boolean => answeredWith('accept', message) === 'decline';
const DECLINES = /\b(?:decline|turn (?:it|that|them|her|him) down)\b/i;
const ACCEPTS = /\b(?:accept|say yes|do not decline|don['’]?t decline)\b/i;
