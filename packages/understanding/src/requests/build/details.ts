import type { Availability, EventDetails, SeriesScope } from '../slot-types.ts';
import type { Clause } from '../text/clause.ts';
import { givenLink } from './given-link.ts';

const AVAILABILITY: [RegExp, Availability][] = [
  [
    /\bout of (?:the )?office\b|\booo\b|\b(?:mark|show|put|have) me (?:as )?(?:away|out|off|unavailable)\b|\bi (?:am|will be) (?:out|away|off(?! to\b| the\b))\b|\bi (?:am|will) not (?:be )?(?:working|available|reachable|around|in|at work|at the office|in the office)(?= _time_|$)/,
    'outOfOffice',
  ],
  [/\bworking (?:elsewhere|remotely|from home|from another)\b/, 'workingElsewhere'],
  [/\b(?:as|to|be|of|me|status) (?:be )?(?:shown )?(?:as )?(?:tentative)\b|\btentatively\b/, 'tentative'],
  [/\b(?:as|to|be|of|status|me) (?:be )?(?:shown )?(?:as )?busy\b/, 'busy'],
  [/\b(?:as|status) (?:be )?(?:shown )?(?:as )?free\b/, 'free'],
];

export function availabilityOf(canon: string): Availability | undefined {
  return AVAILABILITY.find(([pattern]) => pattern.test(canon))?.[1];
}

/** The words that set a status are not a title. */
export const STATUS_WORDS =
  /\b(?:and )?(?:(?:mark|show|set|put|list|have|make) (?:me|my (?:status|calendar|time)|it|this|that)|i (?:need|want) to be marked|my status)\b.{0,16}\b(?:as |to |to be |be )?(?:busy|free|out of (?:the )?office|tentative|away|unavailable|working elsewhere)\b/;

const VIDEO =
  /\b(?:video (?:call|link|conference|chat)|google meet|meet link|zoom(?: link| call)?|teams (?:link|call|meeting)|hangout|skype|conference link|video meeting|virtual(?:ly)?|online meeting|add a (?:meet|zoom) link)\b/;
const ALL_DAY = /\ball[- ]day\b|\b(?:whole|entire|full) day\b|\ball week\b/;

/** What somebody is for a day, rather than does at an hour. */
const STATE =
  /\b(?:(?:off|out) sick|sick|ill|on (?:leave|vacation|holiday|call|parental leave)|(?:working|work) (?:from home|remotely)|wfh|out of (?:the )?office|ooo|day off|off work|away|travell?ing|i (?:am|will be) off|i (?:am|will) not (?:be )?(?:working|available|reachable|around|in|at work|at the office|in the office)(?= _time_|$))(?![a-z])/;

export function addFlags(clause: Clause, event: EventDetails): void {
  const link = givenLink(clause);
  if (link) event.link = link;
  else if (VIDEO.test(clause.canon)) event.videoLink = true;
  if (ALL_DAY.test(clause.canon) || event.when.some(({ phrase }) => ALL_DAY.test(phrase)))
    event.allDay = true;
  const isWholeDay = event.when.every(({ when }) => when.kind === 'interval' && when.allDay);
  if (STATE.test(clause.canon) && event.when.length > 0 && isWholeDay) event.allDay = true;
  const availability = availabilityOf(clause.canon);
  if (availability) event.availability = availability;
  if (/\b(?:conference|meeting) room\b|\ba room\b/.test(clause.canon)) event.room = true;
}

export function wantsVideo(canon: string): boolean {
  return VIDEO.test(canon);
}

/** 'just this one', 'this and all following', 'the whole series'. */
export function scopeOf(clause: Clause): SeriesScope | undefined {
  // 'from now on' may have been read as a time, so the words themselves are looked at too
  const [first] = clause.tokens;
  const canon = `${clause.canon} | ${clause.text.slice(first?.start ?? 0, clause.tokens.at(-1)?.end ?? 0).toLowerCase()}`;
  if (
    /\b(?:this|that|it) and (?:all )?(?:the )?(?:following|future|later|next|after|subsequent)\b|\bfrom (?:now|then|this one|that one|here) on(?:wards?)?\b|\ball (?:the )?(?:future|following|later|subsequent|remaining)\b|\bgoing forward\b|\bfrom (?:\S+ ){1,4}?(?:onwards?|forwards?|on(?= *(?:$|[|.,!?])))/.test(
      canon,
    )
  )
    return 'following';
  if (
    /\b(?:just|only) (?:this|that|the|today's|tomorrow's|_time_)(?: (?:one|once|time|instance|occurrence|week|week's))?\b|\bthis (?:one|instance|occurrence) only\b|\bjust (?:this )?once\b|\bonly once\b|\b(?:just|only) (?:for )?_time_/.test(
      canon,
    )
  )
    return 'this';
  if (
    /\b(?:whole|entire|all of the|all the) series\b|\ball (?:of them|occurrences|instances|the occurrences)\b|\bevery (?:occurrence|instance|one of them)\b|\bfor good\b|\b(?:altogether|entirely|completely|permanently|forever)$|\b(?:altogether|entirely|permanently|forever)\b(?= *\|)|\brecurring (?:\S+ ){0,2}(?:meeting|event|appointment)s?\b|\bthe (?:\S+ ){0,3}series\b/.test(
      canon,
    )
  )
    return 'all';
  return undefined;
}
