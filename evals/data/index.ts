import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type RecurrenceEval, runRecurrenceEval } from '../recurrence/run.ts';
import { type DateScore, evaluateDates } from './dates.ts';
import { evaluateRequests, type RequestsRow } from './requests.ts';

export type DataReport = {
  dates: DateScore[];
  requests: RequestsRow[];
  recurrence: RecurrenceEval['files'];
  /** every target that the figures of this run miss */
  missed: string[];
};

/**
 * Everything that is measured on other people's text: dates (with `compare` also by chrono-node and
 * Recognizers-Text, in the same run), requests, recurrence rules.
 */
export async function evaluateData({
  dataDir,
  compare = false,
}: {
  dataDir: string;
  compare?: boolean;
}): Promise<DataReport> {
  const dates = existsSync(join(dataDir, 'understanding')) ? await evaluateDates({ dataDir, compare }) : [];
  const requests = evaluateRequests({ dataDir });
  const recurrence = existsSync(join(dataDir, 'recurrence'))
    ? (await runRecurrenceEval({ dataDir })).files
    : [];
  return { dates, requests, recurrence, missed: missedTargets(dates, requests, recurrence) };
}

const DATE_TARGETS: Record<string, number> = { duckling: 85, recognizers: 80 };

function missedTargets(
  dates: DateScore[],
  requests: RequestsRow[],
  recurrence: RecurrenceEval['files'],
): string[] {
  const missed: string[] = [];
  if (dates.length === 0 && requests.length === 0) missed.push('no data was found, nothing was measured');
  for (const score of dates) {
    const target = DATE_TARGETS[score.set];
    if (
      target !== undefined &&
      score.engine === dates[0]?.engine &&
      score.half === 'all' &&
      score.percent < target
    ) {
      missed.push(
        `dates ${score.set}: ${score.percent} % exact, ${score.percentStated} % with stated conventions, target ${target} %`,
      );
    }
  }
  for (const row of requests)
    if (row.met === false) missed.push(`${row.set}, ${row.measure}: ${share(row)}, target ${row.target}`);
  for (const file of recurrence)
    if (file.failed > 0) missed.push(`recurrence ${file.file}: ${file.failed} failed`);
  return missed;
}

const share = ({ right, rows }: RequestsRow): string =>
  rows === 0 ? '-' : `${((100 * right) / rows).toFixed(1)} %`;

/** The tables as text. */
export function renderData(report: DataReport): string {
  const lines: string[] = [];
  if (report.dates.length > 0) {
    lines.push('Dates', row('set', 'engine', 'half', 'rows', 'exact', 'stated', 'offered'));
    for (const score of report.dates) {
      lines.push(
        row(
          score.set,
          score.engine,
          score.half,
          String(score.rows),
          `${score.percent} %`,
          `${score.percentStated} %`,
          `${score.percentOffered} %`,
        ),
      );
    }
    lines.push('');
  }
  lines.push(
    'Requests, by the built-in reader',
    `${'set'.padEnd(24)}${'measure'.padEnd(46)}${'rows'.padStart(6)}${'share'.padStart(9)}  target`,
  );
  for (const one of report.requests)
    lines.push(
      `${one.set.padEnd(24)}${one.measure.padEnd(46)}${String(one.rows).padStart(6)}${share(one).padStart(9)}  ${one.target ? `${one.target} ${one.met ? 'met' : 'MISSED'}` : ''}`.trimEnd(),
    );
  lines.push(
    '',
    'Recurrence',
    `${'file'.padEnd(28)}${'rows'.padStart(6)}${'passed'.padStart(8)}${'by convention'.padStart(15)}${'excluded'.padStart(10)}${'failed'.padStart(8)}`,
  );
  for (const file of report.recurrence) {
    lines.push(
      `${file.file.padEnd(28)}${String(file.rows).padStart(6)}${String(file.passed).padStart(8)}${String(file.passedByConvention).padStart(15)}${String(file.excluded).padStart(10)}${String(file.failed).padStart(8)}`,
    );
  }
  lines.push('', report.missed.length === 0 ? 'Every target is met.' : `Missed: ${report.missed.join('; ')}`);
  return lines.join('\n');
}

const row = (...cells: string[]): string =>
  cells.map((cell, index) => (index < 2 ? cell.padEnd(18) : cell.padStart(10))).join('');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '../shared/data' },
      json: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
  });
  const report = await evaluateData({ dataDir: values.data, compare: values.compare });
  console.log(renderData(report));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (report.missed.length > 0) process.exitCode = 1;
}
