import { DAY, type Moment, type Recurrence, type RuleTime, zoneOf } from '@catch/scheduling';
import { localOf } from './local-time.ts';
import { shiftRule } from './shift-rule.ts';

/**
 * A series' recurrence after its start moved by `shift` wall-clock milliseconds. Exceptions and the end move along:
 * left behind, excluded dates would come back and the last instance would fall off.
 */
export function shiftRecurrence(recurrence: Recurrence, start: Moment, shift: number): Recurrence {
  if (shift === 0) return recurrence;
  const zone = start.kind === 'timed' ? start.zone : 'UTC';
  const from = localOf(start, zone);
  const moved = (time: RuleTime): RuleTime => shiftTime(time, zone, shift);
  return {
    rules: recurrence.rules.map((rule) => {
      const { until, ...open } = shiftRule(rule, from, from + shift);
      return until ? { ...open, until: moved(until) } : open;
    }),
    exclusionRules: recurrence.exclusionRules.map((rule) => shiftRule(rule, from, from + shift)),
    extra: recurrence.extra.map((one) => ({ ...one, time: moved(one.time) })),
    excluded: recurrence.excluded.map(moved),
  };
}

function shiftTime(time: RuleTime, zoneId: string, shift: number): RuleTime {
  if (time.kind === 'date') return { kind: 'date', day: time.day + Math.floor(shift / DAY) };
  if (time.kind === 'local' && (time.zone === undefined || time.zone === zoneId))
    return { ...time, local: time.local + shift };
  const at = time.kind === 'utc' ? time.at : zoneOf(time.zone ?? zoneId).toInstant(time.local);
  const zone = zoneOf(zoneId);
  return { kind: 'utc', at: zone.toInstant(zone.toLocal(at) + shift) };
}
