import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { runCommand } from './lib/fail.ts';
import { runProgram } from './lib/run-program.ts';
import { freePort, startStack } from './lib/stack.ts';
import { buildWeb } from './lib/web-build.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Unit, database and HTTP tests. The counts come from the reporter's file, not from what was printed. */
async function runVitest(folder: string): Promise<Count> {
  const file = join(folder, 'vitest.json');
  const { code } = await runProgram('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    file,
  );
  const failed = report ? Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0) : 1;
  return { passed: report?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runBrowser(folder: string): Promise<Count> {
  const file = join(folder, 'playwright.json');
  const chromium = ensureChromium();
  buildWeb(console.log);
  const stack = await startStack();
  try {
    const { code } = await runProgram(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
      {
        env: {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          E2E_WEB_PORT: String(await freePort()),
          E2E_BASE_URL: stack.baseUrl,
          E2E_SANDBOX_URL: stack.sandboxUrl,
          E2E_DATABASE_URL: stack.databaseUrl,
        },
      },
    );
    const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    const failed = report ? report.stats.unexpected + report.stats.flaky : 1;
    return { passed: report?.stats.expected ?? 0, failed: code === 0 ? failed : Math.max(failed, 1) };
  } finally {
    await stack.stop();
  }
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catch-test-'));
  const began = Date.now();
  const counts = [await runVitest(folder), await runBrowser(folder)];
  rmSync(folder, { recursive: true, force: true });
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\nThe whole suite took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(`Tests: ${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
});
