import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PlainFailure } from '../tools/lib/fail.ts';
import { evaluateCorpus, renderCorpus } from './corpus/index.ts';
import { evaluateData, renderData } from './data/index.ts';
import { modelNamed } from './model-named.ts';
import { evaluateReaderFirst, renderReaderFirst } from './reader-first/index.ts';
import { renderReplays, replayFiles } from './replay/replay.ts';
import { allScenarios } from './scenarios/book/index.ts';
import { playFiles, weightsOf } from './scenarios/files/index.ts';
import { summarize, summaryTable } from './scenarios/report.ts';
import { runScenarios } from './scenarios/run-scenarios.ts';
import { rehearseWeek } from './week/index.ts';

const USAGE =
  'Use: npm run eval -- [scenarios|data|corpus|reader-first|week] [--model built-in|openai:…] [--compare model] [--only words] [--file scenarios.json …] [--author 040 …] [--json file] [--data folder] [--verbose], or --replay file --model openai:… [--zone Europe/Madrid]';

/**
 * `npm run eval`: our own scenarios with any model by name, and other people's data; both when none is named. `week`
 * is played only when it is asked for.
 * With `--file`, other people's scenarios are played instead, and the report is a list of them.
 */
export async function runEvaluations(parameters: readonly string[]): Promise<boolean> {
  const { values, positionals } = readParameters(parameters);
  if (values.replay) {
    // The built-in assistant is asked once a message, not step by step.
    if (weightsOf(values.model)) throw new PlainFailure(`A replay needs a hosted model. ${USAGE}`);
    const replays = await replayFiles(values.replay, await modelNamed(values.model), values.zone);
    console.log(renderReplays(replays));
    if (values.json) writeFileSync(values.json, `${JSON.stringify(replays, null, 2)}\n`);
    return replays.every(({ steps }) => steps.every(({ sameTools }) => sameTools));
  }
  const wanted = positionals.length > 0 ? positionals : ['scenarios', 'data'];
  const unknown = wanted.find(
    (name) => !['scenarios', 'data', 'corpus', 'reader-first', 'week'].includes(name),
  );
  if (unknown) throw new PlainFailure(`There is no evaluation '${unknown}'. ${USAGE}`);
  if (wanted.join() === 'reader-first') {
    const results = await evaluateReaderFirst(values.author, values.file ?? []);
    console.log(renderReaderFirst(results, values.verbose));
    if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
    return true;
  }
  if (values.file) {
    if (wanted.join() !== 'scenarios') throw new PlainFailure(`Files hold scenarios. ${USAGE}`);
    await playFiles({
      paths: values.file,
      model: values.model,
      json: values.json,
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
    const models = [values.model, ...(values.compare ? [values.compare] : [])];
    const runs = [];
    for (const model of models) {
      const began = performance.now();
      const outcomes = await runScenarios(chosen, model, { weights: weightsOf(model) });
      runs.push(summarize(model, outcomes, performance.now() - began));
    }
    console.log(summaryTable(runs, values.verbose));
    report.scenarios = runs;
    met &&= (runs[0]?.rightEnd ?? 0) >= 90;
  }
  if (wanted.includes('corpus')) {
    const scores = evaluateCorpus(values.author, weightsOf(values.model));
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
        model: { type: 'string', default: 'built-in' },
        replay: { type: 'string', multiple: true },
        zone: { type: 'string', default: 'UTC' },
        compare: { type: 'string' },
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
