import { instantOf } from '@catch/scheduling';
import { pointsToTime, readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf } from '../../tools/events/event-fact.ts';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { looselyNamed } from '../search-by-name.ts';
import { Slots } from '../slots.ts';

/**
 * 'Kim is ill on Monday, am I free on Friday? – Move it there', when something else is told to be there already: what the
 * question gave as its reason, or as yet nothing. Undefined where nothing of the kind is in view.
 */
export async function movedThere(
  { conversation: { asked, focus }, world }: MessagePlan,
  slots: Slots,
): Promise<{ readonly event: CalendarEvent | undefined } | undefined> {
  const [spoken] = focus;
  const window = asked?.act === 'ask_free' || asked?.act === 'ask_agenda' ? asked.window : undefined;
  const isIt = slots.all('target').every((text) => readReference(text).isFocus);
  if (!spoken || !window || !isIt || !slots.all('time').some(pointsToTime)) return undefined;
  const isThere = ({ start, end }: EventFact) =>
    instantOf(start, world.zone) < window.end && instantOf(end, world.zone) > window.start;
  if (!isThere(spoken)) return undefined;
  const reason = new Slots(asked?.slots ?? []).joined('reason');
  const named = reason ? await looselyNamed(reason, world) : undefined;
  return { event: named && !isThere(factOf(named)) ? named : undefined };
}
