import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Convention,
  momentFrom,
  nextStarts,
  parseRecurrence,
  SchedulingError,
  zoneOf,
} from '@catch/scheduling';
import { type RecurrenceRow, readRow } from './rows.ts';

/** 1 January of the year 1. */
const BEGINNING = -62_135_596_800_000;

export type Outcome =
  | { readonly kind: 'pass'; readonly convention: Convention }
  | { readonly kind: 'excluded'; readonly why: string }
  | { readonly kind: 'fail'; readonly why: string };

export interface RecurrenceResult {
  readonly row: RecurrenceRow;
  readonly outcome: Outcome;
}

export interface RecurrenceEval {
  readonly results: readonly RecurrenceResult[];
  readonly files: readonly FileSummary[];
  readonly failed: number;
}

export interface FileSummary {
  readonly file: string;
  readonly rows: number;
  /** Passed under the engine's default reading of RFC 5545. */
  readonly passed: number;
  /** Passed only under the stated ical.js conventions, where that library departs from the RFC's table. */
  readonly passedByConvention: number;
  readonly excluded: number;
  readonly failed: number;
}

/** Runs every `*.jsonl` of `<dataDir>/recurrence` through the engine. Rows are distinguished by shape, not by file. */
export async function runRecurrenceEval({ dataDir }: { dataDir: string }): Promise<RecurrenceEval> {
  const folder = join(dataDir, 'recurrence');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const results: RecurrenceResult[] = [];
  for (const name of names) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    for (const line of lines) if (line.trim() !== '') results.push(judge(readRow(line, name)));
  }
  const files = names.map((file) => summarise(file, results));
  return { results, files, failed: results.filter(({ outcome }) => outcome.kind === 'fail').length };
}

function judge(row: RecurrenceRow): RecurrenceResult {
  const first = attempt(row, 'rfc5545');
  if (first.kind !== 'fail') return { row, outcome: first };
  const second = attempt(row, 'ical.js');
  return { row, outcome: second.kind === 'pass' ? second : first };
}

function attempt(row: RecurrenceRow, convention: Convention): Outcome {
  try {
    const found = expand(row, convention);
    const wanted = row.expected.map((one) => one.replace(/Z$/i, ''));
    if (found.length === wanted.length && found.every((one, index) => one === wanted[index])) {
      return { kind: 'pass', convention };
    }
    return { kind: 'fail', why: `expected ${summary(wanted)}, got ${summary(found)}` };
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error;
    const rule = row.lines.join(' ');
    if (error.code === 'unsupported-rule' && /BYEASTER/i.test(rule)) {
      return { kind: 'excluded', why: 'BYEASTER is not part of RFC 5545' };
    }
    return { kind: 'fail', why: `${error.code}: ${error.message}` };
  }
}

function expand(row: RecurrenceRow, convention: Convention): string[] {
  const recurrence = parseRecurrence(row.lines);
  const allDay = !row.start.includes('T');
  const start = momentFrom(
    allDay ? { date: row.start } : { dateTime: row.start, timeZone: row.zone },
    row.zone,
  );
  // One more than expected, so that an instance too many is noticed wherever the whole set is known.
  const take = row.expected.length + (row.complete ? 1 : 0);
  const zone = zoneOf(row.zone);
  return nextStarts(recurrence, start, BEGINNING, take, { convention }).map((point) =>
    new Date(allDay ? point : zone.toLocal(point)).toISOString().slice(0, allDay ? 10 : 19),
  );
}

function summary(list: readonly string[]): string {
  return list.length === 0
    ? 'nothing'
    : `${list.slice(0, 4).join(' ')}${list.length > 4 ? ` … (${list.length})` : ''}`;
}

function summarise(file: string, all: readonly RecurrenceResult[]): FileSummary {
  const own = all.filter(({ row }) => row.file === file).map(({ outcome }) => outcome);
  const passes = own.filter((outcome) => outcome.kind === 'pass');
  return {
    file,
    rows: own.length,
    passed: passes.filter(({ convention }) => convention === 'rfc5545').length,
    passedByConvention: passes.filter(({ convention }) => convention !== 'rfc5545').length,
    excluded: own.filter(({ kind }) => kind === 'excluded').length,
    failed: own.filter(({ kind }) => kind === 'fail').length,
  };
}

function report(evaluation: RecurrenceEval): string {
  const lines = [
    `${'file'.padEnd(28)}${'rows'.padStart(6)}${'pass'.padStart(6)}${'ical.js'.padStart(9)}${'excluded'.padStart(10)}${'fail'.padStart(6)}`,
  ];
  for (const one of evaluation.files) {
    lines.push(
      `${one.file.padEnd(28)}${String(one.rows).padStart(6)}${String(one.passed).padStart(6)}${String(one.passedByConvention).padStart(9)}${String(one.excluded).padStart(10)}${String(one.failed).padStart(6)}`,
    );
  }
  const note = ({ row, outcome }: RecurrenceResult): string =>
    outcome.kind === 'pass'
      ? `  by the ical.js convention only: ${row.id}  ${row.lines.join(' ')}`
      : `  ${outcome.kind}: ${row.id}  ${row.lines.join(' ')}  (${outcome.why})`;
  const notable = evaluation.results.filter(
    ({ outcome }) => outcome.kind !== 'pass' || outcome.convention !== 'rfc5545',
  );
  return [
    ...lines,
    ...(notable.length > 0 ? ['', 'Not passed by the default reading of RFC 5545:'] : []),
    ...notable.map(note),
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const flag = process.argv.indexOf('--data');
  const dataDir = flag < 0 ? '../shared/data' : (process.argv[flag + 1] ?? '../shared/data');
  const evaluation = await runRecurrenceEval({ dataDir });
  console.log(report(evaluation));
  if (evaluation.failed > 0) process.exitCode = 1;
}
