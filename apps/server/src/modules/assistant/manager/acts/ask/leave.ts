import { travelIn } from '@catch/understanding';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { lengthIn } from '../../times.ts';
import { type Answering, type Ask, about } from './asked.ts';

/** The travel time to the event in focus, in milliseconds. */
export function travelTime({ plan, slots }: Ask): number | undefined {
  const said = travelIn(plan.words, plan.world.when);
  if (said !== undefined) return said * 1000;
  // 'It takes me twenty minutes to get there, when?': of what is asked about otherwise, a length says which it is.
  return slots.has('target', 'time', 'person') ? undefined : lengthIn(slots, plan.world);
}

/** 'When do I have to leave?': so long before it begins. */
export const leave: Answering = async (request) => {
  const event = await about(request);
  const way = travelTime(request);
  if (!event || way === undefined) return false;
  const { plan } = request;
  const at = plan.world.interval(event).start - way;
  plan.say({ kind: 'told', what: 'leave', event: asFact(event), at, milliseconds: way });
  return true;
};
