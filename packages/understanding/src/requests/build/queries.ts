import type { QueryAgenda, QueryAttendees, QueryDetail, QueryFree, QueryNext } from '../frames.ts';
import { readParts } from '../slots/parts.ts';
import { readPeople } from '../slots/people.ts';
import { buildAttendees } from './attendees.ts';
import { findToken } from './locate.ts';
import { measured, measureOf } from './measure.ts';
import { inOwnSpan } from './own-span.ts';
import { durationOf, type Reading, roleOf, said, toSlot, wholeTimes } from './reading.ts';
import { subject, subjectPeople, subjectStart } from './subject.ts';

const base = (reading: Reading) => ({ confidence: reading.confidence, said: said(reading.clause) });

export function buildAgenda(reading: Reading): QueryAgenda | QueryDetail {
  const reference = subject(reading);
  const { canon } = reading.clause;
  const measure = measureOf(canon);
  if (measure)
    return {
      kind: 'queryAgenda',
      ...base(reading),
      reference: measured(reference, measure, reading),
      measure,
    };
  // 'any invitations waiting', 'did anybody invite me': about invitations, not about one that is called so
  if (/\binvit/i.test(reference.title ?? '')) delete reference.title;
  // 'do I have a dentist appointment on Friday' asks about one thing
  if (reference.title && /^(?:do|did|have|will|am|is|are|does)\b/.test(reading.clause.core)) {
    return { kind: 'queryDetail', ...base(reading), reference, ask: 'exists' };
  }
  return { kind: 'queryAgenda', ...base(reading), reference: inOwnSpan(reference, reading) };
}

export function buildNext(reading: Reading): QueryNext {
  const reference = subject(reading);
  const { canon } = reading.clause;
  const back =
    /\b(?:last|latest|most recent|previous)\b/.test(canon) &&
    !/\bnext\b/.test(canon) &&
    /\b(?:did|was|has|were|had)\b/.test(canon);
  if (!back) reference.next = true;
  return { kind: 'queryNext', ...base(reading), reference, direction: back ? 'last' : 'next' };
}

const ANSWERED =
  /^(?:did|has|have|will) (?!i\b|we\b|you\b|my\b|it\b|that\b|there\b)(?:\S+ ){1,3}?(?:accept|accepted|decline|declined|confirm|confirmed|respond|responded|reply|replied|answer|answered)\b/;
/** When a day begins or ends is told by what is on. */
const EDGE_OF_DAY = /^(?:finish|finished|start|begin|end|done|get off|leave|wrap up|free up)$/i;

/** Of a call: where one enters it. */
const ASKS_LINK =
  /\b(?:links?|url|dial-?in)\b|^(?:how|where) (?:do|can|could|should) (?:i|we) (?:join|dial|get|call) ?(?:into|in)?\b/;

export function buildDetail(reading: Reading): QueryDetail | QueryAttendees | QueryAgenda {
  const { canon, core } = reading.clause;
  // 'Did Ana accept the review?' is about Ana's answer, not about one's own
  if (ANSWERED.test(core)) return buildAttendees(reading);
  const reference = subject(reading);
  if (EDGE_OF_DAY.test(reference.title ?? '') && reference.when.length > 0) {
    delete reference.title;
    return { kind: 'queryAgenda', ...base(reading), reference };
  }
  const ask: QueryDetail['ask'] = /\bhow long\b|\bduration\b|\blength\b/.test(canon)
    ? 'duration'
    : /\bwhere and when\b|\bwhen and where\b|\bdetails\b/.test(canon)
      ? 'all'
      : ASKS_LINK.test(canon)
        ? 'link'
        : /\bwhere\b|\b(?:address|location|room|place)\b/.test(canon)
          ? 'where'
          : /\b(?:agenda|description|about|notes|purpose|topic)\b/.test(canon)
            ? 'description'
            : /\b(?:accept|accepted|decline|declined|respond|responded|rsvp|status)\b/.test(canon)
              ? 'response'
              : /^(?:do|did|have|is|are|am|was|will|does|has|confirm|verify|find|search|look|show|see|check|any)\b/.test(
                    core,
                  ) && !/\b(?:when|what time|what day)\b/.test(canon)
                ? 'exists'
                : 'when';
  return { kind: 'queryDetail', ...base(reading), reference, ask };
}

export function buildFree(reading: Reading): QueryFree {
  const { clause } = reading;
  const parts = readParts(clause, subjectStart(reading), clause.tokens.length, {
    ...reading.people,
    mode: 'refer',
  });
  const frame: QueryFree = {
    kind: 'queryFree',
    ...base(reading),
    when: [],
    people: [...parts.people, ...subjectPeople(reading)],
  };
  // 'is Tuesday at 2 all right for Dev'
  const link = findToken(reading, 0, (norm) => norm === 'for' || norm === 'with');
  if (frame.people.length === 0 && link >= 0)
    frame.people = readPeople(clause.tokens, link + 1, { expect: 'certain', ...reading.people }).people;
  for (const found of wholeTimes(clause)) {
    const duration = durationOf(found);
    if (duration) frame.duration = duration;
    else frame.when.push(toSlot(found, roleOf(found, 'at')));
  }
  return frame;
}
