import { type Interval, instantOf, overlaps } from '@catch/scheduling';
import type { EventFact } from '../values/values.ts';
import type { Step } from './plan.ts';
import type { World } from './world.ts';

/** 'The walk till eleven, and the club an hour later', when the club is at ten: the club first, so that nothing overlaps. */
export async function clearedFirst(steps: readonly Step[], world: World): Promise<readonly Step[]> {
  if (steps.filter(placeOf).length < 2) return steps;
  const events = new Map((await world.near()).map((event) => [event.id, world.interval(event)]));
  const ordered: Step[] = [];
  for (const step of steps) {
    const [there, from] = [whenOf(step, world), fromOf(step, events)];
    const at = ordered.findIndex((one) => {
      const wanted = whenOf(one, world);
      return there && from && wanted && overlaps(wanted, from) && !overlaps(wanted, there);
    });
    // What would itself go where something else still is changes nothing by going first.
    const isFree = ordered
      .slice(at)
      .every((one) => !there || !overlaps(fromOf(one, events) ?? NOWHERE, there));
    if (at < 0 || !isFree) ordered.push(step);
    else ordered.splice(at, 0, step);
  }
  return ordered;
}

const NOWHERE: Interval = { start: 0, end: 0 };

type Place = Pick<EventFact, 'start' | 'end'>;

function placeOf(step: Step): Place | undefined {
  const isPlacing =
    step.kind === 'call' && (step.wish.tool === 'create_event' || step.wish.tool === 'update_event');
  return isPlacing ? (step.wish.input.exact as Place | undefined) : undefined;
}

function whenOf(step: Step, { zone }: World): Interval | undefined {
  const place = placeOf(step);
  return place && { start: instantOf(place.start, zone), end: instantOf(place.end, zone) };
}

const fromOf = (step: Step, events: ReadonlyMap<string, Interval>): Interval | undefined =>
  step.kind === 'call' ? events.get(String(step.wish.input.event_id)) : undefined;
