import { distance } from '../text/distance.ts';
import { plainWords } from '../text/plain.ts';

/** 'His appointments', 'all her calls': somebody else's. */
export const saysTheirs = (set: string): boolean => /\b(?:his|her|their)\b/i.test(set);

/** 'I mean the whole series, every week'. */
export const saysWholeSeries = (span: string): boolean =>
  /\b(?:whole|entire)\s+series\b|\ball of them\b|\bevery\s+(?:single\s+)?(?:one|week|time)\b/i.test(span);

const SERIES_WORDS = new Set('the whole entire complete full series of it that this my our'.split(' '));
/** 'The whole series': says how much of it, and is no name. */
export const saysSeriesOnly = (span: string): boolean => {
  const words = plainWords(span);
  return words.includes('series') && words.every((word) => SERIES_WORDS.has(word));
};

/** 'An hour each', 'all for 45 minutes': of every one. */
export const saysEach = (clause: string): boolean =>
  plainWords(clause).some((word) => word === 'each' || word === 'both' || word === 'all');

const MEETINGS = new Set(['meeting', 'meetings']);
/** Meetings have other people in them; events need not. */
export const saysMeetings = (set: string): boolean => plainWords(set).some((word) => MEETINGS.has(word));

const STANDING = new Set(
  'everything everyone everybody series all both each every them it that i have got my day whole entire rest stuff things still left meeting meetings event events call calls appointments commitments engagements arrangements commitment engagement obligations what calendar calender calandar schedule diary agenda in on for of mine me em lot other others pair two three four that which whatever starts start starting begins begin beginning comes come coming happens planned scheduled booked'.split(
    ' ',
  ),
);
/** Of the words of a set those that tell which: of 'all my rowing' only the rowing. */
export const namesOfSet = (words: readonly string[]): string[] =>
  words.filter((word) => !STANDING.has(word) && !(word.length > 7 && distance(word, 'everything', 2) <= 2));

const CALLS = new Set(['call', 'calls']);
/** 'All my calls': what is called so, where anything is; else whatever there is. */
export const kindInSet = (text: string): string | undefined =>
  plainWords(text).some((word) => CALLS.has(word)) ? 'call' : undefined;

const KINDS = new Set(
  'class classes lesson lessons session sessions appointment visit visits slot slots training trainings practice practices workout workouts course courses game games job jobs'.split(
    ' ',
  ),
);
/** Of 'pottery classes' only the pottery: what kind of thing it is need not be in its name. */
export const withoutKinds = (words: readonly string[]): string[] => words.filter((word) => !KINDS.has(word));

const PLAIN_KINDS = new Set([
  ...KINDS,
  ...'block blocks entry entries errand errands chore chores item items'.split(' '),
]);
/** 'Blocks', 'entries': a kind of thing, and the name of none. */
export const namesKindOnly = (words: readonly string[]): boolean =>
  words.every((word) => PLAIN_KINDS.has(word));

const ONE_OF =
  /^(?:any )?(?:one|1) of (?:the|my|our|these|those|his|her|their) (?:two |three |four )?(?=\S)/i;
/** 'One of the reviews': which one is not said; 'one of them' names none. */
export function oneOfIn(text: string): string | undefined {
  const [lead] = ONE_OF.exec(text.trim()) ?? [];
  return lead === undefined ? undefined : text.trim().slice(lead.length);
}

const ANY = new Set(
  'everything anything all any every each event events meeting meetings appointment appointments engagements commitments arrangements calls thing things stuff invite invites invitation invitations calendar schedule agenda diary my our me the a an of on in for'.split(
    ' ',
  ),
);
/** 'All my meetings', 'events': that something is there, not what it is called. */
export const namesAnything = (text: string): boolean => plainWords(text).every((word) => ANY.has(word));

/** 'All my open invitations': that one has not answered them yet says nothing of which they are. */
export const withoutInviting = (text: string): string =>
  text
    .replace(/\b(?:has |have )?(?:invited me|sent me|asked me)(?: to)?\b|['’]s (?=invited|sent|asked)/gi, ' ')
    .replace(/\b(?:open|pending|outstanding|unanswered|waiting|new|remaining)\b/gi, ' ')
    .trim();

/** 'Every invitation for Friday': only what waits for an answer. */
export const saysInvitations = (text: string): boolean => /\binvit(?:es?|ations?)\b/i.test(text);

const POINTED = /^(?:(?:the|that|this|his|her|their|its) )?invit(?:e|ation)$/i;
/** 'Accept his invitation': the one that was spoken of. */
export const pointsAtInvitation = (target: string): boolean => POINTED.test(target.trim());

const WHOLE = new Set(
  'everything all every each of them it that those these my the whole entire day rest else other others remaining left event events meeting meetings appointment appointments engagements commitments arrangements thing things stuff on in for calendar schedule agenda diary'.split(
    ' ',
  ),
);
/** 'Everything', 'all of them', 'the whole day': each event of a stretch, whatever it is called. */
export const saysEverything = (text: string): boolean =>
  countOfAll(text) !== undefined || plainWords(text).every((word) => WHOLE.has(word));

const COUNTED: Readonly<Record<string, number>> = { both: 2, pair: 2, two: 2, three: 3, four: 4, five: 5 };
/** 'Both things', 'all three of them': as many as there are, by a word that says how many. */
export const countOfAll = (text: string): number | undefined => {
  const words = plainWords(text);
  const [count] = words.flatMap((word) => COUNTED[word] ?? []);
  return count !== undefined && words.every((word) => WHOLE.has(word) || word in COUNTED) ? count : undefined;
};
