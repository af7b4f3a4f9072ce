import type { Outcome } from './outcome.ts';

export interface ModelRun {
  readonly model: string;
  readonly scenarios: number;
  /** Per cent of scenarios whose end is right and in which nothing else was touched. */
  readonly rightEnd: number;
  /** Per cent whose replies were as expected too. */
  readonly allRight: number;
  readonly seconds: number;
  readonly groups: readonly {
    readonly name: string;
    readonly scenarios: number;
    readonly rightEnd: number;
  }[];
  readonly outcomes: readonly Outcome[];
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
const groupOf = ({ name }: Outcome): string => name.split(':', 1)[0] ?? '';

export function summarize(model: string, outcomes: readonly Outcome[], milliseconds: number): ModelRun {
  const right = (list: readonly Outcome[]) => list.filter(({ rightEnd }) => rightEnd).length;
  const names = [...new Set(outcomes.map(groupOf))];
  return {
    model,
    scenarios: outcomes.length,
    rightEnd: percent(right(outcomes), outcomes.length),
    allRight: percent(outcomes.filter(({ problems }) => problems.length === 0).length, outcomes.length),
    seconds: Math.round(milliseconds / 100) / 10,
    groups: names.map((name) => {
      const own = outcomes.filter((outcome) => groupOf(outcome) === name);
      return { name, scenarios: own.length, rightEnd: right(own) };
    }),
    outcomes,
  };
}

/** One column for each model; beneath it what went wrong, and with whom. */
export function summaryTable(runs: readonly ModelRun[], verbose: boolean): string {
  const [first] = runs;
  if (!first) return '';
  const cell = (text: string) => text.padStart(24);
  const lines = [
    `Scenarios: right end, nothing else touched${''.padEnd(4)}${runs.map(({ model }) => cell(model)).join('')}`,
    ...first.groups.map(({ name, scenarios }, index) =>
      [
        `  ${name.padEnd(14)}${String(scenarios).padStart(5)}${''.padEnd(25)}`,
        ...runs.map(({ groups }) => cell(String(groups[index]?.rightEnd ?? '-'))),
      ].join(''),
    ),
    `  ${'all'.padEnd(14)}${String(first.scenarios).padStart(5)}${''.padEnd(25)}${runs.map(({ rightEnd }) => cell(`${rightEnd} %`)).join('')}`,
    `  ${'replies too'.padEnd(44)}${runs.map(({ allRight }) => cell(`${allRight} %`)).join('')}`,
    `  ${'seconds'.padEnd(44)}${runs.map(({ seconds }) => cell(String(seconds))).join('')}`,
  ];
  for (const { model, outcomes } of runs)
    for (const { name, problems, talk, rightEnd } of outcomes)
      if (verbose || problems.length > 0)
        lines.push(
          '',
          `${problems.length === 0 ? 'ok' : rightEnd ? 'REPLY' : 'END'} [${model}] ${name}`,
          ...talk,
          ...problems.slice(0, 6).map((problem) => `  ! ${problem}`),
        );
  return lines.join('\n');
}
