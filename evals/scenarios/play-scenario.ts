import { DAY, MINUTE } from '@catch/scheduling';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Conversation } from './conversation.ts';
import { compareCalendars } from './judge.ts';
import { compareMemory } from './judge-memory.ts';
import { MemoryCalendar } from './memory-calendar.ts';
import { readEvent } from './notation.ts';
import type { Outcome } from './outcome.ts';
import type { Scenario, Turn } from './scenario.ts';
import type { World } from './set-world.ts';
import type { StageClock } from './stage-clock.ts';
import { memoryOf } from './stored.ts';
import {
  asksBack,
  changedItems,
  expectsProposal,
  type Proposal,
  type State,
  stateOf,
  unaskedChanges,
  unaskedProposals,
} from './unasked.ts';

export interface Play {
  readonly db: Database;
  readonly clock: StageClock;
  readonly world: World;
  readonly conversation: Conversation;
  readonly says: (pattern: RegExp, reply: string) => boolean;
}

type Judged = Omit<Outcome, 'name' | 'milliseconds' | 'talk' | 'waits'>;

/** Plays the turns of a scenario and compares its end with what was to be. */
export async function playScenario(play: Play, { turns, ending }: Scenario): Promise<Judged> {
  const { db, clock, world } = play;
  const { calendar, start, zone, owner, userId } = world;
  const window = { from: clock.now().getTime() - 14 * DAY, to: clock.now().getTime() + 75 * DAY };
  const remembered = await memoryOf(db, userId);
  const notes = new Notes(calendar.list(window));
  const look = async (): Promise<State> => stateOf(calendar.list(window), await memoryOf(db, userId), zone);
  for (const [index, turn] of turns.entries()) {
    clock.pass(1000);
    if (typeof turn === 'string') await playWords(play, notes, { turns, index, said: turn, look });
    else await playOther(play, notes, turn);
  }
  const lines = (list: readonly string[] = []) =>
    list.flatMap((line, index) => {
      const page = new MemoryCalendar(owner, () => new Date(start.epochMilliseconds));
      page.seed(readEvent(line, `x${index}`, start, owner));
      return page.list(window);
    });
  const wrong = [
    ...compareCalendars(notes.before, calendar.list(window), lines(ending.adds), lines(ending.removes), zone),
    ...compareMemory(remembered, await memoryOf(db, userId), ending, start),
  ];
  return {
    rightEnd: wrong.length === 0,
    problems: [...wrong.map(({ kind, line }) => `${kind}: ${line}`), ...notes.problems],
    unaskedChanges: unaskedChanges(wrong, {
      lastWritten: notes.lastWritten,
      lastSaid: turns.findLastIndex((turn) => typeof turn === 'string'),
    }),
    unaskedProposals: unaskedProposals(
      notes.proposals.filter(({ approval }) => !notes.refused.has(approval.tool_call_id)),
      ending,
    ),
    questions: notes.questions,
  };
}

/** What is noticed along the way. */
class Notes {
  /** The calendar as it would be without the assistant: others change it, too. */
  before: ReturnType<MemoryCalendar['list']>;
  /** By thing: the turn that changed it last. */
  readonly lastWritten = new Map<string, number>();
  readonly proposals: Proposal[] = [];
  readonly refused = new Set<string>();
  readonly problems: string[] = [];
  questions = 0;

  constructor(before: ReturnType<MemoryCalendar['list']>) {
    this.before = before;
  }
}

interface Words {
  readonly turns: readonly Turn[];
  readonly index: number;
  readonly said: string;
  readonly look: () => Promise<State>;
}

async function playWords(
  { conversation }: Play,
  notes: Notes,
  { turns, index, said, look }: Words,
): Promise<void> {
  const state = await look();
  const decided = await conversation.say(said);
  if (decided) {
    if (decided.status === 'denied') notes.refused.add(decided.tool_call_id);
    return;
  }
  const changed = changedItems(state, await look());
  for (const thing of changed) notes.lastWritten.set(thing, index);
  const pending = conversation.last?.pendingApprovals ?? [];
  const isExpected = expectsProposal(turns, index);
  notes.proposals.push(...pending.map((approval) => ({ approval, isExpected })));
  const reply = conversation.last?.message ?? '';
  if (asksBack(reply, { waits: pending.length > 0, changed: changed.length > 0 })) notes.questions += 1;
}

async function playOther(
  { clock, world, conversation, says }: Play,
  notes: Notes,
  turn: Exclude<Turn, string>,
): Promise<void> {
  const { calendar, start, owner } = world;
  const reply = conversation.last?.message;
  if (turn instanceof RegExp) {
    if (!says(turn, reply ?? '')) notes.problems.push(`reply lacks ${turn}: ${reply}`);
  } else if ('not' in turn) {
    if (says(turn.not, reply ?? '')) notes.problems.push(`reply has ${turn.not}: ${reply}`);
  } else if ('waiting' in turn) {
    const { length: count } = await conversation.waiting();
    if (count !== turn.waiting) notes.problems.push(`${count} proposals wait instead of ${turn.waiting}`);
  } else if ('minutesPass' in turn) clock.pass(turn.minutesPass * MINUTE);
  else if ('appears' in turn) {
    const event = readEvent(turn.appears, `late${conversation.talk.length}`, start, owner);
    calendar.seed(event);
    notes.before = [...notes.before, calendar.get(event.id)];
  } else if ('vanishes' in turn) {
    const event = notes.before.find(({ title }) => title === turn.vanishes);
    if (!event) throw new Error(`no such event: ${turn.vanishes}`);
    calendar.remove(event.id, { notify: 'nobody' });
    notes.before = notes.before.filter(({ id }) => id !== event.id);
  } else if (!(await conversation.press(turn.press))) notes.problems.push('nothing to approve or deny');
}
