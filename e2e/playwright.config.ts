import { defineConfig } from '@playwright/test';

/**
 * Two groups. `ui`: every string, state, timer and redirect of the screens, the API answered by a typed stub.
 * `system`: the really running product at E2E_BASE_URL, with its sandbox at E2E_SANDBOX_URL; nothing is stubbed.
 */
const port = Number(process.env.E2E_WEB_PORT ?? 4179);
const product = process.env.E2E_BASE_URL;

export default defineConfig({
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  // Patience, not a promise: machines are shared, and speed is measured by the bench.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [['line']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every run costs more than the tests themselves: E2E_TRACE=on asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'ui', testDir: './ui', use: { baseURL: `http://localhost:${port}` } },
    {
      name: 'system',
      testDir: './system',
      timeout: 180_000,
      ...(product ? { use: { baseURL: product } } : {}),
    },
  ],
  webServer: {
    // The Node that runs the tests, which may not be the first one on the PATH.
    command: `"${process.execPath}" support/serve-web.ts ${port}`,
    cwd: import.meta.dirname,
    port,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
