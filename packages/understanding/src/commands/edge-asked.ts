import { plainWords } from '../text/plain.ts';
import { asksForEnd, asksForLast } from './which-asked.ts';

const STARTING = new Set('start starts starting begin begins beginning'.split(' '));
const FIRST = new Set('first earliest'.split(' '));
const LAST = new Set('last latest final'.split(' '));

const LEAVING =
  /\b(?:knock(?:ing)? off|clock(?:ing)? (?:off|out)|wrap(?:ping)? up|(?:get|getting) (?:off|home)|am i home)\b/i;
/** 'Do I ever finish before four?', 'which days do I start late?': this asks about more than one day. */
const OF_SEVERAL = /\b(?:ever|which days|what days|any day)\b/i;

/** Which end of a day, or of a list: what comes first in it, or what comes last. */
export type Edge = 'first' | 'last';

/** 'When am I done on Thursday?', 'what is my first thing?': the event at that end of the day. */
export function edgeAsked(clause: string): Edge | undefined {
  if (OF_SEVERAL.test(clause)) return undefined;
  if (LEAVING.test(clause) || asksForEnd(clause) || asksForLast(clause)) return 'last';
  const words = plainWords(clause);
  return words.some((word) => STARTING.has(word) || FIRST.has(word)) ? 'first' : undefined;
}

/** 'Which one is first?', about several that were just listed. */
export function edgeNamed(clause: string): Edge | undefined {
  const words = plainWords(clause);
  if (words.includes('next')) return undefined;
  if (words.some((word) => FIRST.has(word))) return 'first';
  return words.some((word) => LAST.has(word)) ? 'last' : undefined;
}

const BY_CLOCK =
  /\b(?:earliest|latest|soonest)\b.{0,30}\b(?:start|begin|finish|end|hour)|\b(?:start|begin|finish|end)\p{L}*\b.{0,30}\b(?:earliest|latest)\b/iu;
/** 'Our latest finish in March': by the time of day, not by which event comes first or last. */
export const asksByClock = (clause: string): boolean => BY_CLOCK.test(clause);

/** 'What does Friday kick off with?': one event, not the whole day. */
export const startsWith = (clause: string): boolean =>
  /\b(?:start|begin|kick|finish|end)\p{L}* (?:off )?(?:up )?with\b|\b(?:start|begin)\p{L}* (?:my|the) day\b/iu.test(
    clause,
  );

const DAYS = /\bdays?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? or\b|\btomorrow or\b/i;
const COMPARED =
  /\b(?:(?:free|empti|quiet|light|calm|easi|slack|busi|full|heavi)(?:e?r|est)|least|most|fewest)\b(?!\s+\d)/i;
/** 'Which day is freest?', 'is Monday or Tuesday emptier?': compares days, asks for no free hours. */
export const comparesDays = (clause: string): boolean =>
  DAYS.test(clause) && COMPARED.test(clause.replace(/\bat (?:least|most)\b/gi, ' '));

/** 'My next free evening': only the first one. */
export const asksForNext = (clause: string): boolean =>
  /\b(?:next|first) (?:free|empty|clear|day off)\b/i.test(clause);

const BUSY =
  /\b(?:busy|booked|occupied|tied up|taken up|in meetings?|unavailable|not free|blocked|engaged|held up)\b/i;
const UNTIL = /\b(?:until|till?|how long|how late|up to)\b/i;
/** 'How late is Kim booked?', 'how long is she busy?': when the event ends. */
export const asksUntilBusy = (clause: string): boolean => UNTIL.test(clause) && BUSY.test(clause);

const FREE_AGAIN =
  /\bfrom (?:when|what time)\b|\bwhen(?:['’]s|\b)[^?]*\b(?:(?:get|gets|become|becomes|getting) (?:free|available|out|done)|(?:free|available|back) again)\b/i;

/** 'From what time is Kim around?', 'when does he get free?': the same, asked the other way round. */
export const asksFreeAgain = (clause: string): boolean => FREE_AGAIN.test(clause);

const WHEN_BUSY = /\b(?:when|what times?|how)\b[^?]*\bbusy\b/i;
/** 'When is Ben busy on Thursday?': the events, not the free time. */
export const asksWhenBusy = (clause: string): boolean => WHEN_BUSY.test(clause);

const EDGE_AHEAD = /^(?:the )?(?:very )?(?:end|start|beginning|finish|close) of\s+/i;
const EDGE_BEHIND =
  /\s+(?:(?:is|are|being) )?(?:start(?:s|ing)?|begin(?:s|ning)?|end(?:s|ing)?|finish(?:es|ing)?|over|done)$/i;

/** 'The end of the tasting', 'the rehearsal starting': only the event. */
export function withoutEdge(span: string): string {
  const rest = span.trim().replace(EDGE_AHEAD, '').replace(EDGE_BEHIND, '').trim();
  return rest === '' ? span : rest;
}

const EDGE_ONLY = /^(?:the )?(?:start|beginning|end|finish|close)(?: of)?$/i;
/** 'The end' of 'from the end of the bank to the start of the viewing': names no event. */
export const saysEdgeOnly = (span: string): boolean => EDGE_ONLY.test(span.trim());

const PAST =
  /\b(?:did|was|were) (?:i|we)\b|\b(?:i|we) (?:saw|went|met)\b|\bhave (?:i|we) (?:been|had|done|seen|met)\b|\bhad (?:i|we)\b|\b(?:what|anything|something) happened\b/i;
// 'What does Friday look like, did I leave time for lunch?' is of the coming one.
const NOT_PAST = /\b(?:again|if|would|say|(?:what['’]?s|what (?:does|is))(?! happened))\b/i;
/** 'Were we in Leeds in May?': about the past. */
export const asksPast = (clause: string): boolean => PAST.test(clause) && !NOT_PAST.test(clause);

const MAYBE_PAST = /\b(?:was|were|did)\b/i;
/** 'What day was the fair in May?': of the past, unless it is asked once more when something is that is to come. */
export const maybeAsksPast = (clause: string): boolean => MAYBE_PAST.test(clause) && !NOT_PAST.test(clause);

const EVENTS_THEN = /\b(?:on|there|up|happening|planned)\s+(?:then|there|that day)\b/i;
/** 'What is on then?': the events at the time just mentioned, not what comes next. */
export const asksWhatIsThen = (clause: string): boolean => EVENTS_THEN.test(clause);

const WHICH_FREE =
  /\b(?:which|what) (?:\p{L}+ ){0,3}?(?:days?|mornings?|afternoons?|evenings?|nights?)\b.{0,40}\b(?:is|are|have i got|do i have)\b.{0,20}\b(?:free|empty|clear|open)\b/iu;
/** 'Which evening this week is free?': whole evenings, one or more of them. */
export const asksWhichIsFree = (clause: string): boolean => WHICH_FREE.test(clause);

/** 'Then at eleven', 'at eight there': on the day just mentioned. */
export const saysThen = (span: string): boolean => /\b(?:then|there)\b/i.test(span);

const BESIDES = /^(.+?)\s+(?:at|in|to|on)\s+(the\s+.+)$/i;
/** 'Kim at the boat show', from 'who is there besides Kim at the boat show?': the person and the event. */
export function besidesAt(span: string): { readonly who: string; readonly where: string } | undefined {
  const [, who, where] = BESIDES.exec(span.trim()) ?? [];
  return who && where ? { who, where } : undefined;
}
