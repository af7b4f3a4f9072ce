import { dayOf, HOUR } from '../civil/calendar.ts';
import { secondsOf } from '../grammar/durations.ts';
import type {
  ChoiceNode,
  DeadlineNode,
  EventNode,
  Node,
  OpenNode,
  TimeNode,
  VagueNode,
} from '../grammar/nodes.ts';
import type { AmbiguousWhen, OpenWhen, When } from '../types.ts';
import type { Environment } from './environment.ts';
import { askHowOften, askWhich } from './questions.ts';
import { rangeToWhen } from './range.ts';
import { durationOf, endOf, extras, isWholeDays, reading, startOf, windowOf } from './readings.ts';
import { recurrenceToWhen } from './recurrence.ts';
import { type Found, type Resolution, type ResolveOptions, TODAY_OR_LATER } from './resolve-time.ts';
import { noWhen, resolved } from './resolved.ts';
import { endsWithWork, rangeToWorkEnd, repeatsAtWorkEnd } from './work-end.ts';

/** What a parsed expression means at this moment. */
export function toWhen(node: Node, text: string, environment: Environment): When {
  switch (node.kind) {
    case 'time':
      return timeToWhen(endsWithWork(node, environment.moment), text, environment);
    case 'range':
      return rangeToWhen(rangeToWorkEnd(node, environment.moment), text, environment);
    case 'open':
      return openToWhen(node, text, environment);
    case 'deadline':
      return deadlineToWhen(node, text, environment);
    case 'duration':
      return {
        kind: 'duration',
        duration: durationOf(node.length),
        seconds: secondsOf(node.length),
        text,
        rule: 'a length of time',
        ...(node.approximate ? { approximate: true as const } : {}),
      };
    case 'choice':
      return choiceToWhen(node, text, environment);
    case 'recurrence':
      return recurrenceToWhen(repeatsAtWorkEnd(node, environment.moment), text, environment);
    case 'vague':
      return vague(node, text);
    case 'event':
      return eventToWhen(node, text, environment);
  }
}

function timeToWhen(
  node: TimeNode,
  text: string,
  environment: Environment,
  options: ResolveOptions = {},
): When {
  if (
    node.zone !== undefined &&
    node.dates.length === 0 &&
    !node.clock &&
    !node.clocks &&
    !node.part &&
    !node.exact
  )
    return noWhen(text);
  const resolution = resolved(node, environment, options);
  if (!resolution) return noWhen(text);
  const { windows, others, ask } = resolution;
  if (windows && (windows.length > 1 || node.anyOf)) {
    return {
      kind: 'windows',
      windows: windows.map((w) => windowOf(w, node.zone, environment)),
      choice: 'one-of',
      grain: resolution.found.grain,
      allDay: isWholeDays(resolution.found),
      text,
      rule: `${resolution.found.rule}; any of the days in that period`,
      ...extras(node, []),
    };
  }
  const chosen = reading(resolution.found, node, text, environment);
  if (others.length === 0) return chosen;
  const alternatives = others.map((o) => reading(o, node, text, environment));
  if (!ask) return { ...chosen, alternatives };
  return {
    kind: 'ambiguous',
    question: askWhich([chosen, ...alternatives]),
    options: [chosen, ...alternatives],
    default: chosen,
    text,
    rule: chosen.rule,
    ...extras(node, []),
  } satisfies AmbiguousWhen;
}

function openToWhen(node: OpenNode, text: string, environment: Environment): When {
  const past = node.direction === 'from' && node.edge === 'start' && node.node.rules.includes('since');
  const ending = node.direction === 'until' ? endedBy(node.node) : node.node;
  const resolution = resolved(ending, environment, { past });
  if (!resolution) return noWhen(text);
  const readings = [resolution.found, ...resolution.others.slice(0, 1)].map((found) =>
    openAt(node, found, text, environment),
  );
  const [chosen] = readings;
  if (!chosen) return noWhen(text);
  // 'Thursday the 16th, from 4': where the weekday does not fit, the date is asked about.
  if (resolution.ask !== 'weekday') return chosen;
  return {
    kind: 'ambiguous',
    question: askWhich(readings),
    options: readings,
    default: chosen,
    text,
    rule: chosen.rule,
  };
}

/** 'Thursday morning, before 12': what ends a morning at twelve ends it at noon. */
function endedBy(node: TimeNode): TimeNode {
  const { clock, part } = node;
  const isNoon = clock?.open && clock.second === 0 && part?.half === 'am' && part.to <= NOON;
  return isNoon ? { ...node, clock: { ...clock, second: NOON, open: false } } : node;
}
const NOON = 12 * HOUR;

function openAt(node: OpenNode, found: Found, text: string, environment: Environment): OpenWhen {
  const at =
    node.edge === 'start' || found.point
      ? startOf(found, node.node.zone, environment)
      : endOf(found, node.node.zone, environment);
  const rule = node.direction === 'from' ? 'open-ended: from then on' : 'open-ended: until then';
  return {
    kind: 'open',
    direction: node.direction,
    at: at.time,
    grain: found.grain,
    dateSaid: node.node.dates.length > 0 || node.node.exact !== undefined,
    text,
    rule: `${rule}; ${found.rule}`,
    ...extras(node.node, [at.note]),
  };
}

function deadlineToWhen(node: DeadlineNode, text: string, environment: Environment): When {
  const resolution = resolved(endedBy(node.node), environment);
  if (!resolution) return noWhen(text);
  const { found } = resolution;
  const by =
    found.point || node.edge === 'start'
      ? startOf(found, node.node.zone, environment)
      : endOf(found, node.node.zone, environment);
  const from = environment.context.now.toZonedDateTimeISO(environment.context.zone);
  return {
    kind: 'deadline',
    from,
    by: by.time,
    grain: found.grain,
    text,
    rule: `a deadline lasts until the end of what was named; ${found.rule}`,
    ...extras(node.node, [by.note]),
  };
}

function choiceToWhen(node: ChoiceNode, text: string, environment: Environment): When {
  const found = node.options.map((option) => ({ option, resolution: resolved(option, environment) }));
  for (const [k, { option, resolution: own }] of found.entries()) {
    const before = found[k - 1];
    // 'Mon, Tue and Wed, 9 to 5', said on a Wednesday at eleven: that of today has begun.
    const later =
      own?.ask === TODAY_OR_LATER && own.found.start < environment.moment.now ? own.others[0] : undefined;
    const resolution = own && later ? { ...own, found: later } : own;
    found[k] = { option, resolution };
    if (before && resolution) found[k] = { option, resolution: sameHalf(before, option, resolution) };
  }
  const windows = found.flatMap(({ option, resolution }) =>
    resolution
      ? (resolution.windows ?? [resolution.found]).map((f) => windowOf(f, option.zone, environment))
      : [],
  );
  const first = found[0]?.resolution;
  if (!first || windows.length === 0) return noWhen(text);
  return {
    kind: 'windows',
    windows,
    choice: node.mode,
    grain: first.found.grain,
    allDay: isWholeDays(first.found),
    text,
    rule: node.mode === 'one-of' ? 'any of these will do' : 'all of these',
  };
}

/** 'Friday at 7 or 8': both in the same half of the day. */
function sameHalf(
  before: { readonly option: TimeNode; readonly resolution: Resolution | null },
  option: TimeNode,
  own: Resolution,
): Resolution {
  const first = before.resolution?.found;
  if (!first || !before.option.clock?.open || !option.clock?.open) return own;
  const distance = ({ start }: { readonly start: number }): number => Math.abs(start - first.start);
  const nearer = own.others.find((other) => distance(other) < distance(own.found));
  return nearer && dayOf(nearer.start) === dayOf(first.start) ? { ...own, found: nearer } : own;
}

const vague = (node: VagueNode, text: string): When => ({
  kind: 'ambiguous',
  question: askHowOften(node),
  often: { times: node.times, unit: node.unit },
  options: [],
  text,
  rule: 'how often was said, but not when',
});

function eventToWhen(node: EventNode, text: string, environment: Environment): When {
  return {
    kind: 'relative-to-event',
    direction: node.direction,
    offset: durationOf(node.length),
    eventText: node.eventText,
    ...(node.on ? { on: timeToWhen(node.on, node.onText ?? text, environment) } : {}),
    text,
    rule: 'counted from an event that has to be looked up',
  };
}
