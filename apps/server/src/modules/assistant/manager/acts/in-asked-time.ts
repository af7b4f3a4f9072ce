import { instantOf, MINUTE } from '@catch/scheduling';
import { pointsToTime } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Option } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { isForRoom } from './ask/asked.ts';

/** What a change may say of where an event goes, or of what it is. */
export const MOVING = [
  ...(['time', 'shift', 'length', 'stretch', 'end', 'start', 'all_day', 'before', 'after'] as const),
  ...(['slot_of', 'title', 'place', 'note', 'guest', 'guest_out', 'link', 'video'] as const),
] as const;

/** 'Is Olga free on Thursday at 11? – Move it there then', 'This works: at twelve. – Move the demo to that': then. */
export function inAskedTime(plan: MessagePlan, slots: Slots): Slots {
  const { asked } = plan.conversation;
  const said = slots.list().filter(({ role, text }) => !(role === 'time' && pointsToTime(text)));
  const rest = new Slots(said);
  if (rest.has(...MOVING)) return slots;
  const isPointed = said.length < slots.list().length;
  const window = asked?.act === 'ask_free' ? asked.window : undefined;
  const isPlace = window && (asked?.isExact || window.end - window.start <= MINUTE);
  const start = isPlace ? window.start : isPointed ? onlyFound(plan) : undefined;
  if (start === undefined) return slots;
  const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(plan.world.zone).toString();
  return new Slots([...said, { role: 'time', text: at }]);
}

/** 'Move it there', of several times that were found: one of those. */
export const offeredThere = (plan: MessagePlan, slots: Slots): Option[] =>
  slots.all('time').some(pointsToTime) ? found(plan) : [];

const found = ({ conversation: { asked, listed } }: MessagePlan): Option[] =>
  asked && isForRoom(asked.act) ? listed.filter((option) => 'slot' in option) : [];

function onlyFound(plan: MessagePlan): number | undefined {
  const [only, ...others] = found(plan);
  return only && 'slot' in only && others.length === 0
    ? instantOf(only.slot.start, plan.world.zone)
    : undefined;
}
