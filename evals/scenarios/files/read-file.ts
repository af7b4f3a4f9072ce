import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { PlainFailure } from '../../../tools/lib/fail.ts';
import type { Scenario, Turn } from '../scenario.ts';

/** A scenario of a file, with the id that its report goes by. */
export interface FiledScenario extends Scenario {
  readonly id: string;
}

export interface ScenarioFile {
  readonly name: string;
  readonly scenarios: readonly FiledScenario[];
}

const Pattern = z
  .strictObject({ match: z.string(), flags: z.string().optional() })
  .transform(({ match, flags }) => new RegExp(match, flags ?? ''));

const FiledTurn = z.union([
  z.string(),
  Pattern,
  z.strictObject({ not: Pattern }),
  z.strictObject({ press: z.literal(true) }),
  z.strictObject({ press: z.literal(false) }),
  z.strictObject({ waiting: z.number().int() }),
  z.strictObject({ appears: z.string() }),
  z.strictObject({ vanishes: z.string() }),
  z.strictObject({ minutesPass: z.number() }),
]) satisfies z.ZodType<Turn>;

const lines = z.array(z.string()).optional();

/** Strict, so that a scenario with a field that nobody plays fails here instead of passing there. */
const Filed = z.strictObject({
  id: z.string(),
  name: z.string(),
  world: z
    .strictObject({
      now: z.string().optional(),
      zone: z.string().optional(),
      has: lines,
      busy: z.record(z.string(), z.array(z.string())).optional(),
      preferences: lines,
      profile: z.record(z.string(), z.unknown()).optional(),
      character: z.string().optional(),
    })
    .default({}),
  turns: z.array(FiledTurn),
  ending: z
    .strictObject({
      adds: lines,
      removes: lines,
      reminders: lines,
      preferences: z.array(Pattern).optional(),
    })
    .default({}),
});

/** Scenarios that people wrote as JSON: the same ideas as `scenario.ts`, patterns as `{ match, flags }`. */
export function readScenarioFile(path: string): ScenarioFile {
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new PlainFailure(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = z.array(Filed).safeParse(text);
  if (!parsed.success) throw new PlainFailure(`${path} holds no scenarios: ${z.prettifyError(parsed.error)}`);
  return { name: basename(path, '.json'), scenarios: parsed.data.map(withoutAbsent) };
}

/** What was not written is not there, rather than undefined. */
const withoutAbsent = (filed: z.output<typeof Filed>): FiledScenario => ({
  ...filed,
  world: present(filed.world) as Scenario['world'],
  ending: present(filed.ending) as Scenario['ending'],
});

const present = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
