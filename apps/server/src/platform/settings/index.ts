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
      return name in given ? `${name} ${issue.message}` : `${name} is missing`;
    }),
  );
}
