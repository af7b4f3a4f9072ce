import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PlainFailure } from '../tools/lib/fail.ts';
import { evaluateCorpus, renderCorpus } from './corpus/index.ts';
import { evaluateData, renderData } from './data/index.ts';
import { evaluateFaults, renderFaults } from './faults/index.ts';
import { modelNamed } from './model-named.ts';
import { evaluateReaderFirst, renderReaderFirst } from './reader-first/index.ts';
import { renderReplays, replayFiles } from './replay/replay.ts';
import { allScenarios } from './scenarios/book/index.ts';
import { playFiles, runsOf, weightsOf } from './scenarios/files/index.ts';
import { summarize, summaryTable } from './scenarios/report.ts';
import { runScenarios } from './scenarios/run-scenarios.ts';
import { rehearseWeek } from './week/index.ts';

const USAGE =
  'Use: npm run eval -- [scenarios|data|corpus|reader-first|week|faults] [--model built-in|openai:… …] [--seeds 3] [--patience 900] [--table file.md] [--only words] [--file scenarios.json …] [--author 040 …] [--json file] [--data folder] [--verbose], or --replay file --model openai:… [--zone Europe/Madrid]';

/**
 * `npm run eval`: our own scenarios with any model by name, and other people's data; both when none is named. `week`
 * is played only when it is asked for.
 * With `--file`, other people's scenarios are played instead, and the report is a list of them.
 */
export async function runEvaluations(parameters: readonly string[]): Promise<boolean> {
  const { values, positionals } = readParameters(parameters);
  const [first = 'built-in'] = values.model;
  const times = Number(values.seeds);
  if (!Number.isInteger(times) || times < 1) throw new PlainFailure(`--seeds is a number. ${USAGE}`);
  const seeds = times === 1 ? [] : Array.from({ length: times }, (_, index) => index + 1);
  if (values.replay) {
    // The built-in assistant is asked once a message, not step by step.
    if (weightsOf(first)) throw new PlainFailure(`A replay needs a hosted model. ${USAGE}`);
    const replays = await replayFiles(values.replay, await modelNamed(first), values.zone);
    console.log(renderReplays(replays));
    if (values.json) writeFileSync(values.json, `${JSON.stringify(replays, null, 2)}\n`);
    return replays.every(({ steps }) => steps.every(({ sameTools }) => sameTools));
  }
  const wanted = positionals.length > 0 ? positionals : ['scenarios', 'data'];
  const unknown = wanted.find(
    (name) => !['scenarios', 'data', 'corpus', 'reader-first', 'week', 'faults'].includes(name),
  );
  if (unknown) throw new PlainFailure(`There is no evaluation '${unknown}'. ${USAGE}`);
  if (wanted.join() === 'reader-first') {
    const results = await evaluateReaderFirst(values.author, values.file ?? []);
    console.log(renderReaderFirst(results, values.verbose));
    if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
    return true;
  }
  if (wanted.join() === 'faults') {
    const results = await evaluateFaults();
    if (values.table) writeFileSync(values.table, `${renderFaults(results)}\n`);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
    return results.every(({ wrong }) => wrong.length === 0);
  }
  if (values.file) {
    if (wanted.join() !== 'scenarios') throw new PlainFailure(`Files hold scenarios. ${USAGE}`);
    await playFiles({
      paths: values.file,
      models: values.model,
      seeds,
      timeoutMs: values.patience === undefined ? undefined : 1000 * Number(values.patience),
      json: values.json,
      table: values.table,
      verbose: values.verbose,
    });
    return true;
  }
  const report: Record<string, unknown> = {};
  let met = true;
  if (wanted.includes('scenarios')) {
    const chosen = allScenarios.filter(
      ({ name }) => !values.only || name.toLowerCase().includes(values.only.toLowerCase()),
    );
    if (chosen.length === 0) throw new PlainFailure(`No scenario is named like '${values.only}'.`);
    const runs = [];
    for (const { model, seed } of runsOf(values.model, seeds)) {
      const began = performance.now();
      const outcomes = await runScenarios(chosen, model, { weights: weightsOf(model), seed });
      runs.push(summarize(model, outcomes, performance.now() - began));
    }
    console.log(summaryTable(runs, values.verbose));
    report.scenarios = runs;
    met &&= (runs[0]?.rightEnd ?? 0) >= 90;
  }
  if (wanted.includes('corpus')) {
    const scores = evaluateCorpus(values.author, weightsOf(first));
    console.log(renderCorpus(scores));
    report.corpus = scores;
  }
  if (wanted.includes('data')) {
    const data = await evaluateData({ dataDir: values.data, compare: true });
    console.log(renderData(data));
    report.data = data;
    met &&= data.missed.length === 0;
  }
  if (wanted.includes('week')) {
    const week = await rehearseWeek();
    report.week = week;
    met &&= week.problems.length === 0;
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  return met;
}

function readParameters(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        model: { type: 'string', multiple: true, default: ['built-in'] },
        // How often each hosted model is played.
        seeds: { type: 'string', default: '1' },
        // Seconds for one answer, for models that are slower than the product allows, or played by hand.
        patience: { type: 'string' },
        table: { type: 'string' },
        replay: { type: 'string', multiple: true },
        zone: { type: 'string', default: 'UTC' },
        only: { type: 'string' },
        file: { type: 'string', multiple: true },
        // Held out when the reader was trained (docs/reader.md).
        author: { type: 'string', multiple: true, default: ['003', '008', '040'] },
        json: { type: 'string' },
        data: { type: 'string', default: '../shared/data' },
        verbose: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}
