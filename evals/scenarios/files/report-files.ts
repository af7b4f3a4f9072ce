import type { Usage } from '../meter.ts';
import type { Played } from '../run-scenarios.ts';
import type { ScenarioFile } from './read-file.ts';
import { wilson } from './wilson.ts';

/** One scenario in the JSON that is written. */
export interface FiledOutcome {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  /** The ending is right, and so is every reply. */
  readonly passed: boolean;
  readonly right_ending: boolean;
  readonly unasked_changes: readonly string[];
  readonly unasked_proposals: readonly string[];
  readonly questions: number;
  readonly problems: readonly string[];
  readonly talk: readonly string[];
  readonly model: string;
  readonly seed: number | null;
  /** What the model was asked, and what it cost. */
  readonly usage: Usage;
  readonly waits_ms: readonly number[];
}

export const filedOutcomes = (
  { name: file, scenarios }: ScenarioFile,
  outcomes: readonly Played[],
  model: string,
  seed: number | undefined,
): FiledOutcome[] =>
  outcomes.map((outcome, index) => ({
    id: scenarios[index]?.id ?? '',
    file,
    name: outcome.name,
    passed: outcome.problems.length === 0,
    right_ending: outcome.rightEnd,
    unasked_changes: outcome.unaskedChanges,
    unasked_proposals: outcome.unaskedProposals,
    questions: outcome.questions,
    problems: outcome.problems,
    talk: outcome.talk,
    model,
    seed: seed ?? null,
    usage: outcome.usage,
    waits_ms: outcome.waits.map(Math.round),
  }));

const COLUMNS: readonly { readonly title: string; readonly counts: (one: FiledOutcome) => boolean }[] = [
  { title: 'passed', counts: ({ passed }) => passed },
  { title: 'right ending', counts: ({ right_ending }) => right_ending },
  { title: 'unasked changes', counts: ({ unasked_changes }) => unasked_changes.length > 0 },
  { title: 'unasked proposals', counts: ({ unasked_proposals }) => unasked_proposals.length > 0 },
];

/** Scenarios, of each file and of all: how many, and between which shares the truth lies in 95 of 100 cases. */
export function filesTable(model: string, outcomes: readonly FiledOutcome[], seconds: number): string {
  const files = [...new Set(outcomes.map(({ file }) => file))];
  const row = (name: string, own: readonly FiledOutcome[]) =>
    [
      `  ${name.padEnd(16)}${String(own.length).padStart(5)}`,
      ...COLUMNS.map(({ counts }) => cell(own.filter(counts).length, own.length)),
      String(own.reduce((sum, { questions }) => sum + questions, 0)).padStart(11),
    ].join('');
  return [
    `Scenarios of files with ${model}; 95 % Wilson intervals; ${seconds.toFixed(1)} seconds`,
    `  ${'file'.padEnd(16)}${'n'.padStart(5)}${COLUMNS.map(({ title }) => title.padStart(24)).join('')}${'questions'.padStart(11)}`,
    ...files.map((file) =>
      row(
        file,
        outcomes.filter((one) => one.file === file),
      ),
    ),
    row('all', outcomes),
  ].join('\n');
}

function cell(part: number, whole: number): string {
  const { low, high } = wilson(part, whole);
  const share = (value: number) => (100 * value).toFixed(1);
  return `${part} (${share(low)}-${share(high)} %)`.padStart(24);
}

/** What went wrong, conversation by conversation. */
export const transcripts = (outcomes: readonly FiledOutcome[], verbose: boolean): string =>
  outcomes
    .filter(({ passed }) => verbose || !passed)
    .map(({ id, name, talk, problems, unasked_changes, unasked_proposals, passed }) =>
      [
        '',
        `${passed ? 'ok' : 'NOT'} ${id} ${name}`,
        ...talk,
        ...problems.slice(0, 6).map((problem) => `  ! ${problem}`),
        ...unasked_changes.map((change) => `  !! unasked change: ${change}`),
        ...unasked_proposals.map((proposal) => `  !! unasked proposal: ${proposal}`),
      ].join('\n'),
    )
    .join('\n');
