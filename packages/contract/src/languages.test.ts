import { expect, it } from 'vitest';
import { spokenOf } from './languages.ts';

it.each([
  [['es-MX', 'en'], 'es'],
  [['pt-BR', 'FR-ca', 'en'], 'fr'],
  [['en-GB', 'de'], 'en'],
  [['zh', 'ja'], null],
  [['esperanto', ''], null],
  [[], null],
])('of %j we speak %s', (wanted, spoken) => {
  expect(spokenOf(wanted)).toBe(spoken);
});
