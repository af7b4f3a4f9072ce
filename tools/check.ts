import { runCommand } from './lib/fail.ts';
import { runProgram } from './lib/run-program.ts';

/** What a commit must pass, in under a minute on a warm machine. */
const steps: readonly (readonly [name: string, script: string, ...parameters: string[]])[] = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['types', 'node_modules/typescript/bin/tsc', '-b'],
  ['boundaries', 'tools/boundaries.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['unit tests', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot'],
];

await runCommand(async () => {
  const failed: string[] = [];
  for (const [name, script, ...parameters] of steps) {
    const began = Date.now();
    const { code, output } = await runProgram(script, parameters, { quiet: true });
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
    );
    if (code !== 0) {
      failed.push(name);
      console.log(output);
    }
  }
  if (failed.length > 0) process.exit(1);
});
