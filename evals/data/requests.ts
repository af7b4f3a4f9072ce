import { Temporal } from 'temporal-polyfill';
import {
  type ConversationState,
  type UnderstandContext,
  type Understanding,
  understand,
} from '../../packages/understanding/src/requests/index.ts';
import { nextState } from './requests-dialogue.ts';
import { type Dialogue, half, readSet, type Slot, type Utterance } from './requests-files.ts';
import {
  asksAboutChange,
  CLINC,
  HWU64,
  proposesChange,
  smcalflowIntentMatches,
  turnIntentMatches,
} from './requests-kinds.ts';
import { normalTitle, peopleMatch, saidBy, timesMatch, titlesMatch } from './requests-slots.ts';

export type Score = { right: number; rows: number };
export type RequestsRow = {
  set: string;
  measure: string;
  all: Score;
  A: Score;
  B: Score;
  target?: string;
  met?: boolean;
};
export type Miss = {
  set: string;
  key: string;
  half: 'A' | 'B';
  text: string;
  label: string;
  why: string;
  understanding: Understanding;
  slots: Slot[];
};
export type RequestsReport = { rows: RequestsRow[]; misses: Miss[] };

/** A Wednesday morning in New York: where and when the sentences are taken to be said. */
export const CONTEXT: UnderstandContext = {
  now: Temporal.Instant.from('2026-11-18T15:00:00Z'),
  zone: 'America/New_York',
  locale: 'en-US',
  workingHours: { start: '09:00', end: '17:00' },
};
const NOW = CONTEXT.now.toZonedDateTimeISO(CONTEXT.zone);

class Tally {
  readonly rows = new Map<string, RequestsRow>();
  readonly misses: Miss[] = [];

  count(set: string, measure: string, part: 'A' | 'B', right: boolean): void {
    const key = `${set}/${measure}`;
    const row = this.rows.get(key) ?? {
      set,
      measure,
      all: { right: 0, rows: 0 },
      A: { right: 0, rows: 0 },
      B: { right: 0, rows: 0 },
    };
    this.rows.set(key, row);
    for (const score of [row.all, row[part]]) {
      score.rows++;
      if (right) score.right++;
    }
  }

  target(set: string, measure: string, text: string, met: (share: number) => boolean): void {
    const row = this.rows.get(`${set}/${measure}`);
    if (!row || row.all.rows === 0) return;
    row.target = text;
    row.met = met(row.all.right / row.all.rows);
  }
}

/** Measures the reading of requests on the sets in `<dataDir>/understanding`. Missing files are left out. */
export function evaluateRequests({ dataDir }: { dataDir: string }): RequestsReport {
  const tally = new Tally();
  firstTurns(dataDir, tally);
  dialogues(dataDir, tally);
  hwu64(dataDir, tally);
  clinc(dataDir, tally);
  outOfScope(dataDir, tally);
  tally.target('SMCalFlow first turns', 'whole frame', '>= 65 %', (share) => share >= 0.65);
  tally.target('CLINC out of scope', 'proposes a change', '< 1 %', (share) => share < 0.01);
  return { rows: [...tally.rows.values()], misses: tally.misses };
}

/**
 * A whole frame: the intent, the title (equal after normalisation, absent when the label has none), the set of
 * people known by name, and every labelled time met by what was resolved. Rows that system refused ('fence') have
 * no slots: they count by intent alone (`requests-kinds.ts` says which of them we should serve).
 */
function firstTurns(dataDir: string, tally: Tally): void {
  const set = 'SMCalFlow first turns';
  for (const row of readSet<Utterance>(dataDir, 'utterances-smcalflow')) {
    const part = half(row.id ?? row.text);
    const slots = row.slots ?? [];
    const understanding = understand(row.text, {}, CONTEXT);
    const said = saidBy(understanding);
    const intent = smcalflowIntentMatches(row.intent, row.fence, understanding);
    const calendar = ['create_event', 'query_event', 'update_event', 'delete_event'].includes(row.intent);
    const title = !calendar || titlesMatch(slots, said);
    const people = !calendar || peopleMatch(slots, said);
    const time = !calendar || timesMatch(slots, said, NOW);
    const whole = intent && title && people && time;
    tally.count(set, 'whole frame', part, whole);
    tally.count(set, 'intent', part, intent);
    if (calendar) {
      tally.count(set, 'whole frame, calendar requests', part, whole);
      if (intent) {
        tally.count(set, 'title, where the intent is right', part, title);
        tally.count(set, 'people, where the intent is right', part, people);
        tally.count(set, 'times, where the intent is right', part, time);
        placeOf(slots, said.places, set, part, tally);
      }
    } else if (row.fence) tally.count(set, 'refused there: served or not as we should', part, intent);
    else tally.count(set, 'not about the calendar', part, intent);
    if (!whole) {
      const why = [intent ? '' : 'intent', title ? '' : 'title', people ? '' : 'people', time ? '' : 'time']
        .filter((word) => word !== '')
        .join('+');
      tally.misses.push({
        set,
        key: row.id ?? row.text,
        half: part,
        text: row.text,
        label: row.fence ? `${row.intent}:${row.fence}` : row.intent,
        why,
        understanding,
        slots,
      });
    }
  }
}

/** Places are reported beside the frame, not in it. */
function placeOf(slots: Slot[], places: string[], set: string, part: 'A' | 'B', tally: Tally): void {
  const expected = slots.filter((slot) => slot.type === 'location').map((slot) => normalTitle(slot.value));
  if (expected.length === 0) return;
  const found = places.map(normalTitle);
  tally.count(
    set,
    'place, where labelled',
    part,
    expected.every((place) => found.includes(place)),
  );
}

function dialogues(dataDir: string, tally: Tally): void {
  const set = 'SMCalFlow dialogues';
  for (const dialogue of readSet<Dialogue>(dataDir, 'dialogues-smcalflow')) {
    const part = half(dialogue.dialogue_id);
    let state: ConversationState = {};
    for (const turn of dialogue.turns) {
      const understanding = understand(turn.user, state, CONTEXT);
      const right = turnIntentMatches(turn.intent, turn.uses_context, understanding);
      tally.count(set, 'turn: intent', part, right);
      if (turn.uses_context && turn.turn > 0)
        tally.count(set, 'turn: intent, where context is needed', part, right);
      const said = saidBy(understanding);
      const labelled = [
        'create_event',
        'update_event',
        'delete_event',
        'revise_previous',
        'query_event',
      ].includes(turn.intent);
      const slots = turn.slots;
      const filled =
        !labelled ||
        ((slots.every((slot) => slot.type !== 'subject') || titlesMatch(slots, said)) &&
          peopleMatch(slots, said) &&
          timesMatch(slots, said, NOW));
      tally.count(set, 'turn: intent and slots', part, right && filled);
      if (!right || !filled)
        tally.misses.push({
          set,
          key: `${dialogue.dialogue_id}/${turn.turn}`,
          half: part,
          text: turn.user,
          label: turn.intent,
          why: right ? 'slots' : 'intent',
          understanding,
          slots,
        });
      state = nextState(state, understanding, turn.agent);
    }
  }
}

function hwu64(dataDir: string, tally: Tally): void {
  const set = 'HWU64';
  for (const row of readSet<Utterance>(dataDir, 'utterances-hwu64')) {
    const part = half(row.text);
    const understanding = understand(row.text, {}, CONTEXT);
    const matches = HWU64[row.intent];
    const right = matches !== undefined && understanding.frames.some((frame) => matches(frame));
    tally.count(set, 'intent', part, right);
    const calendar = row.intent.startsWith('calendar_');
    if (calendar) tally.count(set, 'intent, calendar rows', part, right);
    if (calendar && right) slotsFound(row.slots ?? [], understanding, set, part, tally);
    if (!right)
      tally.misses.push({
        set,
        key: row.text,
        half: part,
        text: row.text,
        label: row.intent,
        why: 'intent',
        understanding,
        slots: row.slots ?? [],
      });
  }
}

/** Spoken-style labels are spans of text: found when our slot of that kind holds the span, or equals it. */
function slotsFound(
  slots: Slot[],
  understanding: Understanding,
  set: string,
  part: 'A' | 'B',
  tally: Tally,
): void {
  const said = saidBy(understanding);
  const nouns = understanding.frames.flatMap((frame) =>
    frame.kind === 'createEvent'
      ? [frame.event.noun ?? '']
      : 'reference' in frame
        ? [frame.reference.noun ?? '']
        : [],
  );
  const titles = [...said.titles, ...nouns].map(normalTitle);
  for (const slot of slots) {
    const value = normalTitle(slot.value);
    if (slot.type === 'event_name')
      tally.count(
        set,
        'slot: event name',
        part,
        titles.some((title) => title === value || title.includes(value)),
      );
    if (slot.type === 'person')
      tally.count(
        set,
        'slot: person',
        part,
        [...said.people, ...said.titles]
          .map(normalTitle)
          .some((name) => name.includes(value.replace(/ s$/, ''))),
      );
    if (slot.type === 'date' || slot.type === 'time') {
      const phrases = said.times.map((time) => normalTitle(time.phrase)).join(' ');
      tally.count(
        set,
        'slot: date or time',
        part,
        value.split(' ').every((word) => phrases.includes(word.replace(/s$/, ''))),
      );
    }
  }
}

function clinc(dataDir: string, tally: Tally): void {
  const set = 'CLINC';
  for (const row of readSet<Utterance>(dataDir, 'utterances-clinc')) {
    const part = half(row.text);
    const understanding = understand(row.text, {}, CONTEXT);
    const matches = CLINC[row.intent];
    const right = matches !== undefined && understanding.frames.some((frame) => matches(frame, row.text));
    tally.count(set, 'intent', part, right);
    if (!right)
      tally.misses.push({
        set,
        key: row.text,
        half: part,
        text: row.text,
        label: row.intent,
        why: 'intent',
        understanding,
        slots: [],
      });
  }
}

/** The assistant must not act on any of these; asking back whether it should is counted apart. */
function outOfScope(dataDir: string, tally: Tally): void {
  const set = 'CLINC out of scope';
  for (const row of readSet<Utterance>(dataDir, 'out-of-scope-clinc')) {
    const part = half(row.text);
    const understanding = understand(row.text, {}, CONTEXT);
    const acts = proposesChange(understanding);
    tally.count(set, 'proposes a change', part, acts);
    tally.count(set, 'asks back about a change', part, asksAboutChange(understanding));
    if (acts || asksAboutChange(understanding))
      tally.misses.push({
        set,
        key: row.text,
        half: part,
        text: row.text,
        label: row.intent,
        why: acts ? 'acts' : 'asks',
        understanding,
        slots: [],
      });
  }
}
