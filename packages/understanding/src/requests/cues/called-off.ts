import type { Clause } from '../text/clause.ts';

const WHO = '(?:i|we|(?!there\\b)(?:(?:the|my|our) )?[a-z]+(?: and [a-z]+)?)';
/** 'Can't make', 'won't be at', 'am not going to': whoever says so is not coming. */
const NOT_COMING = [
  '(?:will|can|do) not(?: be able to)? (?:make it to|make|attend|come to|go to|join|be at|do)',
  'do not have(?= .{1,60}_(?:time|repeat)_)',
  '(?:will|can) not be (?:at|coming to|joining|attending|going to|making|doing|having)',
  '(?:am|are|is) not (?:coming to|attending|joining|making it to|making|doing|having|able to (?:make it to|make|attend|come to|do|join)|going to (?:make it to|make|attend|come to|be at|do|have)|going to)',
].join('|');
const MISSING =
  '(?:will|am going to|have to|need to|must|gonna|am gonna) (?:be )?(?:miss|skip|sit out|missing|skipping)|(?:am|are) (?:missing|skipping|sitting out)';

/** Each ends where the name of what is off begins. */
const LEADS: readonly RegExp[] = [
  new RegExp(`^(?:(?:i|we) )?(?:${NOT_COMING})(?= )`),
  new RegExp(`^(?:i|we) (?:${MISSING})(?= )`),
  /^not (?:going|coming|able to go|able to come) to(?= )/,
  /^there (?:is|are|will be) (?:no|not any)(?= )/,
  /^there (?:is|will) not (?:be )?(?:an?|any)(?= )/,
  new RegExp(`^${WHO} (?:has|have|is having|are having|will have) no(?= )`),
  /^no(?: more)?(?= )/,
];

/** What follows 'no' or 'make' and is no event: 'no idea', 'no thanks', 'no, the other one', 'can't make sense of'. */
const NO_NAME =
  /^ ?(?:more )?(?:[,_]|$|(?:time|idea|ideas|problem|problems|worries|thanks|thank|way|need|rush|hurry|later|earlier|sooner|longer|less|one|matter|reply|replies|news|clue|doubt|chance|luck|response|answer|answers|wait|sorry|not|the|this|that|these|those|my|our|it|i|can|could|please|make|book(?! club)|move|change|let|just|rather|actually|at|on|in|for|to|with|but|and|or|than|questions?|talking|noise|music|plans|anything|something|work|sense|sure|decisions?|friends|excuses?|difference|up|out|off|do|done|you|him|her|them|reminders?|messages?|notifications?|briefings?|nudges?|e-?mails?|meetings|calls|events|appointments|mornings?|afternoons?|evenings?|weekends?|availability|conflicts?|room|space|gap|money|internet|wifi|signal|reservations?|flights?|tickets?|alarms?|timers?|charge|cost|plan)\b)/;
export type CalledOff = { /** where its name begins, as an offset in the core */ at: number };

/**
 * 'No yoga on Wednesday', 'I won't make the review', 'Leo has no football on Saturday': it is there, and it is said
 * not to be. Only what has a name and, after a bare 'no', a day: 'no' alone answers.
 */
export function calledOff({ core, question }: Clause): CalledOff | undefined {
  if (question || INSTEAD.test(core)) return undefined;
  for (const lead of LEADS) {
    const match = lead.exec(core);
    if (!match) continue;
    const rest = core.slice(match[0].length);
    const isDenial = /\b(?:no|any|an?)(?: more)?$/.test(match[0]);
    if (isDenial ? NO_NAME.test(rest) || !isPlaced(match[0], rest) : !isNamed(rest)) continue;
    return { at: match[0].length };
  }
  return undefined;
}

/** Another time is wanted, not none. */
const INSTEAD =
  /\b(?:move|moving|reschedul\w*|push|shift|postpone|instead|another (?:time|day)|can we|could we|how about|what about|unless|until|before _|if|why|decline|tell|let \S+ know|remind)\b/;

/** 'Can't make THE RETRO'; without an article only what could be a name: 'can't make it work' is none. */
const isNamed = (rest: string): boolean => {
  if (/^ it(?: _time_)?$/.test(rest)) return true;
  const [article] = /^ (?:the|my|our|this|that|an?|_time_) /.exec(rest) ?? [];
  return article ? !NOTHING.test(rest.slice(article.length)) : !NO_NAME.test(rest);
};
const NOTHING =
  /^(?:_|,|$|(?:time|most|best|effort|difference|decision|meaning|point|call to|information|idea)\b)/;

/** A day, or words that it was planned: 'no dentist after all', 'no more yoga'. */
const isPlaced = (lead: string, rest: string): boolean =>
  /^ \S+(?: \S+){0,5}? (?:_time_|_repeat_|after all|any ?more)/.test(rest) ||
  (/ more$/.test(lead) && !/_duration_/.test(rest));
