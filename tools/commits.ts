import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectOf, subjectTrouble } from './commits/subject.ts';
import { root } from './lib/root.ts';

// With the file of a message (.githooks/commit-msg): is its subject fit? Without: are those of the commits that have not
// landed yet? What has landed stays as it is. Without git, a history or a main to compare with there is nothing to check.

function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** An archive may lie inside somebody else's repository. */
const isOurs = (): boolean => git('rev-parse', '--show-prefix') === '';

function notLanded(): string[] {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  const subjects = main && isOurs() ? git('log', '--no-merges', '--format=%s', `${main}..HEAD`) : undefined;
  return subjects ? subjects.split('\n') : [];
}

const file = process.argv[2];
const subjects = file === undefined ? notLanded() : [subjectOf(readFileSync(file, 'utf8'))];
const troubles = subjects.flatMap((subject) => {
  const why = subjectTrouble(subject);
  return why ? [`'${subject}' ${why}.`] : [];
});
if (troubles.length > 0) {
  console.error(`${troubles.join('\n')}\nCONTRIBUTING.md says how commits are named.`);
  process.exit(1);
}
