import { plainWords } from '../text/plain.ts';

/**
 * What a span says beyond its role. This file and the reader are the only places that look at people's words; the
 * manager never does.
 */

const BESIDE = new Set('after before following previous later earlier that'.split(' '));
/** 'The week after', 'the day before', 'that week': relative to the time under discussion. */
export const isBesideTime = (span: string): boolean => plainWords(span).some((word) => BESIDE.has(word));

const THAT_DAY = /\b(?:on\s+)?(?:(?:that|the)\s+same|that|same)\s+day\b/i;
/** 'At noon that same day': what is left of it without the day, which is the one spoken of. */
export const onThatDay = (span: string): string | undefined =>
  THAT_DAY.test(span) ? span.replace(THAT_DAY, ' ').replace(/\s+/g, ' ').trim() : undefined;

const THEIRS = /^(.*\S)\s+(his|her|their) time$/i;
/** '10 their time': the hour, and whose clock it is on. */
export const onTheirClock = (span: string): { readonly time: string; readonly whose: string } | undefined => {
  const [, time, whose] = THEIRS.exec(span) ?? [];
  return time && whose ? { time, whose } : undefined;
};

const DIRECTIONS = new Set('later earlier sooner before after back forward'.split(' '));
/** 'An hour later' says where to, 'only half an hour' does not. */
export const hasDirection = (shift: string): boolean =>
  plainWords(shift).some((word) => DIRECTIONS.has(word)) || /^\s*[-+]/.test(shift);

const HALVES = /[ap]\.?m\b|\b(?:morning|evening|afternoon|night|noon|midnight)\b/i;
/** Whether the half of the day was said. */
export const saysHalfOfDay = (clock: string): boolean => HALVES.test(clock);

/** 'My week', without a day or date in it. */
export const saysWeek = (span: string): boolean => plainWords(span).includes('week');

const MEETINGS = new Set(['meeting', 'meetings']);
/** Meetings have other people in them; events need not. */
export const saysMeetings = (set: string): boolean => plainWords(set).some((word) => MEETINGS.has(word));

const STANDING = new Set(
  'everything all both each every them it that i have got my day whole entire rest stuff things meeting meetings event events call calls appointments'.split(
    ' ',
  ),
);
/** Of the words of a set those that tell which: of 'all my rowing' only the rowing. */
export const namesOfSet = (words: readonly string[]): string[] => words.filter((word) => !STANDING.has(word));

/** 'My 11': a bare number is an hour. */
export const bareHour = (target: string): string | undefined => /^\D*?(\d{1,2})\D*$/.exec(target)?.[1];

/** 'At least 45 min', 'only half an hour': the length alone. */
export const bareLength = (length: string): string =>
  length
    .replace(/^at least\s+/i, '')
    .replace(/\b(?:only|just|late|another)\b/gi, ' ')
    .trim();

/** 'Not on Friday', 'only mornings': the time alone. */
export const bareTime = (span: string): string =>
  span.replace(/^(?:only|not|no|never|except)\s+/i, '').trim();

/** 'An hour before' → 'an hour'; 'the evening before' → 'the evening before', which is no length. */
export const leadLength = (lead: string): string =>
  lead.replace(/\s+(?:before|after|earlier|ahead|prior)\b.*$/i, '');

/** 'The evening before' → 'evening'. */
export const leadPart = (lead: string): string => lead.replace(/\b(?:the|before|after)\b/gi, ' ').trim();

/** 'the library' is written down as 'library'; 'The Lounge' is a name. */
export const withoutArticle = (name: string): string => name.replace(/^(?:the|a|an|my|our) /, '');

/** 'Snooze 10 minutes': the length until it shall come again. */
export const fromNow = (length: string): string => (/^in\b/i.test(length) ? length : `in ${length}`);

/** 'The tasting and the weighing': two names in one span, when it has two. */
export const bothOf = (span: string): readonly [string, string] | undefined => {
  const [one, other, ...more] = span.split(/\s+(?:and|&)\s+/i);
  return one && other && more.length === 0 ? [one, other] : undefined;
};
