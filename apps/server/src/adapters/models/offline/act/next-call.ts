import type { EventReference, Frame, Person, UnderstandContext } from '@catch/understanding';
import { asRecord, type ToolAnswer } from '../prompt/read-prompt.ts';
import type { Attempt, Call } from './call.ts';
import { statusOf } from './call.ts';
import { createCall } from './create-call.ts';
import { firstCall } from './first-call.ts';
import { hasOnlyKind, personWords } from './reference-words.ts';

const MAX_ATTEMPTS = 3;

/** What to do next for one request, by what its calls have answered so far; undefined when it has its answer. */
export function nextCall(
  frame: Frame,
  attempts: readonly Attempt[],
  context: UnderstandContext,
): Call | undefined {
  const last = attempts.at(-1);
  if (!last) return firstCall(frame, context);
  if (!last.answer || attempts.length >= MAX_ATTEMPTS) return undefined;
  return (
    afterLookup(frame, last, context) ??
    ownInstead(frame, last, context) ??
    withoutKind(frame, last, attempts, context) ??
    asNewSeries(frame, last, context) ??
    withoutGuest(frame, last, context)
  );
}

/** The event that was meant by its place in a list. */
function afterLookup(frame: Frame, { call, answer }: Attempt, context: UnderstandContext): Call | undefined {
  if (call.name !== 'list_events' || !('reference' in frame) || frame.kind.startsWith('query'))
    return undefined;
  const event = pick(frame.reference, answer);
  return event ? firstCall({ ...frame, reference: { ...frame.reference, id: event } }, context) : undefined;
}

export function pick({ ordinal = 1 }: EventReference, answer: ToolAnswer | undefined): string | undefined {
  const events = Array.isArray(answer?.events) ? answer.events.map(asRecord) : [];
  const event = events.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return typeof event?.event_id === 'string' ? event.event_id : undefined;
}

/** Nobody invited them, so there is nothing to decline: 'no yoga on Wednesday' takes their own event out. */
function ownInstead(frame: Frame, { call, answer }: Attempt, context: UnderstandContext): Call | undefined {
  if (frame.kind !== 'cancelEvent' || !frame.absent || call.name !== 'respond_to_invitation')
    return undefined;
  if (statusOf(answer) !== 'refused' || !/ it is your own event\.$/.test(String(answer?.reason)))
    return undefined;
  const { absent: _absent, ...own } = frame;
  return firstCall(own, context);
}

/** 'My call tomorrow' may be titled otherwise: a kind of event that no title names is left out. */
function withoutKind(
  frame: Frame,
  { call, answer }: Attempt,
  attempts: readonly Attempt[],
  context: UnderstandContext,
): Call | undefined {
  if (!('reference' in frame) || !hasOnlyKind(frame.reference) || attempts.length > 1) return undefined;
  const missed =
    call.name === 'list_events' ? answer?.count === 0 && call.input.query : statusOf(answer) === 'refused';
  if (!missed || frame.reference.when.length === 0) return undefined;
  const { noun: _noun, ...reference } = frame.reference;
  const again = firstCall({ ...frame, reference }, context);
  return JSON.stringify(again) === JSON.stringify(call) ? undefined : again;
}

/** 'Make pilates every Tuesday at 6', where there is no pilates yet: then it is to be booked. */
function asNewSeries(frame: Frame, { call, answer }: Attempt, context: UnderstandContext): Call | undefined {
  if (frame.kind !== 'moveEvent' || !frame.repeat || call.name !== 'update_event') return undefined;
  const [often] = frame.to;
  const { title } = frame.reference;
  if (statusOf(answer) !== 'refused' || often?.when.kind !== 'recurrence' || !often.when.timeSaid || !title)
    return undefined;
  if (!String(answer?.reason ?? '').startsWith('I found no event')) return undefined;
  return createCall({ title, people: [], when: [often] }, frame.said, context);
}

const SOCIAL =
  /\b(?:lunch|dinner|breakfast|brunch|supper|coffee|drinks?|beers?|date|party|walk|run|gym|tennis|golf|padel|cinema|movie|concert|birthday|visit|playdate|picnic|hike|dentist|doctor|haircut)\b/i;
const FAMILY =
  /\b(?:mom|mum|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|children|brother|sister|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousins?|friends?|family|in-laws|doctor|dr|dentist|therapist|vet|barber|hairdresser|landlord|plumber)\b/i;

/**
 * Lunch with somebody whose address nobody knows is still a lunch: it goes into the own calendar and nobody is
 * invited, which the reply says. For a meeting the address is asked for.
 */
function withoutGuest(frame: Frame, { call, answer }: Attempt, context: UnderstandContext): Call | undefined {
  if (frame.kind !== 'createEvent' || call.name !== 'create_event') return undefined;
  const stranger = strangerIn(frame.event.people, answer);
  if (!stranger || !(SOCIAL.test(call.input.title) || isPrivate(stranger))) return undefined;
  const names = new Set(call.input.attendees);
  names.delete(personWords(stranger));
  const again = firstCall(frame, context);
  if (again?.name !== 'create_event') return undefined;
  const { attendees: _attendees, ...input } = again.input;
  return { name: 'create_event', input: { ...input, ...(names.size > 0 ? { attendees: [...names] } : {}) } };
}

/** 'The bank', 'my mother': nobody would send them an invitation; 'my manager' one would. */
const isPrivate = ({ role, said }: Person): boolean =>
  FAMILY.test(`${role ?? ''} ${said}`) || (/^(?:the|a|an|my|our) /i.test(said) && !COLLEAGUE.test(said));
const COLLEAGUE =
  /\b(?:manager|boss|team|colleagues?|coworkers?|assistant|clients?|customers?|lead|director|ceo|cto|cfo|hr|recruiter|department|board|group)\b/i;

/** Whose address the tool asked for. */
export function strangerIn(people: readonly Person[], answer: ToolAnswer | undefined): Person | undefined {
  const asked = /^What is (.+)'s e-mail address\?/.exec(String(answer?.question ?? ''))?.[1];
  return asked === undefined ? undefined : people.find((person) => personWords(person) === asked);
}
