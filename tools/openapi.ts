import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract } from '../apps/server/src/platform/http/describe-contract.ts';
import { runCommand } from './lib/fail.ts';
import { root } from './lib/root.ts';

await runCommand(async () => {
  writeFileSync(join(root, 'docs', 'openapi.json'), await describeContract());
  console.log('docs/openapi.json is written.');
});
