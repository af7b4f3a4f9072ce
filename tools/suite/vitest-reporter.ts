import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { root } from '../lib/root.ts';
import { partName, sendEvent, type TestOutcome } from './events.ts';

function outcomesOf(module: TestModule): TestOutcome[] {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped');
  const outcomes = tests.map((test) => ({
    file,
    // As `-t` compares it: the names of the groups and the test, with a space between.
    name: test.fullName.replaceAll(' > ', ' '),
    seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
    passed: test.result().state === 'passed',
  }));
  // A file that does not load, or whose preparations fail, has no failed test of its own.
  const broken = !module.ok() && outcomes.every(({ passed }) => passed);
  return broken ? [...outcomes, { file, name: '', seconds: 0, passed: false }] : outcomes;
}

const partOf = (project: { readonly name: string }): string => partName('vitest', project.name);

export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const steps = specifications.map(({ project, moduleId }) => ({
      part: partOf(project),
      step: relative(root, moduleId),
    }));
    sendEvent({ kind: 'planned', runner: 'vitest', steps });
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration } = module.diagnostic();
    sendEvent({
      kind: 'step',
      part: partOf(module.project),
      step: relative(root, module.moduleId),
      seconds: (collectDuration + duration) / 1_000,
      tests: outcomesOf(module),
    });
  }

  onTestRunEnd(): void {
    sendEvent({ kind: 'ended' });
  }
}
