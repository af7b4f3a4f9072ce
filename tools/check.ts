import { runCommand } from './lib/fail.ts';
import { runProgram } from './lib/run-program.ts';

type Step = readonly [name: string, script: string, ...parameters: string[]];

/**
 * What a commit must pass, in under a minute on a warm machine. The two rows go side by side: the first one's ends
 * leave processors idle, and more at once would only compete for two of them.
 */
const rows: readonly (readonly Step[])[] = [
  [['unit tests', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot']],
  [
    ['format and lint', 'tools/lint.ts'],
    ['commits', 'tools/commits.ts'],
    ['boundaries', 'tools/boundaries.ts'],
    ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress', '--cache'],
    ['promises', 'tools/promises.ts'],
    // Checks what changed and whatever depends on it; what it knew before lies in *.tsbuildinfo.
    ['types', 'node_modules/typescript/bin/tsc', '-b'],
  ],
];

async function passes([name, script, ...parameters]: Step): Promise<boolean> {
  const began = Date.now();
  const { code, output } = await runProgram(script, parameters, { quiet: true });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

await runCommand(async () => {
  const fine = await Promise.all(
    rows.map(async (steps) => {
      let all = true;
      for (const step of steps) all = (await passes(step)) && all;
      return all;
    }),
  );
  if (fine.includes(false)) process.exit(1);
});
