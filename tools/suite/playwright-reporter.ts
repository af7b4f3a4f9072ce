import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../lib/root.ts';
import { partName, tell } from './events.ts';

export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const steps = Object.fromEntries(
      suite.suites.map((project) => [project.title, project.allTests().length]),
    );
    tell({ kind: 'planned', runner: 'playwright', steps });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // The path begins with an empty name, the project and the file, which is named on its own.
    const [, project = '', , ...names] = test.titlePath();
    const name = names.join(' ');
    const file = relative(root, test.location.file);
    tell({
      kind: 'step',
      part: partName('playwright', project),
      tests: [{ file, name, seconds: result.duration / 1_000, passed: result.status === 'passed' }],
    });
  }

  onEnd(): void {
    tell({ kind: 'ended' });
  }

  /** Another reporter prints. */
  printsToStdio(): boolean {
    return false;
  }
}
