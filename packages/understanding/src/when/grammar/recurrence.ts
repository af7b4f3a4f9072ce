import type { Parsed, RecurrenceNode, TimeNode, VagueNode } from './nodes.ts';
import type { Reader } from './reader.ts';
import { modifier } from './recurrence-modifiers.ts';
import { opening, timesPer } from './recurrence-openings.ts';
import { type Draft, isHourOfPhrase, takeHours, timeOnly, weekdayList } from './recurrence-parts.ts';
import { sequence, timeOfDay } from './sequence.ts';

/** A whole recurrence with its time, end, start and exceptions in any order. */
export function recurrence(r: Reader, i: number): Parsed<RecurrenceNode | VagueNode> | null {
  // 'at 9am every Tuesday': the time may come first.
  let lead: Parsed<TimeNode> | null = sequence(r, i);
  // '8:30 till 9, first Monday of every month': the day behind the comma belongs to the rhythm.
  const dated = lead !== null && !timeOnly(lead.node);
  if (dated) lead = timeOfDay(r, i);
  const isBare = lead?.node.latent && (dated || !isHourOfPhrase(r, lead.end));
  // 'Three times a week' is no hour.
  if (lead && (!timeOnly(lead.node) || isBare || timesPer(r, i))) lead = null;
  const first = lead ? null : beginning(r, i);
  const at = lead ? r.skip(lead.end, ',') : (first?.end ?? i);
  const often = timesPer(r, at);
  // 'Twice a week, Tuesdays and Thursdays': on those.
  const which = often && r.phrase ? r.skip(r.skip(often.end, ',', ':', '-'), 'on') : (often?.end ?? at);
  const named = opening(r, which) ?? (often?.node.kind === 'vague' ? onThose(r, which, often.node) : null);
  if (often?.node.kind === 'vague' && !named) return { node: often.node, end: often.end };
  const start = often?.node.kind === 'recurrence' ? (often as Parsed<Draft>) : named;
  if (!start) return null;
  const draft: Draft = { ...start.node };
  if (first) draft.starting = takeHours(draft, first.node);
  if (lead) {
    const { latent: _, ...time } = lead.node;
    draft.time = draft.time?.part ? { ...time, part: draft.time.part } : time;
  }
  let { end } = start;
  for (let guard = 0; guard < 8; guard++) {
    const next = modifier(r, end, draft);
    if (next <= 0) break;
    end = next;
  }
  return { node: draft, end };
}

/** 'Next Monday at ten every week', '7 December, weekly': the first of them, in front of how often. */
function firstOfRhythm(r: Reader, i: number): Parsed<TimeNode> | null {
  const day = r.phrase ? sequence(r, i) : null;
  const dates = day?.node.dates ?? [];
  if (!day || dates.length === 0 || opening(r, i)) return null;
  if (dates.some(({ series }) => series.length > DAY)) return null;
  const end = r.skip(r.skip(r.skip(day.end, ',', '-'), 'and'), 'then');
  const rhythm = opening(r, end);
  const { weekdays, monthDays, months, frequency } = rhythm?.node.every ?? {};
  if (!frequency || !RHYTHMS.has(frequency) || weekdays || monthDays || months || rhythm?.node.time)
    return null;
  const { latent: _, ...node } = day.node;
  return { node, end };
}
const RHYTHMS: ReadonlySet<string> = new Set(['DAILY', 'WEEKLY', 'MONTHLY']);
const DAY = 86_400;

/** 'Twice a week, Tuesday and Thursday': as many days as were announced. */
function onThose(r: Reader, i: number, { times, unit }: VagueNode): Parsed<Draft> | null {
  const list = r.phrase && unit === 'week' ? weekdayList(r, i, false) : null;
  if (list?.node.length !== times) return null;
  const every = {
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: list.node,
    rule: 'weekly on those days',
  } as const;
  return { node: { kind: 'recurrence', every }, end: list.end };
}

/** 'from 4 January, every second Monday', 'starting next week, on Thursdays': the first day comes first. */
function beginning(r: Reader, i: number): Parsed<TimeNode> | null {
  // 'After Easter, every Tuesday at four'.
  const isBehind = r.phrase && r.is(i, 'after');
  if (!isBehind && !r.is(i, 'from', 'starting', 'beginning', 'commencing')) return firstOfRhythm(r, i);
  const start = sequence(r, r.skip(i + 1, 'on', 'from', 'in', 'with'));
  if (!start || start.node.dates.length === 0) return null;
  const { latent: _, ...node } = start.node;
  return { node, end: r.skip(r.skip(r.skip(start.end, 'on', 'onwards', 'onward'), ',', '-'), 'and', 'then') };
}
