import type { z } from 'zod';
import { type Settings, settingsSchema, settingsShape } from './schema.ts';

export { BUILT_IN, modelNames } from './schema.ts';
export type { Settings };

/** Every problem at once, so that nobody fixes settings one restart at a time. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** An empty variable counts as unset: `FOO=` in an env file means 'not configured'. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsShape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? 'settings');
      return name in given ? `${name} ${inWords(issue)}` : `${name} is missing`;
    }),
  );
}

/** What zod says of a number is meant for programmers; our own schemas speak for themselves. */
function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'must be a number';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'must be a whole number';
  if (issue.code === 'too_small' && issue.origin !== 'string') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin !== 'string') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.message;
}
