import { dayAt } from '@catch/scheduling';
import { sayClock, sayDay } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, say } from '../../../platform/words.ts';
import type { Waiting } from '../renderer.port.ts';
import type { PersonFact } from '../values/values.ts';
import { sayAddressed, sayTitle } from './say-event.ts';
import { sayPlanned, sayProposal } from './say-proposal.ts';
import { sayReasons } from './say-reason.ts';

/** What waits for a yes: why it is asked about, where it would not collide, and the question. */
export function sayPending(waiting: readonly Waiting[], reader: Reader): string {
  const [only] = waiting;
  if (only && waiting.length === 1) {
    const question = sayOrder(only, reader);
    return [...sayAround(only, question, reader), sayAsking(only, question, reader)]
      .filter(Boolean)
      .join(' ');
  }
  // Of several each card says its own why.
  const orders = waiting.map((one) => `• ${sayOrder(one, reader)}${sayInvitees(one, reader)}`).join('\n');
  return say(reader, 'pending.several', { orders });
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
  const guests = guestsOf(one);
  if (guests.length > 0) return say(reader, 'pending.invite', { order, people: sayGuests(guests, reader) });
  const isAnyway = one.proposal?.reasons.some(({ code }) => code === 'overlaps');
  return say(reader, isAnyway ? 'pending.anyway' : 'pending.order', { order });
}
