import { NOT_THERE } from '../cues/changes/guests.ts';
import type { InvitePeople, UninvitePeople } from '../frames.ts';
import type { Person } from '../slot-types.ts';
import { readPeople } from '../slots/people.ts';
import { ACT, ASK } from '../understanding.ts';
import { after, changeBase, findToken } from './locate.ts';
import { coreStart, type Reading } from './reading.ts';
import { emptyReference, readReference } from './reference.ts';

const ALSO = /^(?:as well|too|also|along|and|back|again|both)$/;

/** They told us something, and asked for nothing. */
const ASK_FIRST = (ASK + ACT) / 2;

const EXCHANGE = /^(?:replace|substitute|swap(?: out)?|switch(?: out)?)(?= )/;

/** 'Replace Dev with Emma in the sync': one comes for the other. Substituting names the new one first. */
function exchange(reading: Reading): InvitePeople {
  const { tokens } = reading.clause;
  const from = after(reading, EXCHANGE);
  const first = readPeople(tokens, from, { expect: 'certain', ...reading.people });
  const link = findToken(reading, first.next, (norm) => /^(?:with|for|by)$/.test(norm));
  const second = readPeople(tokens, link + 1, { expect: 'certain', ...reading.people });
  const place = findToken(reading, second.next, (norm) => /^(?:in|on|for|at|from)$/.test(norm));
  const isReversed = /^substitute\b/.test(reading.clause.core) && tokens[link]?.norm === 'for';
  const [people, insteadOf] = isReversed ? [first.people, second.people] : [second.people, first.people];
  const reference =
    place >= 0
      ? readReference(reading, place + 1, tokens.length).reference
      : { ...emptyReference(), anaphor: 'it' as const };
  return { kind: 'invitePeople', ...changeBase(reading), people, insteadOf, reference };
}

export function buildInvite(reading: Reading): InvitePeople {
  if (EXCHANGE.test(reading.clause.core)) return exchange(reading);
  const from = after(
    reading,
    /^(?:re-?invite|invite|loop in|bring in|bring(?= \S+ back)|have(?= \S+ back)|cc|add in|copy|add|include|get|put|(?:send|forward|share)(?: (?:the|an|a|my|this|that))?(?: (?:calendar )?(?:invite|invitation|event|meeting)s?)?(?: to)?)(?= |$)/,
  );
  const { people, reference } = peopleAndEvent(reading, from);
  return { kind: 'invitePeople', ...changeBase(reading), people, reference };
}

export function buildUninvite(reading: Reading): UninvitePeople {
  if (NOT_THERE.test(reading.clause.core)) {
    const { people } = readPeople(
      reading.clause.tokens.slice(
        0,
        findToken(reading, 0, (norm) => / not$|^not$/.test(norm)),
      ),
      coreStart(reading.clause),
      { expect: 'certain', ...reading.people },
    );
    const { reference } = readReference(reading, after(reading, NOT_THERE), reading.clause.tokens.length);
    return { kind: 'uninvitePeople', ...changeBase(reading), confidence: ASK_FIRST, people, reference };
  }
  const from = after(reading, /^(?:uninvite|disinvite|un-invite|kick|remove|take|drop|delete)(?= |$)/);
  const { people, reference } = peopleAndEvent(reading, from);
  return { kind: 'uninvitePeople', ...changeBase(reading), people, reference };
}

/** 'Ana and Bob to the review tomorrow'. */
function peopleAndEvent(
  reading: Reading,
  from: number,
): { people: Person[]; reference: ReturnType<typeof emptyReference> } {
  const { tokens } = reading.clause;
  const read = readPeople(tokens, from, { expect: 'certain', ...reading.people });
  let people = read.people;
  let next = read.next;
  if (people.length === 0) {
    // 'make sure that Rob is invited to …'
    for (let index = from; index < tokens.length && people.length === 0; index++) {
      const later = readPeople(tokens, index, { expect: 'likely', ...reading.people });
      if (later.people.length > 0) {
        people = later.people;
        next = later.next;
      }
    }
  }
  while (ALSO.test(tokens[next]?.norm ?? '')) next++;
  const link = findToken(reading, next, (norm) => /^(?:to|from|off|in|on|for|into)$/.test(norm));
  const reference = link >= 0 ? readReference(reading, link + 1, tokens.length).reference : emptyReference();
  if (link >= 0) {
    const more = findToken(
      reading,
      link,
      (norm) => norm === 'along' || norm === 'together' || norm === 'include',
    );
    if (more > 0) people = [...people, ...reference.people];
  }
  return {
    people,
    reference:
      link >= 0
        ? {
            ...reference,
            people: people.some((person) => reference.people.includes(person)) ? [] : reference.people,
          }
        : reference,
  };
}
