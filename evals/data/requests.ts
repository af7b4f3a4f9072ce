import { readFileSync } from 'node:fs';
import {
  readMessage,
  readWeights,
  type Situation,
  type SureReading,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { BUILT_IN } from '../../apps/server/src/modules/assistant/index.ts';
import {
  clincIntentMatches,
  hwu64IntentMatches,
  smcalflowIntentMatches,
  turnIntentMatches,
} from './requests-acts.ts';
import { nextSituation } from './requests-dialogue.ts';
import { type Dialogue, readSet, type Slot, type Utterance } from './requests-files.ts';
import { changeMade } from './requests-leave.ts';
import { normalTitle, peopleMatch, type Said, saidBy, titlesMatch } from './requests-said.ts';
import { timesMatch } from './requests-times.ts';

export interface RequestsRow {
  readonly set: string;
  readonly measure: string;
  right: number;
  rows: number;
  target?: string;
  met?: boolean;
}

/** A Wednesday morning in New York: where and when the sentences are taken to be said. */
const CONTEXT: WhenContext = {
  now: Temporal.Instant.from('2026-11-18T15:00:00Z'),
  zone: 'America/New_York',
  locale: 'en-US',
  workingHours: { start: '09:00', end: '17:00' },
};
const NOW = CONTEXT.now.toZonedDateTimeISO(CONTEXT.zone);

type Read = (text: string, situation?: readonly Situation[]) => SureReading;

class Tally {
  readonly rows = new Map<string, RequestsRow>();

  count(set: string, measure: string, right: boolean): void {
    const key = `${set}/${measure}`;
    const row = this.rows.get(key) ?? { set, measure, right: 0, rows: 0 };
    this.rows.set(key, row);
    row.rows++;
    if (right) row.right++;
  }

  target(set: string, measure: string, text: string, met: (share: number) => boolean): void {
    const row = this.rows.get(`${set}/${measure}`);
    if (!row) return;
    row.target = text;
    row.met = met(row.right / row.rows);
  }
}

/**
 * Measures the reading of requests on the sets in `<dataDir>/understanding`; missing files are left out. Nothing was
 * learned from them. They come without a calendar and contacts, which the reader otherwise sees.
 */
export function evaluateRequests({ dataDir }: { dataDir: string }): RequestsRow[] {
  const weights = readWeights(readFileSync(BUILT_IN));
  const read: Read = (text, situation = []) =>
    readMessage(text, { situation, titles: [], people: [] }, CONTEXT, weights);
  const tally = new Tally();
  firstTurns(dataDir, read, tally);
  dialogues(dataDir, read, tally);
  hwu64(dataDir, read, tally);
  clinc(dataDir, read, tally);
  outOfScope(dataDir, read, tally);
  tally.target('SMCalFlow first turns', 'whole frame', '>= 65 %', (share) => share >= 0.65);
  tally.target('CLINC out of scope', 'makes or proposes a change', '< 1 %', (share) => share < 0.01);
  return [...tally.rows.values()];
}

/**
 * A whole frame: the intent, the title (equal after normalisation, absent when the label has none), the set of
 * people known by name, and every labelled time met by what was resolved. Rows that system refused ('fence') have
 * no slots: they count by intent alone (`requests-acts.ts` says which of them we should serve).
 */
function firstTurns(dataDir: string, read: Read, tally: Tally): void {
  const set = 'SMCalFlow first turns';
  for (const { text, intent: label, fence, slots = [] } of readSet<Utterance>(
    dataDir,
    'utterances-smcalflow',
  )) {
    const reading = read(text);
    const said = saidBy(reading, CONTEXT);
    const intent = smcalflowIntentMatches(label, fence, reading);
    const calendar = ['create_event', 'query_event', 'update_event', 'delete_event'].includes(label);
    const title = !calendar || titlesMatch(slots, said);
    const people = !calendar || peopleMatch(slots, said);
    const time = !calendar || timesMatch(slots, said, NOW);
    const whole = intent && title && people && time;
    tally.count(set, 'whole frame', whole);
    tally.count(set, 'intent', intent);
    if (calendar) {
      tally.count(set, 'whole frame, calendar requests', whole);
      if (intent) {
        tally.count(set, 'title, where the intent is right', title);
        tally.count(set, 'people, where the intent is right', people);
        tally.count(set, 'times, where the intent is right', time);
        placeOf(slots, said, set, tally);
      }
    } else if (fence) tally.count(set, 'refused there: served or not as we should', intent);
    else tally.count(set, 'not about the calendar', intent);
  }
}

/** Places are reported next to the frame, not in it. */
function placeOf(slots: readonly Slot[], said: Said, set: string, tally: Tally): void {
  const expected = slots.filter(({ type }) => type === 'location').map(({ value }) => normalTitle(value));
  if (expected.length === 0) return;
  const found = said.places.map(normalTitle);
  const isRight = expected.every((place) => found.includes(place));
  tally.count(set, 'place, where labelled', isRight);
}

const FILLED = ['create_event', 'update_event', 'delete_event', 'revise_previous', 'query_event'];

function dialogues(dataDir: string, read: Read, tally: Tally): void {
  const set = 'SMCalFlow dialogues';
  for (const dialogue of readSet<Dialogue>(dataDir, 'dialogues-smcalflow')) {
    let situation: Situation[] = [];
    for (const { turn, user, agent, intent, slots, uses_context } of dialogue.turns) {
      const reading = read(user, situation);
      const right = turnIntentMatches(intent, uses_context, reading);
      tally.count(set, 'turn: intent', right);
      if (uses_context && turn > 0) tally.count(set, 'turn: intent, where context is needed', right);
      const said = saidBy(reading, CONTEXT);
      const filled =
        !FILLED.includes(intent) ||
        ((slots.every(({ type }) => type !== 'subject') || titlesMatch(slots, said)) &&
          peopleMatch(slots, said) &&
          timesMatch(slots, said, NOW));
      tally.count(set, 'turn: intent and slots', right && filled);
      situation = nextSituation(situation, reading, agent);
    }
  }
}

function hwu64(dataDir: string, read: Read, tally: Tally): void {
  const set = 'HWU64';
  for (const { text, intent, slots = [] } of readSet<Utterance>(dataDir, 'utterances-hwu64')) {
    const reading = read(text);
    const right = hwu64IntentMatches(intent, reading);
    tally.count(set, 'intent', right);
    if (!intent.startsWith('calendar_')) continue;
    tally.count(set, 'intent, calendar rows', right);
    if (right) slotsFound(slots, saidBy(reading, CONTEXT), set, tally);
  }
}

/** Spoken-style labels are spans of text: found when our span of that kind holds it. */
function slotsFound(slots: readonly Slot[], said: Said, set: string, tally: Tally): void {
  const names = said.names.map(normalTitle);
  const people = [...said.people, ...said.names].map(normalTitle);
  const times = said.timeWords.map(normalTitle).join(' ');
  for (const { type, value: words } of slots) {
    const value = normalTitle(words);
    if (type === 'event_name')
      tally.count(
        set,
        'slot: event name',
        names.some((name) => name.includes(value)),
      );
    if (type === 'person')
      tally.count(
        set,
        'slot: person',
        people.some((name) => name.includes(value.replace(/ s$/, ''))),
      );
    if (type === 'date' || type === 'time')
      tally.count(
        set,
        'slot: date or time',
        value.split(' ').every((word) => times.includes(word.replace(/s$/, ''))),
      );
  }
}

function clinc(dataDir: string, read: Read, tally: Tally): void {
  for (const { text, intent } of readSet<Utterance>(dataDir, 'utterances-clinc'))
    tally.count('CLINC', 'intent', clincIntentMatches(intent, text, read(text)));
}

/** The assistant must not act on any of these; asking when, or what shall be different, is counted apart. */
function outOfScope(dataDir: string, read: Read, tally: Tally): void {
  const set = 'CLINC out of scope';
  for (const { text } of readSet<Utterance>(dataDir, 'out-of-scope-clinc')) {
    const end = changeMade(read(text));
    tally.count(set, 'makes or proposes a change', end === 'made');
    tally.count(set, 'asks about a change', end === 'asked');
  }
}
