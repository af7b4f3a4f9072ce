import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/root.ts';
import { renderWeek } from './document.ts';
import { type Checked, checkWeek } from './rules.ts';
import { runWeek } from './run-week.ts';

/** Plays the week, writes it down, and says what broke the rules. */
export async function rehearseWeek(): Promise<Checked & { readonly seconds: number }> {
  const began = performance.now();
  const weeks = await runWeek((line) => console.log(`week: ${line}`));
  const checked = checkWeek(weeks);
  const document = join(root, 'docs', 'background-week.md');
  writeFileSync(document, renderWeek(weeks, checked));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `week: ${weeks.length} people, ${checked.counts['messages without being asked'] ?? 0} messages, ${seconds} s; docs/background-week.md`,
  );
  for (const problem of checked.problems.slice(0, 50)) console.log(`week: BROKEN ${problem}`);
  console.log(
    checked.problems.length === 0
      ? 'week: every rule was kept'
      : `week: ${checked.problems.length} rules were broken`,
  );
  return { ...checked, seconds };
}
