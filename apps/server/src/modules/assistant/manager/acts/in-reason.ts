import {
  findWhen,
  hourSuiting,
  leadsToTime,
  type Role,
  readReference,
  saysMoving,
} from '@catch/understanding';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

const BESIDE: ReadonlySet<Role> = new Set([
  ...(['reason', 'filler', 'retracted', 'same_time', 'same_day', 'same_length', 'same_place'] as const),
] as const);

/**
 * 'She would rather have two to three. Do that.': the only time named is in the reason, so it is
 * taken, in doubt. 'The piano comes on Monday, so put it there' leaves no doubt.
 */
export function inReason(plan: MessagePlan, slots: Slots): Slots | undefined {
  const reasons = slots.all('reason');
  const isBare = slots.list().every(({ role }) => BESIDE.has(role));
  const found = isBare ? timesIn(plan, reasons) : [];
  const [time, ...more] = found;
  if (!time || more.length > 0) return undefined;
  if (!isWished(plan, reasons)) plan.unsure = [...plan.unsure, ...reasons];
  return new Slots([
    ...slots.list().filter(({ role }) => role.startsWith('same_')),
    { role: 'time', text: time },
  ]);
}

/**
 * 'My sister is only here on Saturday, so move it there': the time in the reason, since the wish has none.
 */
export function inReasonOf(plan: MessagePlan, slots: Slots): Slots | undefined {
  const reasons = slots.all('reason');
  const isIt = slots.all('target').every((target) => readReference(target).isFocus);
  const rest = slots.list().filter(({ role }) => role !== 'target');
  const [time, ...more] = timesIn(plan, reasons);
  if (!isIt || !time || more.length > 0 || !rest.every(({ role }) => BESIDE.has(role))) return undefined;
  return isWished(plan, reasons) ? new Slots([...slots.list(), { role: 'time', text: time }]) : undefined;
}

/** The times other than lengths; failing that, an hour that is said to suit. */
function timesIn({ world }: MessagePlan, reasons: readonly string[]): string[] {
  const found = reasons.flatMap((reason) =>
    findWhen(reason, world.when).flatMap(({ text, when }) => (when.kind === 'duration' ? [] : [text])),
  );
  if (found.length > 0) return found;
  return reasons.flatMap((reason) => hourSuiting(reason) ?? []).map((hour) => `at ${hour}`);
}

/** The words around the reason ask for a move, and point at the time in the reason. */
function isWished({ words }: MessagePlan, reasons: readonly string[]): boolean {
  const rest = reasons.reduce((left, reason) => left.replace(reason, ''), words);
  return saysMoving(rest) && leadsToTime(reasons.join(' '), rest);
}
