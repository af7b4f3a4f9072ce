import { GENERIC_NOUNS } from '../lexicon/events.ts';
import type { EventReference, Person } from '../slot-types.ts';
import { readPeople } from '../slots/people.ts';
import { after } from './locate.ts';
import { type Reading, roleOf, toSlot, wholeTimes } from './reading.ts';
import { readReference } from './reference.ts';

/** The words of asking, taken off one after another until the thing asked about is left. */
const ASKING: RegExp[] = [
  /^(?:i )?(?:would )?(?:like|love|want|need|wish) to (?:know|see|find out|hear|check)(?= |$)/,
  /^(?:tell|show|let|give|send|remind|inform|read|share|bring|pull up)(?: me| us)?(?: know| see)?(?: (?:a |the )?(?:list|rundown|run down|summary|overview) of)?(?= |$)/,
  /^(?:know|see|check|find|search|look|list|view|get|display|hear|open|go over|go through|forgot|double check|verify|confirm|recall)(?: (?:for|up|at|out|on|through|off|over|to see|and see|and))*(?= |$)/,
  /^(?:if|whether|that|and|whats|please|is it|for|about|of|all|some|any chance|there any chance)(?= )/,
  /^(?:at )?(?:what|which) (?:time|times|day|days|date|year|month|hour)(?: of the (?:day|week))?(?: on)?(?= |$)/,
  /^(?:when|where)(?: and (?:when|where))?(?: else)?(?= |$)/,
  /^(?:about )?how (?:long|many|soon|much|busy|late|early)(?: (?:time|total|days|hours|minutes|longer))?(?: (?:until|till|before))?(?= |$)/,
  /^how(?= (?:is|are|does|do|was|can|could|should))/,
  /^(?:join|dial in to|dial into|get into|call into)(?= |$)/,
  /^(?:a|the|its|any) (?:(?:zoom|teams|google meet|meet|meeting|video|video call|call|conference|join|joining) )?(?:link|url|dial-?in)(?= ?$)/,
  /^(?:what|which|who|whom|anything|something|everything)(?: all| else| other| kind of| sort of)?(?= |$)/,
  /^(?:is|are|was|were|am|do|does|did|has|have|had|will|would|can|could|should|be|been|isnt)(?: not)?(?= |$)/,
  /^(?:i|we|you|it|there|they)(?= |$)/,
  /^(?:have|has|had|having|got|get|going to be|going to|going|gonna|supposed to|need to|doing|do|be|being|scheduled|planned|booked|set up|set|on for|due|have to|happening|lined up|coming up)(?: (?:for|to|with|on|up))?(?= |$)/,
  /^(?:going|go|attend|attending|see|seeing|have|having|play|playing|take|taking|meet|meeting|visit|visiting|miss|missed|accept|accepted|decline|declined|respond|responded|schedule|book|confirm|confirmed|add|start|starts|put|replied|reply|speak|speaking|talk|talking)(?: (?:to|on|for|up))?(?= (?:a|an|any|the|my|our|with|to|that|this|some|about|lunch|dinner|[a-z]+ (?:with|_time_)))/,
  /^(?:the|my|a|an) (?:exact |full )?(?:date|time|day|location|address|duration|length|details?|description|status|start time|end time|agenda|purpose|topic|notes|(?:(?:zoom|teams|google meet|meet|meeting|video|video call|call|conference|join|joining) )?(?:link|url|dial-?in)(?: number)?)(?: (?:of|for|to|in|on|when|where))(?= |$)/,
  /^,(?= )/,
];

/** Start of what is asked about. */
export function subjectStart(reading: Reading): number {
  const { clause } = reading;
  let rest = clause.core;
  let eaten = 0;
  for (let round = 0; round < 9; round++) {
    let found = false;
    for (const pattern of ASKING) {
      const match = pattern.exec(rest);
      if (!match || match[0].length === 0) continue;
      let length = match[0].length;
      while (rest[length] === ' ') length++;
      eaten += length;
      rest = rest.slice(length);
      found = true;
      break;
    }
    if (!found) break;
  }
  const offset = clause.coreAt + eaten;
  const index = clause.offsets.findIndex((start, at) => start >= offset && clause.tokens[at]?.norm !== '');
  return index < 0 ? clause.tokens.length : index;
}

const TAIL =
  /\s+(?:is|are|was|be|will|will be|do|begin|begins|start|starts|end|ends|happen|held|scheduled(?: for)?|for|on|at|again|coming|looking|look|like|look like|looks like|going|going on|planned|set|happening|take place|due|in|with|i|do i have|am i|i have|there|next|coming up|left|up|cancell?ed|yet|still|located|being held|free|from|to|until|of|held in)$/i;

export function subject(reading: Reading): EventReference {
  const { reference } = readReference(reading, subjectStart(reading), reading.clause.tokens.length);
  // what is asked about may stand before the asking: 'my second event next week, what time does it start'
  if (!reference.title && !reference.noun && reference.people.length === 0) {
    const whole = readReference(reading, 0, reading.clause.tokens.length).reference;
    reference.when = whole.when;
  }
  tidySubject(reference);
  reference.when = wholeTimes(reading.clause).map((found) => toSlot(found, roleOf(found, 'at')));
  const ordinal =
    /\bmy (first|second|third|fourth|fifth|last|1st|2nd|3rd) (?:\S+ )?(?:event|meeting|appointment|call)/.exec(
      reading.clause.canon,
    )?.[1];
  if (ordinal && reference.ordinal === undefined)
    reference.ordinal =
      { first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, fifth: 5, last: -1 }[
        ordinal
      ] ?? 1;
  return reference;
}

const NOT_SUBJECT =
  /^(?:i|we|it|that|this|there|do|did|have|am|is|day|week|month|today|scheduled|planned|going on|happening|coming up|next|free|available|busy|list|look|looking|like|check|see|show|me|everything|anything|something|plans?|all|on|my day|my week|up|the day|the week|plate|my plate|docket|my docket|cards|with|to do|do today|going|on tap|schedules?|event|meetings? schedules?|schedules? (?:like|look|looking)|meeting)$/i;

export function tidySubject(reference: EventReference): void {
  if (reference.title === undefined) return;
  let title = reference.title;
  for (let round = 0; round < 4; round++) title = title.replace(TAIL, '').trim();
  title = title.replace(/^(?:i|we)\s+(?:have|am|do|see|got)\s+/i, '').replace(/^(?:i|we)\s+/i, '');
  const bare = title.toLowerCase().replace(/^(?:all |any |my |the |some |other |scheduled )+/, '');
  if (GENERIC_NOUNS.has(bare)) {
    reference.noun ??= bare;
    delete reference.title;
  } else if (title === '' || NOT_SUBJECT.test(title)) delete reference.title;
  else reference.title = title;
}

/** 'is Ana free': the people stand where the subject stands. */
export function subjectPeople(reading: Reading): Person[] {
  const start = after(
    reading,
    /^(?:(?:tell me|check|see|find out|know|wondering) (?:if|whether|when)(?= ))? ?(?:when |what time )?(?:is|are|will|would|was|were|has|have|did|does|do)?(?: not)?(?= |$)/,
  );
  const read = readPeople(reading.clause.tokens, start, { expect: 'likely', ...reading.people });
  return read.people;
}
