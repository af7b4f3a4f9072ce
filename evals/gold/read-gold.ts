import { readFileSync } from 'node:fs';
import { type Reading, readNotation } from '@catch/understanding';

/** By the name of a scenario, what a perfect reader makes of each message in it. */
export type GoldReadings = ReadonlyMap<string, ReadonlyMap<string, Reading>>;

/**
 * Annotated by hand (docs/commands.md), to tell whether the manager can do what a perfect reader understands. Never
 * trained on.
 */
export function readGold(paths: readonly string[]): GoldReadings {
  const readings = new Map<string, ReadonlyMap<string, Reading>>();
  for (const path of paths) {
    const notes = JSON.parse(readFileSync(path, 'utf8')) as Record<string, readonly string[]>;
    for (const [id, turns] of Object.entries(notes))
      readings.set(
        id,
        new Map(
          turns.map((notation) => {
            const reading = readNotation(notation);
            return [reading.message, reading];
          }),
        ),
      );
  }
  return readings;
}
