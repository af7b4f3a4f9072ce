import type { RuleFile } from './compress-time.ts';
import type { AlertKey, Stage } from './stages.ts';

/** What Prometheus said at one moment. */
export interface Look {
  readonly at: number;
  readonly firing: readonly AlertKey[];
  readonly pending: readonly AlertKey[];
}

/** A stage as it went: everything that was seen from its beginning until the next one began. */
export interface PlayedStage {
  readonly stage: Pick<Stage, 'name' | 'fires' | 'mayFire' | 'pends'>;
  readonly looks: readonly Look[];
}

export const keyOf = (name: string, severity: string): AlertKey => {
  if (severity !== 'page' && severity !== 'ticket') throw new Error(`${name} is neither page nor ticket`);
  return `${name} ${severity}`;
};

export const keysOf = ({ groups }: RuleFile): AlertKey[] =>
  groups.flatMap(({ rules }) =>
    rules.flatMap(({ alert, labels }) => (alert ? [keyOf(alert, labels.severity ?? '')] : [])),
  );

/**
 * Pure: what is wrong. Every fault raises the alert meant for it, and nothing is raised without a reason. An
 * objective is judged over a long window: as long as a fault is in it, its alert may come back.
 */
export function judgeAlerts(
  stages: readonly PlayedStage[],
  memory: (key: AlertKey) => number = () => 0,
): string[] {
  const reasoned = new Map<AlertKey, number>();
  let before: readonly AlertKey[] = [];
  return stages.flatMap(({ stage: { name, fires, mayFire = [], pends = [] }, looks }) => {
    const seen = new Set(looks.flatMap(({ firing }) => firing));
    const counted = new Set(looks.flatMap(({ pending }) => pending));
    const reasons = new Set([...fires, ...mayFire]);
    const groundless = new Set<AlertKey>();
    for (const { at, firing } of looks) {
      for (const key of firing) {
        if (reasons.has(key)) reasoned.set(key, at);
        const isRemembered = at - (reasoned.get(key) ?? Number.NEGATIVE_INFINITY) <= memory(key);
        if (!isRemembered && !before.includes(key)) groundless.add(key);
      }
      before = firing;
    }
    return [
      ...fires.filter((key) => !seen.has(key)).map((key) => `${name}: ${key} did not fire`),
      ...pends
        .filter((key) => !seen.has(key) && !counted.has(key))
        .map((key) => `${name}: ${key} was not even pending`),
      ...[...groundless].map((key) => `${name}: ${key} fired without a reason`),
    ];
  });
}

/** Which alerts no stage is about: what nobody has made fire may never fire. */
export const unrehearsed = (
  rules: RuleFile,
  stages: readonly Pick<Stage, 'fires' | 'pends'>[],
): AlertKey[] => {
  const known = new Set(stages.flatMap(({ fires, pends = [] }) => [...fires, ...pends]));
  return [...new Set(keysOf(rules))].filter((key) => !known.has(key));
};
