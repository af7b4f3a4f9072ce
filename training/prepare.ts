import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { type Command, readNotation } from '../packages/understanding/src/commands/index.ts';
import { featuresOf } from '../packages/understanding/src/reader/features.ts';
import {
  ACT_LABELS,
  CLAUSE_LABELS,
  CONDITION_LABELS,
  FORCE_LABELS,
  ROLE_LABELS,
} from '../packages/understanding/src/reader/labels.ts';
import type { Situation } from '../packages/understanding/src/reader/situation.ts';
import type { Token } from '../packages/understanding/src/reader/tokens.ts';

/**
 * The corpus as the trainer takes it: features by the very code that reads messages in the product, labels from the
 * notation. `node training/prepare.ts OUT.json`
 */
export interface Row {
  readonly id: string;
  readonly author: string;
  readonly now: string;
  readonly zone: string;
  readonly calendar: readonly string[];
  readonly knows: readonly string[];
  readonly before: { readonly kind: string } | null;
  readonly notation: string;
}

const SITUATION_OF: Readonly<Record<string, Situation>> = {
  'proposal create': 'proposal-create',
  'proposal change': 'proposal-change',
  'proposal cancel': 'proposal-cancel',
  'proposal several': 'proposal-several',
  'done create': 'done-create',
  'done several': 'done-several',
  'done change': 'done-change',
  'done cancel': 'done-cancel',
  'done reminder': 'done-reminder',
  'done prefer': 'done-prefer',
  'question time': 'question-time',
  'question hour': 'question-time',
  'question length': 'question-length',
  'question event': 'question-event',
  'question person': 'question-person',
  'question address': 'question-address',
  'question scope': 'question-scope',
  'question reminder': 'question-reminder',
  'question new-time': 'question-new-time',
  'listed agenda': 'listed-events',
  'listed slots': 'listed-slots',
  'listed invitations': 'listed-invitations',
  'listed reminders': 'listed-reminders',
  'told event': 'told-event',
  'told free': 'told-free',
  'told count': 'told-count',
  'reminder sent': 'reminder-sent',
  'not understood': 'not-understood',
};

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

const momentOf = (row: Row) => {
  const [, day = '1', month = 'January', year = '2026', clock = '09:00'] = row.now.split(' ');
  const months =
    'January February March April May June July August September October November December'.split(' ');
  return Temporal.PlainDateTime.from(
    `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}T${clock}`,
  ).toZonedDateTime(row.zone);
};

/** 'Tue 9:45-10:15 Birthday party Milo, with Wei Chen (weekly)' → its title. */
const titleIn = (line: string): string =>
  line
    .replace(/^\S+ \S+ /, '')
    .replace(/ \(weekly\)$/, '')
    .split(/, (?:with|at) /)[0] ?? '';
const peopleIn = (line: string): string[] =>
  (/, with ([^(]*?)(?:, at | \(weekly\)|$)/.exec(line)?.[1] ?? '').split(', ').filter(Boolean);

const examples = rows.map((row) => {
  const { message, commands } = readNotation(row.notation);
  const kind = row.before ? SITUATION_OF[row.before.kind] : undefined;
  const { tokens, features, situation } = featuresOf(
    message,
    {
      situation: kind ? [kind] : [],
      titles: row.calendar.map(titleIn),
      people: [...row.knows, ...row.calendar.flatMap(peopleIn)],
    },
    { now: momentOf(row).toInstant(), zone: row.zone },
  );
  return { id: row.id, author: row.author, message, features, situation, ...labelsOf(tokens, commands) };
});

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
      let isFirst = true;
      for (const [index, token] of tokens.entries()) {
        if (!inside(token, slot.start, slot.end)) continue;
        roles[index] = ROLE_LABELS.indexOf(`${isFirst ? 'B' : 'I'}-${slot.role}`);
        isFirst = false;
      }
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

const [out = 'examples.json'] = process.argv.slice(2);
writeFileSync(
  out,
  JSON.stringify({
    labels: {
      acts: ACT_LABELS,
      forces: FORCE_LABELS,
      roles: ROLE_LABELS,
      clauses: CLAUSE_LABELS,
      conditions: CONDITION_LABELS,
    },
    examples,
  }),
);
console.log(`${examples.length} examples, ${new Set(rows.map(({ author }) => author)).size} authors`);
