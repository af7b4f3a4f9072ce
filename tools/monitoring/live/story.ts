import type { Span } from './chart.ts';
import type { Look } from './judge-alerts.ts';
import type { AlertKey } from './stages.ts';

/** What was wrong when, and what Prometheus said when. */
export interface Story {
  readonly time: Span;
  readonly faults: readonly (Span & { readonly name: string })[];
  readonly alerts: readonly { readonly key: AlertKey; readonly spans: readonly Span[] }[];
}

interface StoryOptions {
  readonly stage: {
    readonly name: string;
    readonly fires: readonly AlertKey[];
    readonly pends?: readonly AlertKey[];
  };
  readonly looks: readonly Look[];
  readonly from: number;
  readonly mended: number;
  readonly to: number;
}

/** A stage that is about nothing is no fault. */
export function storyOf(stages: readonly StoryOptions[], keys: readonly AlertKey[]): Story {
  const looks = stages.flatMap((stage) => stage.looks);
  return {
    time: { from: stages[0]?.from ?? 0, to: stages.at(-1)?.to ?? 0 },
    faults: stages
      .filter(({ stage: { fires, pends = [] } }) => fires.length + pends.length > 0)
      .map(({ stage: { name }, from, mended }) => ({ name, from, to: mended })),
    alerts: keys.map((key) => ({ key, spans: spansOf(key, looks) })),
  };
}

function spansOf(key: AlertKey, looks: readonly Look[]): Span[] {
  const spans: { from: number; to: number }[] = [];
  let isOn = false;
  for (const { at, firing } of looks) {
    const open = spans.at(-1);
    if (isOn && open) open.to = at;
    const isFiring = firing.includes(key);
    if (isFiring && !isOn) spans.push({ from: at, to: at });
    isOn = isFiring;
  }
  return spans;
}
