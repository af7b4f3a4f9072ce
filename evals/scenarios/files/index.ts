import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILT_IN } from '../../../apps/server/src/modules/assistant/index.ts';
import { readGold } from '../../gold/read-gold.ts';
import { compareModels, comparisonTable, type PlayedOnce } from '../compare.ts';
import { runScenarios } from '../run-scenarios.ts';
import { readScenarioFile } from './read-file.ts';
import { type FiledOutcome, filedOutcomes, filesTable, transcripts } from './report-files.ts';

/** `--model reader:weights.bin` plays the manager with other weights than those of the product. */
const LEARNED = 'reader:';
export const weightsOf = (model: string): string | URL | undefined =>
  model === 'built-in' ? BUILT_IN : model.startsWith(LEARNED) ? model.slice(LEARNED.length) : undefined;

/** A file's annotation has the same name and lies next to it. */
const goldOf = (path: string): string => join(import.meta.dirname, '../../gold', basename(path));

/**
 * Plays files that others wrote, with each model and each seed. They measure ability, and have no mark to reach: every
 * outcome is a good run.
 */
export async function playFiles(given: {
  readonly paths: readonly string[];
  readonly models: readonly string[];
  readonly seeds: readonly number[];
  readonly timeoutMs: number | undefined;
  readonly json: string | undefined;
  readonly table: string | undefined;
  readonly verbose: boolean;
}): Promise<void> {
  const files = given.paths.map(readScenarioFile);
  const all: FiledOutcome[] = [];
  for (const { model, seed } of runsOf(given.models, given.seeds)) {
    const began = performance.now();
    const played = await runScenarios(
      files.flatMap(({ scenarios }) => scenarios),
      model,
      {
        gold: model === 'gold' ? readGold(given.paths.map(goldOf)) : undefined,
        weights: weightsOf(model),
        seed,
        timeoutMs: given.timeoutMs,
      },
    );
    let from = 0;
    const outcomes = files.flatMap((file) => {
      const own = played.slice(from, from + file.scenarios.length);
      from += own.length;
      return filedOutcomes(file, own, model, seed);
    });
    // Conversations are long: they are in the JSON, and printed only where there is none.
    if (given.verbose || !given.json) console.log(transcripts(outcomes, given.verbose));
    console.log(filesTable(nameOf(model, seed), outcomes, (performance.now() - began) / 1000));
    all.push(...outcomes);
  }
  const table = comparisonTable(compareModels(all.map(asPlayed)));
  console.log(`\n${table}`);
  if (given.table) writeFileSync(given.table, `${table}\n`);
  if (given.json) writeFileSync(given.json, `${JSON.stringify(all, null, 2)}\n`);
}

/** Our own assistant does the same every time: once is enough. */
export const runsOf = (models: readonly string[], seeds: readonly number[]) =>
  models.flatMap((model): { model: string; seed?: number }[] =>
    model === 'gold' || weightsOf(model) || seeds.length === 0
      ? [{ model }]
      : seeds.map((seed) => ({ model, seed })),
  );

const nameOf = (model: string, seed: number | undefined): string =>
  seed === undefined ? model : `${model}, seed ${seed}`;

const asPlayed = (one: FiledOutcome): PlayedOnce => ({
  model: one.model,
  seed: one.seed,
  name: `${one.file} ${one.id}`,
  passed: one.passed,
  rightEnd: one.right_ending,
  isUnasked: one.unasked_changes.length > 0,
  usage: one.usage,
  waits: one.waits_ms,
});
