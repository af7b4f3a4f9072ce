import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { partName, type TestOutcome, tell } from './events.ts';

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

export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const projects = Map.groupBy(specifications, (file) => file.project.name);
    const steps = Object.fromEntries([...projects].map(([project, files]) => [project, files.length]));
    tell({ kind: 'planned', runner: 'vitest', steps });
  }

  onTestModuleEnd(module: TestModule): void {
    tell({ kind: 'step', part: partName('vitest', module.project.name), tests: outcomesOf(module) });
  }

  onTestRunEnd(): void {
    tell({ kind: 'ended' });
  }
}
