import { isAboutTheSame, readPreference } from '@catch/understanding';
import { isSameRules, rulesOf } from './active-rules.ts';
import type { PreferenceRow } from './preferences.repository.ts';

const stored = (row: PreferenceRow) => ({ text: row.preference_text, rules: row.rules });

/** Preferences that contradict it on the same subject; those that are partly about something else stay. */
export function supersededBy(text: string, rows: readonly PreferenceRow[]): PreferenceRow[] {
  const rules = readPreference(text);
  return rows.filter((row) => {
    const old = rulesOf(stored(row));
    return (
      old.length > 0 &&
      !isSameRules(old, rules) &&
      old.every((one) => rules.some((rule) => isAboutTheSame(one, rule)))
    );
  });
}

/** The same thing in the same words, or in others that come to the same rules. */
export function findSame(text: string, rows: readonly PreferenceRow[]): PreferenceRow | undefined {
  const rules = readPreference(text);
  const squeezed = squeeze(text);
  return rows.find(
    (row) =>
      squeeze(row.preference_text) === squeezed ||
      (rules.length > 0 && isSameRules(rulesOf(stored(row)), rules)),
  );
}

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? text;
