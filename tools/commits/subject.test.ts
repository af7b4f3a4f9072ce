import { describe, expect, it } from 'vitest';
import { subjectOf, subjectTrouble } from './subject.ts';

describe('the subject of a commit', () => {
  it.each([
    'feat(web): show the day of a reminder',
    'fix: let go of a lane whose process died',
    'refactor!: take the rule book away',
    'docs(adr): say why',
    'test(evals): pass the clock on',
    'perf: address the queue by its index',
    'fix(web): focus the first field',
    'fix: need no second round',
    `feat: ${'x'.repeat(66)}`,
    "Merge branch 'main'",
    'Revert "feat: add a thing"',
    'fixup! feat: add a thing',
  ])('%s', (subject) => expect(subjectTrouble(subject)).toBeUndefined());

  it.each([
    [`feat: ${'x'.repeat(67)}`, 'has 73 characters'],
    ['add a thing', "is not 'type(scope)"],
    ['feature: add a thing', "is not 'type(scope)"],
    ['feat:add a thing', "is not 'type(scope)"],
    ['', "is not 'type(scope)"],
    ['feat: add a thing.', 'full stop'],
    ['feat: added a thing', 'not imperative'],
    ['feat: adding a thing', 'not imperative'],
    ['feat: adds a thing', 'not imperative'],
    ['fix: what was said is kept', "instead of 'what'"],
    ['fix: a limit is digits', "instead of 'a'"],
  ])('%s: not', (subject, why) => expect(subjectTrouble(subject)).toContain(why));

  it('is the first line that git will keep', () => {
    expect(subjectOf('\n# a comment\nfeat: add a thing\n\nWhy.\n')).toBe('feat: add a thing');
    expect(subjectOf('# nothing\n')).toBe('');
  });
});
