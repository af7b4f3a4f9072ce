import { agreed, contradict, sameClock } from './agreement.ts';
import { hasClock, type PartOfDay, Slot, slotsOf, type TimeNode } from './nodes.ts';

/** 'spring 2017', '11-20 2016': each could be something else, together they can not. */
const isYearWithMonth = (a: TimeNode, b: TimeNode): boolean =>
  (slotsOf(a) === Slot.year && (slotsOf(b) & Slot.month) !== 0) ||
  (slotsOf(b) === Slot.year && (slotsOf(a) & Slot.month) !== 0);

/** Next to a weekday the day counted from now stands for its week, next to a month for its year. */
function loosened(node: TimeNode, other: TimeNode): TimeNode {
  const [term] = node.dates;
  if (!term?.loose || node.dates.length !== 1) return node;
  const slots = slotsOf(other);
  const { week, year } = term.loose;
  if (slots === Slot.weekday)
    return { ...node, dates: [{ series: week, slots: Slot.week | Slot.month | Slot.year, rule: term.rule }] };
  return slots === Slot.month && year
    ? { ...node, dates: [{ series: year, slots: Slot.year, rule: term.rule }] }
    : node;
}

/** 'First thing tomorrow morning': of two parts of the day the one inside the other, or null where neither is. */
function narrower(a: PartOfDay | undefined, b: PartOfDay | undefined): PartOfDay | null | undefined {
  if (!a || !b) return a ?? b;
  if (a.to - a.from === b.to - b.from) return null;
  const [small, large] = a.to - a.from < b.to - b.from ? [a, b] : [b, a];
  return small.from >= large.from && small.to <= large.to ? small : null;
}

/** Two descriptions of the same time joined, or null when they contradict each other. */
export function combine(one: TimeNode, two: TimeNode): TimeNode | null {
  const [first, second] = agreed(one, two);
  const [a, b] = sameClock(loosened(first, second), loosened(second, first));
  if ((slotsOf(a) & slotsOf(b)) !== 0 || contradict(a, b)) return null;
  if (hasClock(a) && hasClock(b)) return null;
  const part = narrower(a.part, b.part);
  if (part === null) return null;
  if ((a.exact || a.stretch || b.exact || b.stretch) && (a.dates.length > 0 || b.dates.length > 0))
    return null;
  if (a.zone !== undefined && b.zone !== undefined) return null;
  if (a.length && b.length) return null;
  const { latent: _a, ...left } = a;
  const { latent: _b, ...right } = b;
  return {
    ...left,
    ...right,
    ...(part ? { part } : {}),
    dates: [...a.dates, ...b.dates],
    rules: [...a.rules, ...b.rules],
    ...(a.latent && b.latent && !isYearWithMonth(a, b) ? { latent: true as const } : {}),
  };
}
