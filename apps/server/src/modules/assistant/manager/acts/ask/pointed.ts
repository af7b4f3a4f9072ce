import type { Interval } from '@catch/scheduling';
import { type Act, namesOfSet, pointsBack, withoutKinds, withoutPointing } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { coverage, significantWords } from '../../../tools/text/match-words.ts';
import { type Conversation, KEPT_LIST } from '../../conversation.ts';
import { fetch } from '../../fetch-event.ts';
import { everyWordOf } from '../../fits-words.ts';
import { type Ask, meets } from './asked.ts';
import { ofKind } from './called.ts';

/** Questions that are answered with several events. */
const LISTING: ReadonlySet<Act> = new Set([
  'ask_agenda',
  'ask_count',
  'ask_total',
  'ask_invitations',
] as const);

/** Whether the last answer was a list of more than one. */
export const isListLast = ({ asked, listed }: Conversation): boolean =>
  asked !== undefined && LISTING.has(asked.act) && listed.filter((one) => 'event' in one).length > 1;

/** 'How many of those …', 'how long is that together': the events that were just listed, as they are now. */
export async function pointedAt(
  { plan, slots }: Ask,
  window: Interval | undefined,
): Promise<CalendarEvent[] | undefined> {
  const { conversation, world } = plan;
  const spans = [...slots.all('set'), ...slots.all('target')];
  const isPointing = spans.length > 0 ? spans.every(pointsBack) : slots.isEmpty;
  // A list longer than we remember is fetched again when all of it is needed.
  const isWhole = conversation.listed.length < KEPT_LIST;
  if (!isPointing || !isListLast(conversation) || !isWhole) return undefined;
  const found = await Promise.all(
    conversation.listed.flatMap((option) => ('event' in option ? [fetch(option.event, world)] : [])),
  );
  const isMet = await meets(plan, slots);
  const within = slots.has('time') ? window : undefined;
  const events = found
    .flatMap((one) => (one.kind === 'events' ? one.events : []))
    .filter((event) => {
      const { start, end } = world.interval(event);
      return isMet(event) && (!within || (start < within.end && end > within.start));
    });
  const names = withoutKinds(namesOfSet(significantWords(spans.map(withoutPointing).join(' '))));
  const called = events.filter((event) => coverage(names, everyWordOf(event)) >= 0.5);
  return called.length > 0 ? called : [...ofKind(slots, events)];
}
