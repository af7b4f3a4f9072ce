import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../lib/root.ts';
import { type PlannedStep, partName, sendEvent } from './events.ts';

interface Place extends PlannedStep {
  readonly file: string;
  readonly name: string;
}

function placeOf(test: TestCase): Place {
  // The path begins with an empty name, the project and the file, which is named on its own.
  const [, project = '', , ...names] = test.titlePath();
  const name = names.join(' ');
  const file = relative(root, test.location.file);
  return { part: partName('playwright', project), step: `${file} ${name}`, file, name };
}

export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const steps = suite.allTests().map((test) => {
      const { part, step } = placeOf(test);
      return { part, step };
    });
    sendEvent({ kind: 'planned', runner: 'playwright', steps });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { part, step, file, name } = placeOf(test);
    const seconds = result.duration / 1_000;
    const tests = [{ file, name, seconds, passed: result.status === 'passed' }];
    sendEvent({ kind: 'step', part, step, seconds, tests });
  }

  onEnd(): void {
    sendEvent({ kind: 'ended' });
  }

  /** Another reporter prints. */
  printsToStdio(): boolean {
    return false;
  }
}
