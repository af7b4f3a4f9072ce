import { DAY, HOUR } from '@catch/scheduling';
import { asksForLast, lastOf, readReference, withoutKinds } from '@catch/understanding';
import { type CalendarEvent, isCalendarError, seriesOf } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { wordsOf } from '../../../tools/text/match-words.ts';
import type { Change, EventFact } from '../../../values/values.ts';
import { fetch } from '../../fetch-event.ts';
import type { MessagePlan } from '../../plan.ts';
import { type Answering, type Ask, meets } from './asked.ts';
import { matchingName } from './called.ts';

/** 'My last one today', 'the last thing on Friday': of a stretch the one that begins last. */
export const lastWithin: Answering = async ({ plan, slots }, window) => {
  const { world } = plan;
  const within = window ?? { start: world.now, end: world.now + DAY };
  const isMet = await meets(plan, slots);
  const event = (
    await matchingName(
      plan,
      slots,
      (
        await world.events(within)
      ).filter(
        (one) => one.start.kind === 'timed' && world.interval(one).start >= within.start && isMet(one),
      ),
    )
  ).at(-1);
  if (event) plan.focusOn([asFact(event)]);
  plan.say(
    event
      ? { kind: 'told', what: 'when', events: [asFact(event)] }
      : { kind: 'told', what: 'agenda', events: [], window: within },
  );
  return event !== undefined;
};

/** Whether a question means that, and not when something was last: of a day or a week, on one of which clocks may go back. */
export const isLastWithin = ({ plan, slots, act }: Ask, window: Parameters<Answering>[1]): boolean =>
  (asksForLast(plan.words) || readReference(slots.first('target') ?? '').position === -1) &&
  window !== undefined &&
  slots.has('time') &&
  !slots.all('time').some(asksForLast) &&
  (act === 'ask_next' || window.end - window.start <= (act === 'ask_agenda' ? 7 : 1) * DAY + HOUR);

/** 'And when is the last one?', of a series that ends: its last day. */
export async function lastOfSeries({ plan, slots }: Ask): Promise<CalendarEvent | undefined> {
  const target = slots.first('target') ?? slots.joined('time') ?? '';
  const { asked, focus, done } = plan.conversation;
  const [lastEvent] = focus;
  const isBare =
    readReference(target).position === -1 || (lastEvent !== undefined && isLastOf(lastEvent, target));
  const isJustMade = asked === undefined && done[0]?.changes.some(isOfRhythm);
  if (!lastEvent || slots.has('old_time') || (slots.has('target') && slots.has('time')) || !isBare)
    return undefined;
  if (!isJustMade && asked?.act !== 'ask_when') return undefined;
  const found = await fetch(lastEvent, plan.world);
  return found.kind === 'events' && found.events[0] ? endOf(plan, found.events[0]) : undefined;
}

/** 'The last rehearsal', of the choir rehearsal: by what kind of thing it is, or by its own name. */
function isLastOf({ title }: EventFact, target: string): boolean {
  const rest = lastOf(target);
  if (rest === undefined) return false;
  const own = wordsOf(title ?? '');
  return withoutKinds(wordsOf(rest)).every((word) => word === 'one' || own.includes(word));
}

const isOfRhythm = (change: Change): boolean =>
  change.did === 'created' || (change.did === 'changed' && change.recurrence !== undefined);

/** As far ahead as anybody plans. */
const AHEAD = 3 * 366 * DAY;

/** The last of a series that has an end. */
async function endOf({ world }: MessagePlan, event: CalendarEvent): Promise<CalendarEvent | undefined> {
  try {
    const series = await seriesOf(world.calendars, event);
    if (!series?.recurrence.some((line) => ENDING.test(line))) return undefined;
    const events = await world.events({ start: world.now, end: world.now + AHEAD });
    return events.filter(({ seriesId }) => seriesId === series.id).at(-1);
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'calendar-lost')) return undefined;
    throw error;
  }
}
const ENDING = /[:;](?:COUNT|UNTIL)=/;
