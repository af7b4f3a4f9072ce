import { PlainFailure, runCommand } from './lib/fail.ts';
import { buildWeb } from './lib/web-build.ts';
import type { Runner, SuiteEvent } from './suite/events.ts';
import { loadTimings, saveTimings } from './suite/memory.ts';
import { type PartPlan, Progress } from './suite/progress.ts';
import { runPlaywright, runVitest } from './suite/runners.ts';
import { partOf, readSelection, type Selection } from './suite/selection.ts';
import { showProgress } from './suite/show.ts';
import { summaryOf } from './suite/summary.ts';

const runners = { vitest: runVitest, playwright: runPlaywright };

/** Seconds of a step (a file of Vitest's, a test of Playwright's) that never ran here. */
const plans: Record<Runner, readonly PartPlan[]> = {
  vitest: [
    { runner: 'vitest', project: 'unit', usual: 0.2 },
    { runner: 'vitest', project: 'system', usual: 3 },
  ],
  playwright: [
    { runner: 'playwright', project: 'ui', usual: 1.5 },
    { runner: 'playwright', project: 'system', usual: 6 },
  ],
};

/** What the runner itself says of a failure stands in its own output, which nobody wants to see otherwise. */
async function runPart(
  runner: Runner,
  selection: Selection,
  progress: Progress,
  elapsed: () => number,
): Promise<boolean> {
  let ended = false;
  const onEvent = (event: SuiteEvent): void => {
    ended ||= event.kind === 'ended';
    progress.onEvent(event, elapsed());
    // At once, and not in half an hour: you can already look into it.
    if (event.kind === 'step')
      for (const { file, name } of event.tests.filter(({ passed }) => !passed))
        console.log(`FAILED  ${file}  ${name}`);
  };
  try {
    const { code, output } = await runners[runner](selection, onEvent);
    if (code === 0 && ended) return true;
    console.log(`\n${output}`);
  } catch (error) {
    // The other runner is let finish: ending here would leave it behind.
    console.log(error instanceof PlainFailure ? error.message : error);
  }
  return false;
}

await runCommand(async () => {
  const selection = readSelection(process.argv.slice(2));
  const began = Date.now();
  const elapsed = (): number => (Date.now() - began) / 1_000;
  const parts = (['vitest', 'playwright'] as const).flatMap((runner) => {
    const part = partOf(selection, runner);
    return part ? [{ runner, part }] : [];
  });
  const before = loadTimings();
  const progress = new Progress(
    parts.flatMap(({ runner }) => plans[runner]),
    before,
  );
  // Before anything runs: a test that starts the product builds the app as well, and two builds would meet.
  if (parts.some(({ runner }) => runner === 'playwright')) buildWeb(console.log);
  const hide = showProgress(progress, elapsed);
  // Side by side: while one waits, for a process to start or a deadline of the product's, the other one works.
  const fine = await Promise.all(parts.map(({ runner, part }) => runPart(runner, part, progress, elapsed)));
  hide();
  saveTimings(before, progress.took);
  for (const line of summaryOf(progress.outcomes)) console.log(line);
  // A runner that broke down without a failed test has failed all the same, and so has a run of nothing.
  const broken = progress.failed === 0 && (fine.includes(false) || progress.passed === 0) ? 1 : 0;
  console.log(`\nThe suite took ${Math.round(elapsed())} s.`);
  console.log(`${progress.passed} passed, ${progress.failed + broken} failed`);
  process.exit(progress.failed + broken === 0 ? 0 : 1);
});
