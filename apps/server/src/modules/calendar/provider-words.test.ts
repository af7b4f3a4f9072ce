import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULES = join(import.meta.dirname, '..');
/** Words of one provider: its tables, headers, addresses and its name for the main calendar (ADR 58). */
const PROVIDER = /google_(?:grants|refresh)|x-goog-(?:channel|resource|message)|googleapis\.com|'primary'/;
/** Gives the main calendar the name that the API and stored events have. */
const NAMES_IT = 'calendar/calendar.port.ts';

it('no module speaks the language of one calendar provider', () => {
  const sources = globSync('**/*.ts', { cwd: MODULES }).filter(
    (file) => !/\.test\.ts$|(?:^|\/)test\//.test(file) && file !== NAMES_IT,
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => PROVIDER.test(readFileSync(join(MODULES, file), 'utf8')))).toEqual([]);
});
