import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CLASS_NAMES } from '../../packages/understanding/src/requests/model/classes.ts';
import { featuresOf } from '../../packages/understanding/src/requests/model/features.ts';
import { clausesOf } from '../../packages/understanding/src/requests/understand.ts';
import { CONTEXT } from './requests.ts';
import { type Dialogue, half, readSet, type Utterance } from './requests-files.ts';

/**
 * Trains the small linear model that gives the cue tables a second opinion, and writes its table of words and
 * word pairs (never sentences: a feature is one or two ordinary words seen in at least `MIN_ROWS` rows).
 *   node evals/data/requests-train.ts --data ../shared/data [--half A]
 * With `--half A` half B is not looked at: that is how the effect on unseen sentences is measured.
 */
const MIN_ROWS = 5;
const EPOCHS = 40;
const RATE = 0.25;
const L2 = 0.0006;
const SCALE = 50;
const PRUNE = 0.22;

type Example = { features: string[]; label: number };

function labelOfOutOfScope(intent: string): string | undefined {
  const map: Record<string, string> = {
    oos: 'foreign',
    timer: 'timer',
    alarm: 'alarm',
    pto_request: 'timeOff',
    pto_request_status: 'timeOff',
    time: 'clock',
    timezone: 'clock',
    date: 'clock',
    what_can_i_ask_you: 'help',
    repeat: 'help',
    maybe: 'talk',
    who_made_you: 'talk',
    what_is_your_name: 'talk',
    are_you_a_bot: 'talk',
    thank_you: 'talk',
    goodbye: 'talk',
    greeting: 'talk',
    yes: 'confirm',
    no: 'reject',
    cancel: 'reject',
    todo_list_update: 'list',
    todo_list: 'reminders',
    restaurant_reservation: 'reservation',
    confirm_reservation: 'reservation',
    cancel_reservation: 'reservation',
    accept_reservations: 'reservation',
    schedule_maintenance: 'service',
    next_holiday: 'holiday',
    shopping_list: 'shopping',
    order: 'shopping',
  };
  return map[intent];
}

const DELETES = /\b(?:remove|delete|cancel|clear|erase|rid|take .* off|off my|scratch|open on|cleared)\b/;

function labelOf(set: string, row: Utterance): string | undefined {
  const { intent } = row;
  const text = row.text.toLowerCase();
  if (set === 'oos') return labelOfOutOfScope(intent);
  if (set === 'clinc') {
    if (intent === 'reminder') return 'reminders';
    if (intent === 'reminder_update') return 'remind';
    if (intent === 'calendar' || intent === 'meeting_schedule') return 'query';
    if (intent === 'calendar_update') return DELETES.test(text) ? 'delete' : 'create';
    return /\bhow\b/.test(text) ? 'help' : /\brooms?\b/.test(text) ? undefined : 'create';
  }
  if (set === 'hwu') {
    if (intent.startsWith('alarm')) return 'alarm';
    if (intent.startsWith('datetime')) return 'clock';
    if (intent === 'calendar_set') return /\bremind/.test(text) ? 'remind' : 'create';
    if (intent === 'calendar_query') return 'query';
    if (intent === 'calendar_remove') return 'delete';
    const general: Record<string, string> = {
      general_affirm: 'confirm',
      general_negate: 'reject',
      general_dontcare: 'choose',
      general_commandstop: 'reject',
      general_explain: 'help',
      general_repeat: 'help',
      general_confirm: 'help',
    };
    return general[intent];
  }
  return labelOfCalendarTurn(row, text);
}

function labelOfCalendarTurn(row: Utterance, text: string): string | undefined {
  switch (row.intent) {
    case 'create_event':
      return /\bremind/.test(text) ? 'remind' : 'create';
    case 'query_event':
      return /^(?:please |can you )*(?:tentatively )?(?:accept|decline)\b/.test(text) ? 'answer' : 'query';
    case 'update_event':
      return 'update';
    case 'delete_event':
      return 'delete';
    case 'weather':
      return 'weather';
    case 'query_place':
      return 'place';
    case 'query_people':
      return 'contact';
    case 'other':
      return (row.slots ?? []).some((slot) => slot.type === 'person') ? 'contact' : 'holiday';
    case 'pleasantry':
      return /\bhelp\b/.test(text) ? 'help' : 'talk';
    case 'out_of_scope':
      return row.fence &&
        ['FenceScope', 'FenceTriviaQa', 'FenceGibberish', 'FencePlaces', 'FenceNavigation'].includes(
          row.fence,
        )
        ? 'foreign'
        : undefined;
    default:
      return undefined;
  }
}

function examples(dataDir: string, only: string | undefined): Example[] {
  const rows: { text: string; label: string | undefined; key: string }[] = [];
  for (const row of readSet<Utterance>(dataDir, 'utterances-smcalflow'))
    rows.push({ text: row.text, key: row.id ?? row.text, label: labelOf('smcalflow', row) });
  for (const row of readSet<Utterance>(dataDir, 'utterances-hwu64'))
    rows.push({ text: row.text, key: row.text, label: labelOf('hwu', row) });
  for (const row of readSet<Utterance>(dataDir, 'utterances-clinc'))
    rows.push({ text: row.text, key: row.text, label: labelOf('clinc', row) });
  for (const row of readSet<Utterance>(dataDir, 'out-of-scope-clinc'))
    rows.push({ text: row.text, key: row.text, label: labelOf('oos', row) });
  for (const dialogue of readSet<Dialogue>(dataDir, 'dialogues-smcalflow')) {
    for (const turn of dialogue.turns.slice(1)) {
      const context = turn.uses_context && (turn.intent === 'query_event' || turn.intent === 'create_event');
      const direct: Record<string, string> = {
        confirm: 'confirm',
        reject: 'reject',
        revise_previous: 'update',
      };
      const label = context
        ? undefined
        : (direct[turn.intent] ??
          labelOf('smcalflow', { text: turn.user, intent: turn.intent, slots: turn.slots }));
      rows.push({ text: turn.user, key: dialogue.dialogue_id, label });
    }
  }
  const result: Example[] = [];
  for (const row of rows) {
    const label = row.label === undefined ? -1 : CLASS_NAMES.indexOf(row.label);
    if (label < 0 || (only && half(row.key) !== only)) continue;
    const clauses = clausesOf(row.text, CONTEXT);
    const [clause] = clauses;
    if (clause && clauses.length === 1) result.push({ features: [...featuresOf(clause)], label });
  }
  return result;
}

function train(rows: Example[]): { names: string[]; weights: Float64Array[]; bias: Float64Array } {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const feature of row.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= MIN_ROWS)
    .map(([name]) => name)
    .sort();
  const index = new Map(names.map((name, at) => [name, at]));
  const classes = CLASS_NAMES.length;
  const weights = names.map(() => new Float64Array(classes));
  const squares = names.map(() => new Float64Array(classes).fill(0.1));
  const bias = new Float64Array(classes);
  const inputs = rows.map((row) => row.features.flatMap((feature) => index.get(feature) ?? []));
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) step(inputs[at] ?? [], rows[at]?.label ?? 0, weights, squares, bias);
  }
  return { names, weights, bias };
}

function step(
  input: number[],
  label: number,
  weights: Float64Array[],
  squares: Float64Array[],
  bias: Float64Array,
): void {
  const logits = Float64Array.from(bias);
  for (const feature of input)
    for (let k = 0; k < logits.length; k++) logits[k] = (logits[k] ?? 0) + (weights[feature]?.[k] ?? 0);
  const top = Math.max(...logits);
  const exponents = logits.map((logit) => Math.exp(logit - top));
  const sum = exponents.reduce((total, value) => total + value, 0);
  for (let k = 0; k < logits.length; k++) {
    const error = (exponents[k] ?? 0) / sum - (k === label ? 1 : 0);
    bias[k] = (bias[k] ?? 0) - 0.01 * error;
    for (const feature of input) {
      const row = weights[feature];
      const square = squares[feature];
      if (!row || !square) continue;
      const gradient = error + L2 * (row[k] ?? 0);
      square[k] = (square[k] ?? 0) + gradient * gradient;
      row[k] = (row[k] ?? 0) - (RATE * gradient) / Math.sqrt(square[k] ?? 1);
    }
  }
}

const { values } = parseArgs({
  options: { data: { type: 'string', default: '../shared/data' }, half: { type: 'string' } },
});
const rows = examples(values.data, values.half);
const model = train(rows);
const lines = model.names.flatMap((name, at) => {
  const row = [...(model.weights[at] ?? [])]
    .map((weight, k) => [k, Math.round(weight * SCALE)] as const)
    .filter(([, weight]) => Math.abs(weight) >= PRUNE * SCALE);
  return row.length > 0
    ? [`${name}\t${row.map(([k, weight]) => `${String.fromCharCode(97 + k)}${weight}`).join('')}`]
    : [];
});
const target = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../packages/understanding/src/requests/model/weights.ts',
);
const quoted = lines.join('\n').replace(/\\/g, '\\\\').replace(/`/g, '\\`').replace(/\$\{/g, '\\${');
writeFileSync(
  target,
  `// Written by evals/data/requests-train.ts from ${rows.length} rows. Do not edit by hand.
/** Which halves of the data it was trained on: scores of those halves are not scores on unseen text. */
export const TRAINED_ON: 'A' | 'B' | 'both' = '${values.half ?? 'both'}';
export const SCALE = ${SCALE};
export const BIASES: readonly number[] = [${[...model.bias].map((value) => Math.round(value * SCALE)).join(', ')}];
export const WEIGHTS = \`${quoted}\`;
`,
);
console.log(`${rows.length} rows, ${lines.length} features, ${Math.round(quoted.length / 1024)} kB`);
