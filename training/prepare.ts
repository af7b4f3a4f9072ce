import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Temporal } from 'temporal-polyfill';
import {
  type Command,
  mayHave,
  type Role,
  readNotation,
  writeNotation,
} from '../packages/understanding/src/commands/index.ts';
import { featuresOf, type TokenFeatures } from '../packages/understanding/src/reader/features.ts';
import {
  ACT_LABELS,
  CLAUSE_LABELS,
  CONDITION_LABELS,
  FORCE_LABELS,
  LANGUAGE_LABELS,
  ROLE_LABELS,
} from '../packages/understanding/src/reader/labels.ts';
import { createRespeller, meantWord } from '../packages/understanding/src/reader/respell.ts';
import type { Token } from '../packages/understanding/src/reader/tokens.ts';
import { createWordSplitter, type WordPieces } from '../packages/understanding/src/reader/word-pieces.ts';
import { contextOf, type Row, SITUATION_OF, titleIn } from './rows.ts';
import { gather, randomOf, substitute } from './substitute.ts';

/**
 * The corpus as the trainer takes it: features by the very code that reads messages in the product, labels from the
 * notation. `node training/prepare.ts training/.cache`
 */
const [cache = 'training/.cache'] = process.argv.slice(2);
const vocabulary = JSON.parse(readFileSync(join(cache, 'vocabulary.json'), 'utf8')) as WordPieces;
const split = createWordSplitter(vocabulary);
const respell = createRespeller(vocabulary);

const folder = join(import.meta.dirname, 'corpus');
const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted()
  .flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row),
  );

const piecesFor = (features: TokenFeatures) => {
  const { word: _word, ...rest } = features;
  return { ...rest, pieces: split(meantWord(features, respell)) };
};

/** How often a row is repeated with other names, times and titles. */
const TELLINGS = 2;

function exampleOf(row: Row, notation: string, titles: readonly string[], isMade: boolean) {
  const { message, commands } = readNotation(notation);
  const context = contextOf(row, titles);
  const { tokens, features, situation } = featuresOf(message, context.reading, context.when);
  return {
    id: row.id,
    author: row.author,
    made: isMade,
    message,
    features: features.map(piecesFor),
    situation,
    language: 0,
    ...labelsOf(tokens, joined(commands)),
  };
}

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean);

/** What is said in any situation is learned in half of them without one. */
const anySituation = (random: () => number): string | undefined => {
  const kinds = Object.keys(SITUATION_OF);
  return random() < 0.5 ? undefined : kinds[Math.floor(random() * kinds.length)];
};

/** Wishes that no calendar's assistant can grant, in nobody's world. */
function beyondExamples() {
  const random = randomOf('beyond');
  return linesOf('beyond.txt').map((message, index) => {
    const kind = anySituation(random);
    const row: Row = {
      id: `beyond-${index + 1}`,
      author: 'beyond',
      now: 'Mon 16 November 2026 09:00',
      zone: 'Europe/Madrid',
      calendar: [],
      knows: [],
      before: kind ? { kind } : null,
      notation: writeNotation({
        message,
        commands: [{ act: 'other', force: 'request', slots: [], start: 0, end: message.length }],
      }),
    };
    return exampleOf(row, row.notation, [], false);
  });
}

/** Messages in other languages: nothing is learned from them but that. */
function foreignExamples() {
  const lines = linesOf('languages.jsonl');
  const random = randomOf('languages');
  return lines.map((line, index) => {
    const { language, message } = JSON.parse(line) as { language: string; message: string };
    const kind = SITUATION_OF[anySituation(random) ?? ''];
    // That the calendar has a name says nothing about the language.
    const words = message.match(/\p{Lu}\p{L}{2,}/gu) ?? [];
    const titles = random() < 0.5 ? words.slice(-1) : [];
    const { tokens, features, situation } = featuresOf(
      message,
      { situation: kind ? [kind] : [], titles, people: [] },
      { now: Temporal.Instant.from('2026-11-16T09:00Z'), zone: 'Europe/Madrid' },
    );
    return {
      id: `languages-${index + 1}`,
      author: 'languages',
      made: false,
      message,
      features: features.map(piecesFor),
      situation,
      language: LANGUAGE_LABELS.indexOf(language as (typeof LANGUAGE_LABELS)[number]),
      clauses: tokens.map(() => 0),
      roles: tokens.map(() => 0),
      spans: [],
    };
  });
}

const byAuthor = Map.groupBy(rows, ({ author }) => author);
const examples = [...byAuthor.values()].flatMap((own) => {
  const substitutes = gather(
    own.map(({ notation, calendar }) => ({ notation, titles: calendar.map(titleIn) })),
  );
  return own.flatMap((row) => {
    const titles = row.calendar.map(titleIn);
    const made = Array.from({ length: TELLINGS }, (_, index) =>
      substitute(row.notation, titles, substitutes, randomOf(`${row.id} ${index}`)),
    ).filter(({ notation }) => notation !== row.notation);
    return [
      exampleOf(row, row.notation, titles, false),
      ...made.map((other) => exampleOf(row, other.notation, other.titles, true)),
    ];
  });
});

/** What completes an answer belongs to it, as the conventions say; not every row of the corpus does. */
function joined(commands: readonly Command[]): readonly Command[] {
  const whole: Command[] = [];
  for (const command of commands) {
    const last = whole.at(-1);
    if (last?.act === 'answer' && ['answer', 'revise'].includes(command.act) && !command.condition)
      whole[whole.length - 1] = { ...last, slots: [...last.slots, ...command.slots], end: command.end };
    else whole.push(command);
  }
  return whole;
}

function labelsOf(tokens: readonly Token[], commands: readonly Command[]) {
  const clauses = tokens.map(() => 0);
  const roles = tokens.map(() => 0);
  const inside = (token: Token, start: number, end: number) => token.start >= start && token.end <= end;
  const spans = commands.map((command) => {
    let first = -1;
    let last = -1;
    for (const [index, token] of tokens.entries()) {
      if (!inside(token, command.start, command.end)) continue;
      clauses[index] = CLAUSE_LABELS.indexOf(first < 0 ? 'B' : 'I');
      if (first < 0) first = index;
      last = index;
    }
    for (const slot of command.slots) {
      for (const [index, token] of tokens.entries())
        if (inside(token, slot.start, slot.end)) roles[index] = ROLE_LABELS.indexOf(slot.role);
    }
    return {
      first,
      last,
      act: ACT_LABELS.indexOf(command.act),
      force: FORCE_LABELS.indexOf(command.force),
      condition: CONDITION_LABELS.indexOf(
        command.condition ? (command.condition.holds ? 'if' : 'ifnot') : 'none',
      ),
    };
  });
  return { clauses, roles, spans: spans.filter(({ first }) => first >= 0) };
}

/** Which roles an act may have, as the checker has it. */
const allowed = ACT_LABELS.map((act) =>
  ROLE_LABELS.map((label) => (label === 'O' || mayHave(act, label as Role) ? 1 : 0)),
);

writeFileSync(
  join(cache, 'examples.json.gz'),
  gzipSync(
    JSON.stringify({
      labels: {
        acts: ACT_LABELS,
        forces: FORCE_LABELS,
        roles: ROLE_LABELS,
        clauses: CLAUSE_LABELS,
        conditions: CONDITION_LABELS,
        languages: LANGUAGE_LABELS,
      },
      allowed,
      examples: [...examples, ...beyondExamples(), ...foreignExamples()],
    }),
  ),
);
console.log(`${examples.length} examples, ${new Set(rows.map(({ author }) => author)).size} authors`);
