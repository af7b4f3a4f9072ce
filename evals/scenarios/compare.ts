import { wilson } from './files/wilson.ts';
import { addUsage, NO_USAGE, type Usage } from './meter.ts';

/** One conversation, played once. */
export interface PlayedOnce {
  readonly model: string;
  readonly seed: number | null;
  readonly name: string;
  readonly passed: boolean;
  readonly rightEnd: boolean;
  readonly isUnasked: boolean;
  readonly usage: Usage;
  /** How long each message waited for its answer. */
  readonly waits: readonly number[];
}

/** All figures of one model. */
export interface Compared {
  readonly model: string;
  readonly played: number;
  readonly passed: number;
  readonly rightEnd: number;
  readonly unasked: number;
  /** Conversations that passed each time, of how many: what happens once in three times is luck. */
  readonly always: number;
  readonly conversations: number;
  readonly messages: number;
  readonly usage: Usage;
  readonly waitP50: number;
  readonly waitP95: number;
}

export function compareModels(played: readonly PlayedOnce[]): Compared[] {
  return [...new Set(played.map(({ model }) => model))].map((model) => {
    const own = played.filter((one) => one.model === model);
    const count = (is: (one: PlayedOnce) => boolean) => own.filter(is).length;
    const names = [...new Set(own.map(({ name }) => name))];
    const waits = own.flatMap((one) => one.waits).toSorted((left, right) => left - right);
    const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
    return {
      model,
      played: own.length,
      passed: count(({ passed }) => passed),
      rightEnd: count(({ rightEnd }) => rightEnd),
      unasked: count(({ isUnasked }) => isUnasked),
      always: names.filter((name) => own.every((one) => one.name !== name || one.passed)).length,
      conversations: names.length,
      messages: waits.length,
      usage: own.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
      waitP50: at(0.5),
      waitP95: at(0.95),
    };
  });
}

/** One table in Markdown, a line for each model. */
export function comparisonTable(compared: readonly Compared[]): string {
  const rows = compared.map((one) => {
    const { usage, messages } = one;
    const each = (total: number, digits = 0) => (messages ? total / messages : 0).toFixed(digits);
    return [
      one.model,
      String(one.played),
      share(one.passed, one.played),
      share(one.rightEnd, one.played),
      share(one.unasked, one.played),
      `${one.always} of ${one.conversations}`,
      each(usage.calls, 2),
      String(usage.failures),
      `${each(usage.sent)} (${each(usage.cached)})`,
      each(usage.written),
      `${(one.waitP50 / 1000).toFixed(2)} / ${(one.waitP95 / 1000).toFixed(2)}`,
      ((100 * usage.cost) / Math.max(1, messages)).toFixed(3),
    ];
  });
  const lines = [TITLES, TITLES.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const TITLES = [
  'Model',
  'Played',
  'Passed',
  'Right ending',
  'Unasked changes',
  'Passed each time',
  'Calls a message',
  'Failures',
  'Tokens sent (cached) a message',
  'Written',
  'Seconds p50 / p95',
  'Cost of 100 messages',
];

function share(part: number, whole: number): string {
  const { low, high } = wilson(part, whole);
  const percent = (value: number) => Math.round(100 * value);
  return `${part} (${percent(low)}-${percent(high)} %)`;
}
