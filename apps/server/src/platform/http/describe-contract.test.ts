import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeContract } from './describe-contract.ts';

it('docs/openapi.json is what the contract says (npm run openapi writes it)', async () => {
  const committed = readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(await describeContract()).toBe(committed);
});
