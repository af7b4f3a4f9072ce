import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from './chaos/random.ts';
import type { Scenario, ScenarioResult } from './chaos/scenario.ts';
import { scenarios } from './chaos/scenarios.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';

interface SeedResult extends ScenarioResult {
  readonly seed: number;
  readonly ok: boolean;
  readonly took_seconds: number;
}

const wholeNumber = (name: string, value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new PlainFailure(`--${name} must be a whole number.`);
  return number;
};

async function runSeed(name: string, scenario: Scenario, seed: number, seconds: number): Promise<SeedResult> {
  console.log(`\n${name}: seed ${seed}, ${seconds} s of trouble`);
  const began = Date.now();
  const result = await scenario
    .run({
      seed,
      seconds,
      random: seededRandom(seed),
      log: (line) => console.log(`  ${line}`),
    })
    // The other seeds are run all the same, and the report is written.
    .catch((error: unknown): ScenarioResult => {
      console.error(error);
      return {
        figures: {},
        verdicts: [{ name: 'the run comes to its end', ok: false, detail: String(error) }],
      };
    });
  for (const [figure, value] of Object.entries(result.figures)) console.log(`  ${figure}: ${value}`);
  for (const { name: what, ok, detail } of result.verdicts)
    console.log(`  ${ok ? 'ok    ' : 'BROKEN'} ${what} (${detail})`);
  const ok = result.verdicts.length > 0 && result.verdicts.every((verdict) => verdict.ok);
  if (!ok) console.log(`  Again with: npm run chaos -- ${name} --seed ${seed} --seconds ${seconds}`);
  return { ...result, seed, ok, took_seconds: Math.round((Date.now() - began) / 1000) };
}

/** The product under trouble, scenario by scenario and seed by seed. A failing seed is a test. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string', default: '1' },
      seconds: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const [name = 'mixed', ...tooMany] = positionals;
  const scenario = scenarios[name];
  if (!scenario || tooMany.length > 0) {
    const known = Object.entries(scenarios).map(([one, { about }]) => `  ${one.padEnd(12)}${about}`);
    throw new PlainFailure(
      `npm run chaos -- [scenario] [--seed n] [--seeds count] [--seconds n] [--json file]\n${known.join('\n')}`,
    );
  }
  const first = values.seed ? wholeNumber('seed', values.seed) : Math.floor(Math.random() * 1_000_000);
  const count = wholeNumber('seeds', values.seeds);
  const seconds = values.seconds ? wholeNumber('seconds', values.seconds) : scenario.seconds;
  const results: SeedResult[] = [];
  for (let index = 0; index < count; index += 1) {
    results.push(await runSeed(name, scenario, first + index, seconds));
    // Written after every seed: a long run that is stopped leaves what it found.
    if (values.json)
      writeFileSync(values.json, `${JSON.stringify({ scenario: name, seconds, results }, null, 2)}\n`);
  }
  const broken = results.filter(({ ok }) => !ok).map(({ seed }) => seed);
  console.log(
    `\n${name}: ${results.length} ${results.length === 1 ? 'seed' : 'seeds'}, ${
      broken.length === 0 ? 'every invariant held' : `BROKEN with ${broken.join(', ')}`
    }.`,
  );
  process.exit(broken.length === 0 && results.length > 0 ? 0 : 1);
});
