import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Reading, readMessage, readNotation, readWeights, type SureReading } from '@catch/understanding';
import { contextOf, type Row } from '../../training/rows.ts';

const CORPUS = join(import.meta.dirname, '../../training/corpus');
const WEIGHTS = join(import.meta.dirname, '../../packages/understanding/weights/reader.bin');

export interface ReadRow {
  readonly row: Row;
  readonly wanted: Reading;
  readonly found: SureReading;
}

/** What the reader makes of the messages of some authors of the corpus. Only those it was not trained on say anything. */
export function readAuthors(authors: readonly string[], weightsFile: string | URL = WEIGHTS): ReadRow[] {
  const weights = readWeights(readFileSync(weightsFile));
  return readdirSync(CORPUS)
    .filter((name) => authors.some((author) => name === `${author}.jsonl`))
    .flatMap((name) => readFileSync(join(CORPUS, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => {
      const row = JSON.parse(line) as Row;
      const wanted = readNotation(row.notation);
      const { reading, when } = contextOf(row);
      return { row, wanted, found: readMessage(wanted.message, reading, when, weights) };
    });
}
