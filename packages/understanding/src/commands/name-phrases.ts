import { plainWords } from '../text/plain.ts';

/** 'The reminder', 'that reminder about the bins'. */
export const namesReminder = (target: string): boolean =>
  plainWords(target).some((word) => word === 'reminder' || word === 'reminders');

/** 'My reminders': all of them, and none by name. */
export const namesReminders = (target: string): boolean =>
  /^(?:all )?(?:of )?(?:my |the |our )?reminders$/i.test(target.trim());

const WHOSE_DAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun|to)day|tomorrow|tonight)s(?=\s+\S)/i;
/** 'Tuesdays physio', 'todays call', typed in a hurry, is Tuesday's. */
export const withWhoseDay = (target: string): string => target.replace(WHOSE_DAY, "$1's");

/** 'Tonight's', 'tomorrow afternoon's': when something is that is named behind it. */
export const saysWhose = (words: string): boolean => /['’]s\b/.test(words);

/** '2A', 'B12': a sign that nothing else has. */
export const isCode = (word: string): boolean => /\p{L}\d|\d\p{L}/u.test(word);

/** 'Ben's dentist' → 'Ben'. */
export const ownerIn = (target: string): string | undefined =>
  /^(\p{L}+)['’]s\s+\S/u.exec(target.trim())?.[1];

const NAMESAKES =
  /^(?:(?<count>both|the two|two|all three|the three|three)(?: of)?(?: the)? |the |all the )?(?<name>\p{L}{2,})s$/iu;
/** 'Both Toms', 'Toms': several of one name, before anybody looks whether there are any. */
export function namesakesIn(
  text: string,
): { readonly name: string; readonly count: number | undefined } | undefined {
  const { name, count } = NAMESAKES.exec(text.trim())?.groups ?? {};
  if (!name) return undefined;
  return { name: name.toLowerCase(), count: count ? (/three/i.test(count) ? 3 : 2) : undefined };
}

const withoutLabel = (name: string): string =>
  name.replace(/^(?:the )?(?:place|location|venue|address)(?: is|:) +/i, '');

/** 'the library' and 'place is the library' are written down as 'library'; 'The Lounge' is a name. */
export const withoutArticle = (name: string): string =>
  withoutLabel(name).replace(/^(?:the|a|an|my|our) /, '');

/** The same of a place: 'my place' says whose it is. */
export const placeName = (place: string): string => withoutLabel(place).replace(/^(?:the|a|an) /, '');

const NAMING =
  /^(?:(?:please\s+)?(?:call|name|title|label)\s+(?:it|them|this|that|both|each)(?:\s+as)?|title[:\s])\s*(?=\S)/i;
const NAMED = /\b(?:called|named|titled|entitled|labelled)\s+(?=\S)/i;

/** 'Call it Review', 'rename that': the message gives or changes a name. */
export const saysNaming = (clause: string): boolean =>
  /\b(?:call(?:ed)?|names?|named|titles?|titled|label(?:led)?|rename[ds]?)\b/i.test(clause);

/**
 * What an event is called, of all the words that tell what it is: 'a follow-up … call it Workshop follow-up'. What was
 * expressly given as its name comes first; what says the same twice is said once.
 */
export function oneTitle(spans: readonly string[]): string | undefined {
  const given = spans.flatMap((span) => {
    const name = NAMING.test(span) ? span.replace(NAMING, '') : span.split(NAMED)[1];
    return name ? [name] : [];
  });
  const last = given.at(-1);
  if (last) return last;
  const said = spans.filter(
    (span, index) => !spans.slice(index + 1).some((later) => isPartOf(span, later) || isPartOf(later, span)),
  );
  return said.length > 0 ? said.join(' ') : undefined;
}

/** 'With the girls', 'about the roof': what is said of an event that has a name already. */
export const addsToName = (span: string): boolean => /^(?:with|about|for)\s/i.test(span);

const isPartOf = (one: string, other: string): boolean => {
  const words = new Set(plainWords(other));
  return plainWords(one).every((word) => words.has(word));
};

/** 'The tasting and the weighing': two names in one span, when it has two. */
export const bothOf = (span: string): readonly [string, string] | undefined => {
  const [one, other, ...more] = span.split(/\s+(?:and|&)\s+/i);
  return one && other && more.length === 0 ? [one, other] : undefined;
};

/** 'Swimming for Maya', once more for Arjun, is 'Swimming for Arjun'. */
export function withName(title: string, name: string): string {
  const NAMED = /\b(for|with) \p{Lu}[\p{L}'’-]*$/u;
  const own = name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return NAMED.test(title)
    ? title.replace(NAMED, (_all, link: string) => `${link} ${own}`)
    : `${title} for ${own}`;
}

const DEEDS: Readonly<Record<string, readonly string[]>> = {
  swap: ['moved', 'changed'],
  move: ['moved', 'changed'],
  change: ['changed', 'moved'],
  rename: ['changed'],
  booking: ['created'],
  cancellation: ['cancelled'],
  deletion: ['cancelled'],
  reminder: ['reminder-set', 'reminder-changed'],
};
/** 'Undo the swap', 'take the booking back': by what was done, and not by what it was done to. */
export const deedNamed = (target: string): readonly string[] | undefined => {
  const words = plainWords(target).filter((word) => word !== 'the' && word !== 'that' && word !== 'my');
  return words.length === 1 ? DEEDS[words[0] ?? ''] : undefined;
};

/** 'The lunch move on Tuesday': what was done, and what it was done to. */
export function deedIn(target: string): { readonly did: readonly string[]; readonly to: string } | undefined {
  const words = target.split(/\s+/);
  const at = words.findIndex((word, index) => index > 0 && DEEDS[word.toLowerCase()] !== undefined);
  const did = DEEDS[words[at]?.toLowerCase() ?? ''];
  return did && { did, to: words.toSpliced(at, 1).join(' ') };
}

/** 'The Friday reminder' is called no more than 'the Friday one'. */
export const reminderAsOne = (words: string): string => words.replace(/\breminders?\b/gi, 'one');

const FUNCTION_WORDS = new Set('the a an there is are of and my our'.split(' '));
/** Words that mean nothing by themselves: a doubt about one is none. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase());

/** 'My next patient': what the next of is meant. */
export const withoutNext = (name: string): string | undefined =>
  /^(?:(?:my|the|our)\s+)?(?:very\s+)?next\s+(\S.*)$/i.exec(name.trim())?.[1];

/** 'Mr. Patel', 'Dr Silva': how people are called, without what stands in front of it. */
export const withoutHonorific = (name: string): string =>
  name.replace(/^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|señora?|herr|frau)\b\.?\s+(?=\p{L})/iu, '');

const INVOLVING =
  /^(?:the |that |those )?(?:one|ones|event|events|meeting|meetings)\s+(?:(?:that|which)\s+)?(?:involv(?:es?|ing)|includ(?:es?|ing)|has|have|having|with)\s+(?=\p{L})/iu;
/** 'The one that involves Mr Novak', 'the one that has Ana in it': by who is in it, and what it is called is not said. */
export const withoutInvolving = (span: string): string => {
  const rest = span.trim().replace(INVOLVING, '');
  return withoutHonorific(rest === span.trim() ? span : rest.replace(/\s+in\s+(?:it|them)$/i, ''));
};
