import { dayAt } from '@catch/scheduling';
import { sayClock, sayDay } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, say } from '../../../platform/words.ts';
import type { Waiting } from '../renderer.port.ts';
import type { PersonFact } from '../values/values.ts';
import { sayAddressed, sayTitle } from './say-event.ts';
import { sayPlanned, sayProposal } from './say-proposal.ts';
import { sayReasons } from './say-reason.ts';

/** What waits for a yes: why it is asked about, where it would not clash, and the question. */
export function sayPending(waiting: readonly Waiting[], reader: Reader): string {
  if (waiting[0] && waiting.length === 1) {
    const only = withoutNamesSaid(waiting[0]);
    const order = sayOrder(only, reader);
    const around = sayAround(only, order, reader);
    const guests = guestsOf(only);
    const said =
      guests.length > 0
        ? [`${order}.`, ...around, say(reader, 'pending.invite', { people: sayGuests(guests, reader) })]
        : [...around, sayAsking(only, order, reader)];
    return said.filter(Boolean).join(' ');
  }
  // Of several each card says its own why.
  const orders = waiting.map((one) => `• ${sayOrder(one, reader)}${sayInvitees(one, reader)}`).join('\n');
  return say(reader, 'pending.several', { orders });
}

/** 'I can't see Ana's calendar. Invite ana@example.org?': a single guest is not named again after a reason that is about them alone. */
function withoutNamesSaid(one: Waiting): Waiting {
  const [change, ...others] = one.proposal?.changes ?? [];
  if (!one.proposal || !change || others.length > 0) return one;
  const { reasons } = one.proposal;
  const unnamed = (people: readonly PersonFact[]): readonly PersonFact[] => {
    const [guest, ...more] = people;
    return guest && more.length === 0 && reasons.some((reason) => isNaming(guest, reason))
      ? [{ ...guest, name: undefined }]
      : people;
  };
  if (change.did === 'created') {
    const after = { ...change.after, guests: unnamed(change.after.guests) };
    return { ...one, proposal: { reasons, changes: [{ ...change, after }] } };
  }
  if (change.did === 'changed' && change.invited)
    return { ...one, proposal: { reasons, changes: [{ ...change, invited: unnamed(change.invited) }] } };
  return one;
}

function isNaming({ email }: PersonFact, reason: Asked['reasons'][number]): boolean {
  if (reason.code !== 'guests-unknown' && reason.code !== 'guests-busy') return false;
  const people = reason.code === 'guests-unknown' ? reason.people : reason.busy.map(({ person }) => person);
  return people.length === 1 && people[0]?.email === email;
}

function sayAround(one: Waiting, question: string, reader: Reader): string[] {
  const { proposal, conflicts, alternatives } = one;
  const free = sayStarts(alternatives, reader);
  const news = proposal?.reasons.filter((reason) => isNews(reason, isTakingBack(proposal))) ?? [];
  return [
    proposal ? sayReasons({ ...proposal, conflicts, reasons: news }, question, reader) : (one.reason ?? ''),
    free ? say(reader, 'pending.freeInstead', { times: free }) : '',
  ];
}

/** 'tomorrow 09:00, 11:00; Wed 18 Nov 15:00': how long it takes stays. */
function sayStarts(alternatives: Waiting['alternatives'], reader: Reader): string {
  const starts = alternatives.flatMap(({ slot: { start } }) => (start.kind === 'timed' ? [start.at] : []));
  const days = Map.groupBy(starts, (at) => sayDay(dayAt(at, reader.zone), reader));
  return [...days]
    .map(([day, list]) => `${day} ${list.map((at) => sayClock(at, reader)).join(', ')}`)
    .join('; ');
}

type Asked = NonNullable<Waiting['proposal']>;

/** What the question itself shows needs no sentence. */
function isNews(reason: Asked['reasons'][number], namesPeople: boolean): boolean {
  if (reason.code === 'cancels') return !namesPeople && (reason.people?.length ?? 0) > 0;
  if (reason.code === 'tells') return !namesPeople;
  return !['invites', 'series', 'several', 'leaves-others'].includes(reason.code);
}

const isTakingBack = ({ changes }: Asked): boolean => changes[0]?.did === 'undone';

function sayOrder({ proposal, formatted_args }: Waiting, reader: Reader): string {
  const [first] = proposal?.changes ?? [];
  if (first?.did === 'created' && first.after.guests.length > 0) {
    return `${sayTitle(first.after, reader)}, ${sayPlanned(first, reader, '')}`;
  }
  return (
    (proposal && sayProposal(isTakingBack(proposal) ? proposal : withoutPeople(proposal), reader)) ??
    formatted_args
  );
}

/** Who gets notified is a sentence of its own. */
const withoutPeople = ({ changes, reasons }: Asked): Asked => ({
  changes,
  reasons: reasons.filter(({ code }) => code === 'leaves-others'),
});

const guestsOf = ({ proposal }: Waiting): readonly PersonFact[] => {
  const [first] = proposal?.changes ?? [];
  return first?.did === 'created' ? first.after.guests : [];
};

const sayGuests = (guests: readonly PersonFact[], reader: Reader): string =>
  and(
    guests.map((guest) => sayAddressed(guest, reader)),
    reader,
  );

function sayInvitees(one: Waiting, reader: Reader): string {
  const guests = guestsOf(one);
  return guests.length > 0 ? `, ${say(reader, 'order.inviting', { people: sayGuests(guests, reader) })}` : '';
}

function sayAsking(one: Waiting, order: string, reader: Reader): string {
  const isAnyway = one.proposal?.reasons.some(({ code }) => code === 'overlaps');
  return say(reader, isAnyway ? 'pending.anyway' : 'pending.order', { order });
}
