import type { QueryAttendees, QueryContact } from '../frames.ts';
import { ACTIVITY_NOUNS } from '../lexicon/events.ts';
import type { Person } from '../slot-types.ts';
import { readPeople } from '../slots/people.ts';
import { findToken } from './locate.ts';
import { type Reading, roleOf, said, toSlot, wholeTimes } from './reading.ts';
import { readReference } from './reference.ts';
import { subjectPeople, subjectStart, tidySubject } from './subject.ts';

const base = (reading: Reading) => ({ confidence: reading.confidence, said: said(reading.clause) });

export function buildAttendees(reading: Reading): QueryAttendees {
  const { clause } = reading;
  const { canon } = clause;
  const frame: QueryAttendees = {
    kind: 'queryAttendees',
    ...base(reading),
    people: [],
    reference: { people: [], when: [] },
  };
  const response =
    /\b(?:not|has not|have not|hasn't|haven't) (?:\S+ )?(?:accepted|responded|answered|replied)\b|\bunanswered\b/.test(
      canon,
    )
      ? 'unanswered'
      : /\b(?:declined|decline|said no|not coming|can not)\b/.test(canon)
        ? 'declined'
        : /\b(?:tentative\w*|maybe|possibly)\b/.test(canon)
          ? 'tentative'
          : /\b(?:accepted|accept|confirmed|said yes|coming|attending|going)\b/.test(canon)
            ? 'accepted'
            : undefined;
  if (response) frame.response = response;
  frame.people = /^who\b|\bwho (?:all|is|has|have|was|will)\b|\bhow many\b/.test(canon)
    ? []
    : subjectPeople(reading);
  const verb = findToken(reading, 0, (norm) =>
    /^(?:to|at|for|of|about|attending|accepted|declined|accept|decline|attend|in|join|joining|responded)$/.test(
      norm,
    ),
  );
  const names = frame.people.length;
  const from = verb >= 0 ? lastLink(reading, verb) : names > 0 ? clause.tokens.length : subjectStart(reading);
  frame.reference = readReference(reading, from, clause.tokens.length).reference;
  frame.reference.when = wholeTimes(clause).map((found) => toSlot(found, roleOf(found, 'at')));
  tidySubject(frame.reference);
  return frame;
}

/** 'accepted to come to the gala': the event stands after the last of the linking words in a row. */
function lastLink(reading: Reading, at: number): number {
  const { tokens } = reading.clause;
  let index = at + 1;
  while (
    /^(?:to|at|for|the|my|be|come|coming|attend|attending|go|going|invite|invited|invitation|in|on|of|about|join)$/.test(
      tokens[index]?.norm ?? '',
    ) &&
    index < tokens.length - 1
  )
    index++;
  return index;
}

export function buildContact(reading: Reading): QueryContact {
  const { clause } = reading;
  const { canon } = clause;
  const field: QueryContact['field'] = /\be-?mail\b/.test(canon)
    ? 'email'
    : /\b(?:phone|cell|number|mobile)\b/.test(canon)
      ? 'phone'
      : /\b(?:report to|manager|boss|supervisor|manages|supervises)\b/.test(canon)
        ? 'manager'
        : /\b(?:reports|team)\b/.test(canon)
          ? 'reports'
          : /\boffice\b|\bdesk\b|\blocated\b/.test(canon)
            ? 'office'
            : 'who';
  const people: Person[] = [];
  for (let index = 0; index < clause.tokens.length && people.length === 0; index++) {
    const token = clause.tokens[index];
    if (token?.kind !== 'word' || (index === 0 && ACTIVITY_NOUNS.has(token.norm))) continue;
    if (
      /^(?:who|what|where|does|is|the|i|need|to|know|of|for|email|phone|number|in|give|me|tell|can|you|my)$/.test(
        token.norm,
      )
    )
      continue;
    const possessive = /^(.+?)'s?$/.exec(token.text);
    if (possessive?.[1] && (token.capital || reading.people.caseless)) {
      const before = clause.tokens[index - 1];
      const full =
        before?.kind === 'word' && before.capital && index > 1
          ? `${before.text} ${possessive[1]}`
          : possessive[1];
      people.push({ name: full, said: full });
      break;
    }
    const read = readPeople(clause.tokens, index, { expect: 'likely', ...reading.people });
    if (read.people.some((person) => person.name)) people.push(...read.people);
  }
  return { kind: 'queryContact', ...base(reading), people, field };
}
