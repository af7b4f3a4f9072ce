import { Slots } from '../../slots.ts';
import { type Answering, about } from './asked.ts';
import { until } from './event.ts';
import { count } from './measure.ts';

/** 'How many rehearsals before the concert?' counts them until then; 'how long until the concert?' counts days. */
export const untilOrCount: Answering = async (request, window) => {
  const { plan, slots } = request;
  if (!slots.has('set') || !slots.has('target')) return until(request, window);
  const then = await about(request);
  if (!then) return false;
  const kind = new Slots(slots.list().filter(({ role }) => role !== 'target'));
  const within = { start: plan.world.now, end: plan.world.interval(then).start };
  return count({ ...request, act: 'ask_count', slots: kind }, within);
};
