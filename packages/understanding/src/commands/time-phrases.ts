import { plainWords } from '../text/plain.ts';

/**
 * What a span says beyond its role. This file and the reader are the only places that look at people's words; the
 * manager never does.
 */

const RELATIVE = new Set('after before following previous later earlier that'.split(' '));
/** 'The week after', 'the day before', 'that week': relative to the time under discussion. */
export const isRelativeToSpokenTime = (span: string): boolean =>
  plainWords(span).some((word) => RELATIVE.has(word));

/** 'That hour', 'the same slot', 'in the freed time': a time that was just mentioned. */
export const isThatTime = (span: string): boolean => THAT_TIME.test(span.trim());
const THAT_TIME =
  /^(?:in\s+|at\s+)?(?:exactly\s+|just\s+)?(?:(?:that|this|the)(?:\s+very)?(?:\s+(?:same|very|whole|entire|free|freed|freed up|free'd up|vacant|vacated|empty|now free))?|(?:very\s+)?same|freed(?:\s+up)?|vacated)\s+(?:time|hour|slot|gap|window|one|spot|place|stretch|break)(?:\s+(?:only|alone|instead|now))?$|^(?:hour|slot|gap|window)$/i;

/** 'Put it there', 'in there then': where was just spoken of. */
export const saysThere = (span: string): boolean => /^(?:in |right )?there(?: then)?$/i.test(span.trim());

/** 'Move it there', 'to that', 'to then': a time that was found. */
export const pointsToTime = (span: string): boolean => {
  const place = span.trim().replace(/^(?:over )?(?:(?:in)?to|at|in) /i, '');
  return (
    saysThere(place.replace(/^over /i, '')) || isThatTime(place) || /^(?:that(?: one)?|then)$/i.test(place)
  );
};

/** 'Which hour suits us?', 'the first full hour': so long it has to be, although nobody says how long. */
export const wantsHour = (clause: string): boolean =>
  /\b(?:which|what|any|the first|first|next|full|whole|free) hour\b(?! (?:is|does|did|was|will)\b)/i.test(
    clause,
  );

/** 'At seven', '17:40', 'half past eight': an hour, and no mere part of the day. */
export const saysClock = (span: string): boolean =>
  /\d(?:[:.]\d\d|\s?[ap]\.?m\b)|\bat \S|o['’]?clock|\b(?:noon|midday|midnight|half past|half|quarter (?:past|to))\b/i.test(
    span,
  );

/** 'The whole stretch', 'all of it', of a time that was just mentioned: as long as that lasts, and no whole day. */
export const saysAllOfIt = (span: string): boolean =>
  /\b(?:all|whole|entire)\b/i.test(span) && plainWords(span).every((word) => ALL_OF_IT.has(word));
/** 'Block that entire stretch for me': the words of a clause that say so. */
export const allOfIt = (clause: string): string | undefined =>
  /(?:\b(?:that|this|the) )?\b(?:whole|entire) (?:free )?(?:stretch|gap|hole|slot|window|time)\b|\b(?:all|the whole) of (?:it|that)\b/i.exec(
    clause,
  )?.[0];
const ALL_OF_IT = new Set(
  'all of it that the this whole entire stretch gap hole slot window time block thing'.split(' '),
);

const THEIRS = /^(.*\S)\s+(his|her|their) time$/i;
/** '10 their time': the hour, and whose clock it is on. */
export const onTheirClock = (span: string): { readonly time: string; readonly whose: string } | undefined => {
  const [, time, whose] = THEIRS.exec(span) ?? [];
  return time && whose ? { time, whose } : undefined;
};

const FIRST_OF =
  /,?\s*\b(?:(?:the|our|my) )?(?:(?:very )?(first|last)(?: (?:possible|available|free|open|suitable))? (?:one|slot|gap|opening|time|hour)|(earliest|soonest|latest)(?: (?:possible|available|free))?(?: (?:one|slot|gap|opening|time))?)\b(?=,? (?:from|after|between|before|on|in|this|next|tomorrow|today|possible)\b|$),?/i;
const REPEATS = /\b(?:every|each|(?:bi)?weekly|fortnightly|(?:bi)?monthly|daily|nightly|yearly|annually)\b/i;
/** 'On Monday, the last gap before noon', 'the earliest slot after three': the time, and which end of it. */
export const extremeOf = (
  span: string,
): { readonly time: string; readonly which: 'earliest' | 'latest'; readonly said: string } | undefined => {
  // 'Every Monday at nine, first one on the 23rd': where the series begins.
  if (REPEATS.test(span)) return undefined;
  const [said, ordinal, extreme] = FIRST_OF.exec(span) ?? [];
  const time = said === undefined ? '' : span.replace(said, ' ').replace(/\s+/g, ' ').trim();
  if (said === undefined || time === '') return undefined;
  const isLast = /^la/i.test(ordinal ?? extreme ?? '');
  return { time, which: isLast ? 'latest' : 'earliest', said: said.replace(/^[,\s]+|[,\s]+$/g, '') };
};

/** 'Thursday at three, or even Friday': the words between the two times leave a choice. */
export const leavesChoice = (between: string): boolean =>
  /^[\s,]*\bor(?: (?:else|maybe|perhaps|even|rather|possibly|on|at|then))*[\s,]*$/i.test(between);

/** 'Thursday at three or Friday at four': one of them. */
export const saysEither = (time: string): boolean => /\bor\b(?! so\b)/i.test(time);

/** 'Till six', 'until about six': only the hour. */
export const bareEnd = (end: string): string =>
  end
    .replace(/^\s*(?:(?:un)?till?|unti|up (?:to|until)|to|by|ends?|ending|through)\s+(?:at\s+)?/i, '')
    .trim() || end;

const WHOSE_CLOCK = /^(?:his|her|their|theirs|hers|she|he|they)$/i;
const WHERE = /\bin\s+(\p{L}[\p{L}\s.'’-]*)$/iu;
/** Where somebody is on whose clock a time was said: 'my sister in Manila', '8pm her time'. */
export const placeOfClock = (whose: string, named: string): string | undefined =>
  WHOSE_CLOCK.test(whose.trim()) ? WHERE.exec(named.trim())?.[1] : undefined;

const DIRECTIONS = new Set('later earlier sooner before after back forward forwards fwd'.split(' '));
/** 'An hour later' says where to, 'only half an hour' does not. */
export const hasDirection = (shift: string): boolean =>
  plainWords(shift).some((word) => DIRECTIONS.has(word)) || /^\s*[-+]/.test(shift);

const HALVES =
  /[ap]\.?m\b|\b(?:morning|evening|afternoon|night|noon|midnight|eod|cob)\b|\b(?:end|close) of\b/i;
/** Whether the half of the day was said. */
export const saysHalfOfDay = (clock: string): boolean => HALVES.test(clock);

const DIGITAL = /\b(?:0\d|1[3-9]|2[0-4])[:.h]\d\d\b/i;
/** '08:00', '17:30': written as no clock with two halves shows it. */
export const isDigital = (clock: string): boolean => DIGITAL.test(clock);

/** 'I mean the days, times can stay': two events change days and keep their hours. */
export const saysDaysOnly = (span: string): boolean => {
  const words = plainWords(span);
  return (
    words.includes('days') ||
    (words.includes('day') && words.some((word) => word === 'time' || word === 'times'))
  );
};

/** 'Start it on the 3rd', 'it begins a day earlier': its beginning, and not all of it. */
export const saysStart = (clause: string): boolean =>
  /\b(?:start|starts|starting|begin|begins|beginning)\b/i.test(clause);

/** 'Between two and five': somewhere in there, where it does not last that long. */
export const saysBetween = (time: string): boolean => /\bbetween\b/i.test(time);

const FROM_TO = /^from\s+(.+?)\s+(?:to|onto|over to)\s+(.+)$/i;
/** 'From Wednesday to Friday', 'from Room 2 to Room 5', of something that is moved: where it was, and where it goes. */
export const fromTo = (time: string): { readonly from: string; readonly to: string } | undefined => {
  const [, from, to] = FROM_TO.exec(time.trim()) ?? [];
  return from && to ? { from, to } : undefined;
};

/** '8-12', 'from 2 to 4': hours with an end. */
export const saysHours = (time: string): boolean =>
  /\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?\s*(?:-|–|to|till|til|until)\s*\d{1,2}(?:[:.]\d\d)?\b/i.test(time);

/** 'The whole day': one. */
export const saysOneDay = (span: string): boolean => /\b(?:the|a) (?:whole|entire|full) day\b/i.test(span);

/** Words of 'of my usual length', 'as long as always'. */
export const saysUsualLength = (word: string): boolean =>
  /^(?:usual|usually|normal|standard|length|duration|always|long)$/i.test(word);

/** 'The whole day before', 'a full day after that'. */
export const saysWholeDay = (span: string): boolean => /\b(?:whole|entire|full|all) day\b/i.test(span);

const EMPTY_DAY =
  /\b(?:which|what|any|a|my|the) (?:\p{L}+ )?days?\b.{0,60}\b(?:nothing (?:on|in|at all|planned)|(?:completely|totally|entirely|wholly|fully|all) (?:free|empty|clear|open)|is empty|are empty|no (?:events|appointments|meetings|plans))\b/iu;
const PART_DAY = '(?:days?|mornings?|afternoons?|evenings?|nights?)';
const EMPTY_PART = [
  new RegExp(
    String.raw`\b(?:which|what|any|a|my|the) (?:\p{L}+ ){0,2}${PART_DAY}\b.{0,60}\b(?:nothing|without (?:any|a thing)|no (?:events|appointments|meetings|plans))\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:next|first) (?:free|empty|clear) ${PART_DAY}\b|\b(?:next|first) day off\b`,
    'iu',
  ),
];
/** 'Which day next week has nothing on it at all?', 'the next free evening': the whole of it, not gaps. */
export const asksEmptyDay = (clause: string): boolean =>
  EMPTY_DAY.test(clause) || EMPTY_PART.some((pattern) => pattern.test(clause));

const RIGHT_AFTER =
  /\b(?:straight|right|directly|immediately|just) (?:after|afterwards)(?: then)?(?= for\b|[\s]*(?:[,.;!)]|$))/i;
/** 'Then the vet straight after, half an hour': behind what was said just before, which is not named again. */
export const saysRightAfter = (clause: string): boolean => RIGHT_AFTER.test(clause);

const BOTH_SIDES = /\b(?:before and after|after and before|(?:on )?(?:either|both) sides?(?: of)?)\b/i;
/** 'Travel before and after the visit', 'on either side of it': once on each side. */
export const saysBothSides = (clause: string): boolean => BOTH_SIDES.test(clause);

const THAT_WEEKDAY = /\b(?:the|that) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! (?:before|after))/i;
/** 'The Saturday', 'that Wednesday': one that was spoken of, where there is one. */
export const saysThatWeekday = (span: string): boolean => THAT_WEEKDAY.test(span);

/** 'Leaving on Friday, back on Sunday', 'home again on Sunday': from one day to the other. */
export const saysStaying = (clause: string): boolean =>
  /\b(?:back|home|return\p{L}*|stay\p{L}*|leav(?:e|es|ing)|through|until|till?|lasts?)\b/iu.test(clause);

const AS_ONE = /\bas (?:one|a single)\b(?! (?:hour|day|minute|week)s?\b)/i;
/** 'Put it down as one trip': where those words begin. */
export const saysAsOne = (message: string): number | undefined => AS_ONE.exec(message)?.index;

const BARE_WEEKDAY =
  /^(?:to |on |for |the )*(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\b/i;
/** 'Tuesday', 'on Tuesday at nine': neither 'this' nor 'next', and no date. */
export const namesBareWeekday = (span: string): boolean =>
  BARE_WEEKDAY.test(span.trim()) && !/\b(?:this|next|coming|week|\d{1,2}(?:st|nd|rd|th))\b/i.test(span);

/** 'My week', without a day or date in it. */
export const saysWeek = (span: string): boolean => plainWords(span).includes('week');

/** 'My 11': a bare number is an hour. */
export const bareHour = (target: string): string | undefined =>
  /^\D*?(\d{1,2}(?:[.:]\d\d)?)\D*$/.exec(target)?.[1];

/** 'At least 45 min', 'only half an hour': the length alone. */
export const bareLength = (length: string): string =>
  length
    .replace(/^at least\s+/i, '')
    .replace(/\b(?:only|just|late|another|free|lasts?|lasting|takes?)\b/gi, ' ')
    .trim();

/** 'Not on Friday', 'only mornings': the time alone. */
export const bareTime = (span: string): string =>
  span.replace(/^(?:only|not|no|never|except)\s+/i, '').trim();

/** 'An hour before' → 'an hour'; 'the evening before' → 'the evening before', which is no length. */
export const leadLength = (lead: string): string =>
  lead.replace(/\s+(?:before|after|earlier|ahead|prior)\b.*$/i, '');

/** 'The evening before' → 'evening'. */
export const leadPart = (lead: string): string => lead.replace(/\b(?:the|before|after)\b/gi, ' ').trim();

/** 'Snooze 10 minutes': the length until it shall come again. */
export const fromNow = (length: string): string => (/^in\b/i.test(length) ? length : `in ${length}`);

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** 'Same again in two weeks': so many weeks behind the one that was spoken of, and not behind today. */
export const weeksOn = (span: string): number | undefined => {
  const [, many, unit] =
    /^in (\d{1,2}|\p{L}+) (weeks?|fortnights?)(?:[’']?s?[’']? time)?$/iu.exec(span.trim()) ?? [];
  const count = many ? (NUMBERS[many.toLowerCase()] ?? Number(many)) : Number.NaN;
  return Number.isInteger(count) ? count * (/^f/i.test(unit ?? '') ? 2 : 1) : undefined;
};

const MINUTES_TO = /^(.*?)\b(five|ten|\d{1,2})\s+(?:till|til|until|to)\s+([\p{L}\d]+)$/iu;
/** 'Ten till one' is ten minutes before it, or from ten until one where hours were spoken of: as the latter. */
export const asHours = (span: string): string | undefined => {
  const [, lead = '', from, to] = MINUTES_TO.exec(span.trim()) ?? [];
  return from && to ? `${lead}from ${from} until ${to}` : undefined;
};

/** 'Out on Thursday from two' begins at two; 'any time from two' and 'from two onwards' may begin later. */
export const beginsThen = (time: string): boolean => /\bfrom\b/i.test(time) && !LATER_TOO.test(time);
const LATER_TOO = /\b(?:(?:any|some)(?:time)?|when|onwards?|earliest|after|free)\b|\bon\s*$/i;
