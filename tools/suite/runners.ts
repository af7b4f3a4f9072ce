import { ensureChromium } from '../lib/chromium.ts';
import { type ProgramResult, runProgram } from '../lib/run-program.ts';
import { freePort, startStack } from '../lib/stack.ts';
import type { SuiteEvent } from './events.ts';
import { patternOf, type Selection } from './selection.ts';

type OnEvent = (event: SuiteEvent) => void;

/** Unit, database and HTTP tests. */
export function runVitest({ paths, name }: Selection, onEvent: OnEvent): Promise<ProgramResult> {
  const parameters = ['run', '--reporter=minimal', '--reporter=./tools/suite/vitest-reporter.ts', ...paths];
  if (name !== undefined) parameters.push('-t', patternOf(name), '--passWithNoTests');
  return runProgram('node_modules/vitest/vitest.mjs', parameters, {
    quiet: true,
    onMessage: (message) => onEvent(message as SuiteEvent),
  });
}

/** The browser tests, against a product that is started for them. */
export async function runPlaywright({ paths, name }: Selection, onEvent: OnEvent): Promise<ProgramResult> {
  const chromium = ensureChromium();
  const stack = await startStack();
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', ...paths];
  parameters.push('--reporter=dot,./tools/suite/playwright-reporter.ts');
  if (name !== undefined) parameters.push('-g', patternOf(name), '--pass-with-no-tests');
  try {
    return await runProgram('node_modules/@playwright/test/cli.js', parameters, {
      quiet: true,
      onMessage: (message) => onEvent(message as SuiteEvent),
      env: {
        CHROMIUM_PATH: chromium,
        E2E_WEB_PORT: String(await freePort()),
        E2E_BASE_URL: stack.baseUrl,
        E2E_SANDBOX_URL: stack.sandboxUrl,
        E2E_DATABASE_URL: stack.databaseUrl,
      },
    });
  } finally {
    await stack.stop();
  }
}
