import { basename, join } from 'node:path';
import type { Command, Reading } from '@catch/understanding';
import { BUILT_IN, isPlain } from '../../apps/server/src/modules/assistant/index.ts';
import { readAuthors } from '../corpus/read-corpus.ts';
import { readGold } from '../gold/read-gold.ts';
import { readScenarioFile } from '../scenarios/files/read-file.ts';
import { wilson } from '../scenarios/files/wilson.ts';
import { runScenarios } from '../scenarios/run-scenarios.ts';

type Found = Parameters<typeof isPlain>[0];

/** What would be answered without a model, if the reader came first, and where it reads otherwise than people did. */
export interface ReaderFirst {
  readonly source: string;
  readonly messages: number;
  readonly taken: number;
  /** Of those that are taken: something else would be done. */
  readonly otherDeed: readonly string[];
  /** The same would be done, with other words for when, what, who or where. */
  readonly otherWords: readonly string[];
}

/** Authors that the reader was not trained on; with files, also the conversations in them that people annotated. */
export async function evaluateReaderFirst(
  authors: readonly string[],
  files: readonly string[],
): Promise<ReaderFirst[]> {
  const corpus = readAuthors(authors).map(({ wanted, found }) => ({ wanted, found }));
  const played = files.length > 0 ? [judge('conversations', await readInTalk(files))] : [];
  return [judge('corpus', corpus), ...played];
}

function judge(
  source: string,
  rows: readonly { readonly wanted: Reading; readonly found: Found }[],
): ReaderFirst {
  const taken = rows.filter(({ found }) => isPlain(found));
  const differing = (is: (wanted: Reading, found: Reading) => boolean) =>
    taken.filter(({ wanted, found }) => is(wanted, found)).map(({ found }) => found.message);
  return {
    source,
    messages: rows.length,
    taken: taken.length,
    otherDeed: differing((wanted, found) => !hasSameDeeds(wanted, found)),
    otherWords: differing((wanted, found) => hasSameDeeds(wanted, found) && !hasSameWords(wanted, found)),
  };
}

/** Each message as it is read where it stands in its conversation, which the built-in assistant leads. */
async function readInTalk(files: readonly string[]) {
  const gold = readGold(files.map((path) => join(import.meta.dirname, '../gold', basename(path))));
  const found = new Map<string, Found>();
  const scenarios = files.flatMap((path) => readScenarioFile(path).scenarios);
  await runScenarios(scenarios, 'built-in', {
    weights: BUILT_IN,
    onReading: (id, reading) => found.set(`${id} ${reading.message}`, reading),
  });
  return [...gold].flatMap(([id, readings]) =>
    [...readings.values()].flatMap((wanted) => {
      const reading = found.get(`${id} ${wanted.message}`);
      return reading ? [{ wanted, found: reading }] : [];
    }),
  );
}

const deed = ({ act, force }: Command) => `${act} ${force}`;
const hasSameDeeds = (wanted: Reading, found: Reading): boolean =>
  wanted.commands.map(deed).join() === found.commands.map(deed).join();

const EMPTY = new Set(['filler', 'reason', 'retracted']);
/** 'On Friday at 3' and 'Friday at 3' are the same (docs/commands.md). */
const LITTLE = new Set('a an the my our your on at in to for with of from by about and is s'.split(' '));

function wordsOf({ commands }: Reading): string {
  const [command] = commands;
  const words = (command?.slots ?? [])
    .filter(({ role }) => !EMPTY.has(role))
    .flatMap(({ role, text }) =>
      (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter((word) => !LITTLE.has(word))
        .map((word) => `${role} ${word}`),
    );
  return words.toSorted().join();
}
const hasSameWords = (wanted: Reading, found: Reading): boolean => wordsOf(wanted) === wordsOf(found);

const share = (part: number, whole: number): string => {
  const { low, high } = wilson(part, whole);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${part} (${percent(low)}-${percent(high)} %)`.padStart(22);
};

export const renderReaderFirst = (results: readonly ReaderFirst[], verbose: boolean): string =>
  [
    'The reader first: messages that would be done without a model; of these, where people read another deed or other words',
    `  ${'source'.padEnd(16)}${'n'.padStart(6)}${'taken'.padStart(22)}${'other deed'.padStart(22)}${'other words'.padStart(22)}`,
    ...results.map(
      ({ source, messages, taken, otherDeed, otherWords }) =>
        `  ${source.padEnd(16)}${String(messages).padStart(6)}${share(taken, messages)}${share(otherDeed.length, taken)}${share(otherWords.length, taken)}`,
    ),
    ...results.flatMap(({ otherDeed, otherWords }) =>
      verbose
        ? [...otherDeed.map((one) => `  deed:  ${one}`), ...otherWords.map((one) => `  words: ${one}`)]
        : [],
    ),
  ].join('\n');
