import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { words } from './apps/web/words-plugin.ts';
import { stateHome } from './tools/postgres/places.ts';
import VitestSequencer from './tools/suite/vitest-sequencer.ts';

// Three layers, distinguished by the file's name (CONTRIBUTING.md, 'Tests say what is real'): *.test.ts pure,
// *.db.test.ts real Postgres, *.http.test.ts the app against the sandbox.

/** Patience, not a promise: what is waited for comes, however busy the machine is. */
const expectOptions = { poll: { timeout: 30_000 } };

/** Processes that tests start find their sources compiled. */
const env = { NODE_COMPILE_CACHE: join(stateHome(), 'compile-cache') };

export default defineConfig({
  test: {
    sequence: { sequencer: VitestSequencer },
    projects: [
      {
        plugins: [words()],
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,evals,bench,training}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/*.http.test.ts'],
          testTimeout: 60_000,
          expect: expectOptions,
          env,
          // Pure tests share nothing that one could spoil for another: a fresh process for each file takes most of the time.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'system',
          include: ['{apps,tools}/**/*.{db,http}.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 90_000,
          expect: expectOptions,
          env,
          hookTimeout: 120_000,
          // Loading the whole product for each file takes longer than most files: a test gets its own database and
          // product, and state that a process keeps for itself has to be passed in by the test.
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
