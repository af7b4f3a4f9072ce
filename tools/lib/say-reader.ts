import { describeReader, listModels } from '../../apps/server/src/adapters/models/describe-reader.ts';

/** Who reads messages, and what would turn another on. */
export async function sayReader(): Promise<void> {
  for (const line of await describeReader(process.env, listModels)) console.log(line);
}
