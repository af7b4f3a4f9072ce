import { runEvaluations } from '../evals/run.ts';
import { runCommand } from './lib/fail.ts';

await runCommand(async () => {
  if (!(await runEvaluations(process.argv.slice(2)))) process.exitCode = 1;
});
