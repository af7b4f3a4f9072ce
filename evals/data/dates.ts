/**
 * Dates: our engine, chrono-node and Recognizers-Text on the same rows. Reads every `dates-duckling*.jsonl` and
 * `dates-recognizers*.jsonl` in `<dataDir>/understanding`; nothing of them is kept in this repository.
 *
 * 'exact' counts the one reading an engine stands by. 'offered' also counts readings it asked about or named as
 * alternatives. Engines are judged by the same functions (dates-match.ts).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ducklingConvention, recognizersConvention } from './dates-conventions.ts';
import { matchesDuckling, matchesRecognizers } from './dates-match.ts';
import { ours } from './dates-ours.ts';
import type { DateEngine, DucklingRow, RecognizersRow, Reference } from './dates-types.ts';

export interface DateScore {
  readonly set: string;
  readonly engine: string;
  readonly half: 'all' | 'seen' | 'unseen';
  readonly rows: number;
  readonly exact: number;
  readonly offered: number;
  /** Exact, or different only by a house convention that the package's README states. */
  readonly stated: number;
  readonly percent: number;
  readonly percentStated: number;
  readonly percentOffered: number;
  readonly milliseconds: number;
}

export interface DateOptions {
  /** The folder that holds `understanding/`. */
  readonly dataDir: string;
  /** Also run chrono-node and Recognizers-Text. */
  readonly compare?: boolean;
  /** Called for each row our engine misses. */
  readonly onMiss?: (miss: {
    set: string;
    half: string;
    text: string;
    expected: string;
    got: string;
  }) => void;
}

/** The half whose misses were looked at while developing; of the other only the score was. */
export const halfOf = (id: string, text: string): 'seen' | 'unseen' =>
  (createHash('sha256').update(`${id}|${text}`).digest()[0] ?? 0) % 2 === 0 ? 'seen' : 'unseen';

function rowsOf<Row>(dataDir: string, prefix: string): Row[] {
  const folder = join(dataDir, 'understanding');
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

interface Tally {
  rows: number;
  exact: number;
  offered: number;
  stated: number;
}

export async function evaluateDates(options: DateOptions): Promise<DateScore[]> {
  const engines: DateEngine[] = [ours];
  if (options.compare) {
    const { chronoNode, recognizersText } = await import('./dates-others.ts');
    engines.push(chronoNode, await recognizersText());
  }
  const duckling = rowsOf<DucklingRow>(options.dataDir, 'dates-duckling');
  const recognizers = rowsOf<RecognizersRow>(options.dataDir, 'dates-recognizers');
  return engines.flatMap((engine) => [
    ...score(engine, 'duckling', duckling, (row) => {
      const find = engine.phrase(row.text, { local: row.ref, offset: row.ref_offset, locale: row.locale });
      const exact = find !== null && matchesDuckling(row.expected, find.answer);
      const offered = exact || (find?.offered.some((a) => matchesDuckling(row.expected, a)) ?? false);
      if (!exact && engine === ours) miss(options, 'duckling', row, row.expected, find);
      const convention = exact || engine !== ours || !find ? null : ducklingConvention(row, find.answer);
      return { exact, offered, convention };
    }),
    ...score(engine, 'recognizers', recognizers, (row) => {
      const reference: Reference = { local: row.ref, offset: '+00:00', locale: row.locale };
      const finds = engine.sentence(row.text, reference);
      const exact = matchesRecognizers(row, finds, false);
      if (!exact && engine === ours)
        miss(
          options,
          'recognizers',
          row,
          row.expected.map((e) => [e.text, e.type, e.values]),
          finds,
        );
      const convention =
        exact || engine !== ours
          ? null
          : recognizersConvention(
              row,
              finds.map((f) => f.answer),
            );
      return { exact, offered: exact || matchesRecognizers(row, finds, true), convention };
    }),
  ]);
}

function miss(
  options: DateOptions,
  set: string,
  row: { id: string; text: string },
  expected: unknown,
  got: unknown,
): void {
  options.onMiss?.({
    set,
    half: halfOf(row.id, row.text),
    text: row.text,
    expected: JSON.stringify(expected),
    got: JSON.stringify(got),
  });
}

function score<Row extends { id: string; text: string }>(
  engine: DateEngine,
  set: string,
  rows: readonly Row[],
  judge: (row: Row) => { exact: boolean; offered: boolean; convention: string | null },
): DateScore[] {
  const tallies: Record<'all' | 'seen' | 'unseen', Tally> = {
    all: { rows: 0, exact: 0, offered: 0, stated: 0 },
    seen: { rows: 0, exact: 0, offered: 0, stated: 0 },
    unseen: { rows: 0, exact: 0, offered: 0, stated: 0 },
  };
  const began = performance.now();
  for (const row of rows) {
    const verdict = judge(row);
    for (const half of ['all', halfOf(row.id, row.text)] as const) {
      tallies[half].rows++;
      if (verdict.exact) tallies[half].exact++;
      if (verdict.offered) tallies[half].offered++;
      if (verdict.exact || verdict.convention) tallies[half].stated++;
    }
  }
  const milliseconds = performance.now() - began;
  const percent = (n: number, of: number): number => (of === 0 ? 0 : Math.round((1000 * n) / of) / 10);
  return (['all', 'seen', 'unseen'] as const).map((half) => {
    const t = tallies[half];
    return {
      set,
      engine: engine.name,
      half,
      ...t,
      percent: percent(t.exact, t.rows),
      percentOffered: percent(t.offered, t.rows),
      percentStated: percent(t.stated, t.rows),
      milliseconds: Math.round(milliseconds),
    };
  });
}
