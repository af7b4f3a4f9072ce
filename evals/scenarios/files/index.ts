import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILT_IN } from '../../../apps/server/src/modules/assistant/index.ts';
import { readGold } from '../../gold/read-gold.ts';
import { runScenarios } from '../run-scenarios.ts';
import { readScenarioFile } from './read-file.ts';
import { filedOutcomes, filesTable, filesTalk } from './report-files.ts';

/** `--model reader:weights.bin` plays the manager with other weights than those of the product. */
const LEARNED = 'reader:';
export const weightsOf = (model: string): string | URL | undefined =>
  model === 'built-in' ? BUILT_IN : model.startsWith(LEARNED) ? model.slice(LEARNED.length) : undefined;

/** The annotation of a file lies under its name beside this. */
const goldOf = (path: string): string => join(import.meta.dirname, '../../gold', basename(path));

/** Plays files that others wrote. They measure ability, and have no mark to reach: every outcome is a good run. */
export async function playFiles(given: {
  readonly paths: readonly string[];
  readonly model: string;
  readonly json: string | undefined;
  readonly verbose: boolean;
}): Promise<void> {
  const files = given.paths.map(readScenarioFile);
  const began = performance.now();
  const played = await runScenarios(
    files.flatMap(({ scenarios }) => scenarios),
    given.model,
    {
      gold: given.model === 'gold' ? readGold(given.paths.map(goldOf)) : undefined,
      weights: weightsOf(given.model),
    },
  );
  let from = 0;
  const outcomes = files.flatMap((file) => {
    const own = played.slice(from, from + file.scenarios.length);
    from += own.length;
    return filedOutcomes(file, own);
  });
  // Conversations are long: they are in the JSON, and printed only where there is none.
  if (given.verbose || !given.json) console.log(filesTalk(outcomes, given.verbose));
  console.log(filesTable(given.model, outcomes, (performance.now() - began) / 1000));
  if (given.json) writeFileSync(given.json, `${JSON.stringify(outcomes, null, 2)}\n`);
}
