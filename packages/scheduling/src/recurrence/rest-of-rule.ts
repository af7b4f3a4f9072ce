import { DAY, DAY_SECONDS } from '../time/civil.ts';
import { type Anchor, compileFor, earliestLocal } from './expand-rule.ts';
import { nextRulePoints } from './next-instances.ts';
import { isSubDaily, type RecurrenceRule, type RuleTime } from './rule.ts';
import { countLocalBefore } from './walk-rule.ts';

/** The rule cut off before `cut`. COUNT gives way to UNTIL, because RFC 5545 forbids both together. */
export function endBefore(rule: RecurrenceRule, anchor: Anchor, cut: number): RecurrenceRule {
  const finished = nextRulePoints(rule, anchor, cut, 1).length === 0;
  const { count: _count, until: _until, ...open } = rule;
  return finished ? rule : { ...open, until: justBefore(anchor, cut) };
}

function justBefore(anchor: Anchor, cut: number): RuleTime {
  if (anchor.zone === undefined) return { kind: 'date', day: cut / DAY - 1 };
  return { kind: 'utc', at: (Math.ceil(cut / 1000) - 1) * 1000 };
}

export interface RuleRest {
  /** Where the new series starts. */
  readonly first: number;
  /** Undefined when no rule goes on. */
  readonly rule: RecurrenceRule | undefined;
  /** Instances before `first` that the new rule cannot express: readings moved by a gap. */
  readonly singles: readonly number[];
}

/** What the rule still gives from `cut` on, as a rule with a start of its own; undefined when nothing. */
export function restOf(rule: RecurrenceRule, anchor: Anchor, cut: number): RuleRest | undefined {
  const { zone } = anchor;
  const singles: number[] = [];
  let from = cut;
  for (;;) {
    const [first] = nextRulePoints(rule, anchor, from, 1);
    if (first === undefined) {
      const [earliest] = singles;
      return earliest === undefined ? undefined : { first: earliest, rule: undefined, singles };
    }
    const nominal = zone === undefined ? first / 1000 : earliestLocal(zone, first);
    const shown = zone === undefined ? nominal : Math.floor(zone.toLocal(first) / 1000);
    const sameDay = Math.floor(nominal / DAY_SECONDS) === Math.floor(shown / DAY_SECONDS);
    if (nominal === shown || (sameDay && isOnClock(rule, anchor, shown))) {
      return { first, rule: reduce(rule, anchor, shown), singles };
    }
    if (sameDay && !isSubDaily(rule.frequency) && rule.bySetPos === undefined) {
      // The start shows the moved time; the rule has to remember the time that was meant.
      return { first, rule: withClock(reduce(rule, anchor, nominal), anchor), singles };
    }
    singles.push(first);
    from = first + 1;
  }
}

/** Whether the rule has the shown time of that day anyway, besides the skipped one that was moved onto it. */
function isOnClock(rule: RecurrenceRule, anchor: Anchor, shown: number): boolean {
  if (isSubDaily(rule.frequency) || rule.bySetPos !== undefined) return false;
  const { times } = compileFor(rule, anchor, 'rfc5545');
  return times.includes(shown - Math.floor(shown / DAY_SECONDS) * DAY_SECONDS);
}

function reduce(rule: RecurrenceRule, anchor: Anchor, local: number): RecurrenceRule {
  if (rule.count === undefined) return rule;
  return { ...rule, count: rule.count - countLocalBefore(compileFor(rule, anchor, 'rfc5545'), local) };
}

function withClock(rule: RecurrenceRule, anchor: Anchor): RecurrenceRule {
  const local = Math.floor((anchor.zone?.toLocal(anchor.at) ?? anchor.at) / 1000);
  const clock = local - Math.floor(local / DAY_SECONDS) * DAY_SECONDS;
  return {
    ...rule,
    byHour: rule.byHour ?? [Math.floor(clock / 3600)],
    byMinute: rule.byMinute ?? [Math.floor(clock / 60) % 60],
    bySecond: rule.bySecond ?? [clock % 60],
  };
}
