import { parseDateTime, timed } from '@catch/scheduling';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notationOn, toolsOn } from '../../../test/calendar-talk.ts';
import { dieAt, on, type Point, type StartProcess, step, sweep } from '../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';
import { english } from '../../../test/english.ts';
import { createMemoryCalendar } from '../../../test/memory-calendar.ts';
import { type AssistantModule, decideApproval } from './index.ts';

/**
 * Killed between a write and the reply, with the calendar down when another process resumes: what is said then, and
 * what is said when the calendar is back. Real tools and the real engine on a calendar in memory.
 */
let harness: EngineHarness;
let healthy: AssistantModule;
const google = createMemoryCalendar();

const startProcess: StartProcess = async (db, stop, deaf) => {
  google.around = (moment) => stop(`${moment} a write`);
  return harness.anotherProcess({
    db,
    tools: toolsOn(db, google),
    manager: notationOn(db, google),
    render: english,
    deaf,
    deliver: async (db, turn, { message }) => {
      await sql`insert into test_outbox (user_id, message) values (${turn.userId}, ${message})`.execute(db);
    },
  });
};
beforeAll(async () => {
  harness = await createEngineHarness();
  const { db } = harness.database;
  await sql`create table test_outbox (
    at bigint generated always as identity, user_id uuid not null, message text not null)`.execute(db);
  const { assistant } = await harness.anotherProcess({
    tools: toolsOn(db, google),
    manager: notationOn(db, google),
    render: english,
    deliver: async (on, turn, { message }) => {
      await sql`insert into test_outbox (user_id, message) values (${turn.userId}, ${message})`.execute(on);
    },
  });
  healthy = assistant;
});
afterAll(() => harness.close());
beforeEach(() => {
  google.isAway = false;
  harness.clock.set('2026-11-16T08:00:00Z');
});

const TOMORROW = '2026-11-17';
const at = (clock: string) => timed(parseDateTime(`${TOMORROW}T${clock}`, 'Europe/Madrid'), 'Europe/Madrid');
const shown = (title: string, clock: string) =>
  `${title} ${new Date(parseDateTime(`${TOMORROW}T${clock}`, 'Europe/Madrid')).toISOString()}`;
const put = (userId: string, title: string, from: string, to: string) =>
  google.add(userId, { id: title.toLowerCase(), title, start: at(from), end: at(to) });

const repliesTo = async (userId: string): Promise<string[]> => {
  const { rows } = await sql<{ message: string }>`
    select message from test_outbox where user_id = ${userId} order by at`.execute(harness.database.db);
  return rows.map(({ message }) => message);
};
const say = (userId: string, text: string) => harness.say(userId, text, 'WHATSAPP');
const sendMessage = async (userId: string, text: string) => {
  google.around = async () => undefined;
  await say(userId, text);
  await healthy.engine.drain(userId);
};
const approve = async (userId: string) => {
  const { tool_call_id: toolCallId } = await harness.database.db
    .selectFrom('approvals')
    .select('tool_call_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const by = { userId, email: 'x@example.org', isStaff: false };
  await decideApproval(
    { db: harness.database.db, clock: harness.clock },
    { toolCallId, approved: true, by, channel: 'WHATSAPP' },
  );
};
const openExecutions = async (userId: string) =>
  harness.database.db
    .selectFrom('executions')
    .select(['tool_name', 'status'])
    .where('user_id', '=', userId)
    .where('status', '=', 'started')
    .execute();

interface Scenario {
  readonly name: string;
  /** How many writes it takes. */
  readonly writes: number;
  readonly begin: (userId: string) => Promise<void>;
  /** What is in the calendar when all is done. */
  readonly wanted: readonly string[];
  /** Each part of it: how it is named, and the receipt that tells of it. */
  readonly parts: readonly { readonly name: RegExp; readonly receipt: RegExp }[];
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'one event',
    writes: 1,
    begin: async (userId) => {
      await say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
    },
    wanted: [shown('Dentist', '09:00')],
    parts: [{ name: /dentist/i, receipt: /Booked: Dentist/ }],
  },
  {
    name: 'two events in one turn',
    writes: 2,
    begin: async (userId) => {
      await say(
        userId,
        '{create|Book [title:dentist] [time:tomorrow at 9].} {create|Book [title:yoga] [time:tomorrow at 6pm].}',
      );
    },
    wanted: [shown('Dentist', '09:00'), shown('Yoga', '18:00')],
    parts: [
      { name: /dentist/i, receipt: /Booked: Dentist/ },
      { name: /yoga/i, receipt: /Booked: Yoga/ },
    ],
  },
  {
    name: 'a change',
    writes: 1,
    begin: async (userId) => {
      put(userId, 'Review', '10:00', '11:00');
      await say(userId, '{change|Move [target:the review] [old_time:tomorrow] [shift:one hour later]}');
    },
    wanted: [shown('Review', '11:00')],
    parts: [{ name: /review/i, receipt: /Moved: Review/ }],
  },
  {
    name: 'two that change places',
    writes: 2,
    begin: async (userId) => {
      put(userId, 'Review', '10:00', '11:00');
      put(userId, 'Lesson', '15:00', '16:00');
      await say(userId, '{swap|Swap [target:the review] and [target:the lesson]}');
    },
    wanted: [shown('Lesson', '10:00'), shown('Review', '15:00')],
    parts: [
      { name: /review/i, receipt: /Moved: .*Review/ },
      { name: /lesson/i, receipt: /Moved: .*Lesson/ },
    ],
  },
  {
    name: 'a cancellation of several',
    writes: 2,
    begin: async (userId) => {
      put(userId, 'Standup', '10:00', '11:00');
      put(userId, 'Retro', '15:00', '16:00');
      await sendMessage(userId, '{cancel|Cancel [set:all my meetings] [old_time:tomorrow]}');
      await approve(userId);
    },
    wanted: [],
    parts: [
      { name: /standup/i, receipt: /Cancelled: .*Standup/ },
      { name: /retro/i, receipt: /Cancelled: .*Retro/ },
    ],
  },
  {
    name: 'an undo',
    writes: 1,
    begin: async (userId) => {
      await sendMessage(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
      await say(userId, '{undo|undo that}');
    },
    wanted: [],
    parts: [{ name: /dentist/i, receipt: /Undone: Dentist/ }],
  },
  {
    name: 'an undo of several',
    writes: 2,
    begin: async (userId) => {
      put(userId, 'Standup', '10:00', '11:00');
      put(userId, 'Retro', '15:00', '16:00');
      await sendMessage(userId, '{cancel|Cancel [set:all my meetings] [old_time:tomorrow]}');
      await approve(userId);
      await healthy.engine.drain(userId);
      await say(userId, '{undo|undo that}');
    },
    wanted: [shown('Standup', '10:00'), shown('Retro', '15:00')],
    parts: [
      { name: /standup/i, receipt: /Undone: .*Standup/ },
      { name: /retro/i, receipt: /Undone: .*Retro/ },
    ],
  },
  {
    name: 'an approved card',
    writes: 1,
    begin: async (userId) => {
      await sendMessage(
        userId,
        '{create|Book [title:lunch] with [guest:ana@example.org] [time:tomorrow at 1pm]}',
      );
      await approve(userId);
    },
    wanted: [shown('Lunch', '13:00')],
    parts: [{ name: /lunch/i, receipt: /Booked: Lunch/ }],
  },
];

const UNTRUE = /nothing (?:was|is|has been) (?:changed|done|booked|moved)|not changed anything|try again/i;
const UNKNOWN = /don't know (about the rest )?yet/;

/** Dies at the point; goes on while the calendar is away; then the calendar is back. */
async function throughDeathAndOutage(scenario: Scenario, point: Point): Promise<void> {
  const userId = await harness.createUser();
  await scenario.begin(userId);
  const before = google.shown(userId);
  const said = (await repliesTo(userId)).length;
  const own = async () => (await repliesTo(userId)).slice(said);
  await dieAt(harness, point, {
    start: startProcess,
    work: ({ engine }) => engine.drain(userId),
    goOn: async (assistant) => {
      const inCalendar = google.shown(userId);
      google.isAway = true;
      await sweep(assistant);
      const [reply, ...more] = await own();
      expect(more, point.name).toEqual([]);
      if (inCalendar.join() !== before.join()) expect(reply, point.name).not.toMatch(UNTRUE);
      for (const { name } of scenario.parts) expect(reply, point.name).toMatch(name);
      const isUnknown = UNKNOWN.test(reply ?? '');
      // Whatever is reported as done is in the calendar; whatever is in the calendar is reported as done, or as not
      // known yet.
      const isAll = inCalendar.join() === scenario.wanted.join();
      for (const { receipt } of scenario.parts) {
        if (!isUnknown && isAll) expect(reply, point.name).toMatch(receipt);
        if (inCalendar.join() === before.join()) expect(reply, point.name).not.toMatch(receipt);
      }
      expect((await openExecutions(userId)).length > 0, `${point.name}: ${reply}`).toBe(isUnknown);

      // Down for longer: it is checked again and again, and nothing is reported twice.
      for (let look = 0; look < 2; look += 1) {
        harness.clock.advance(60_000);
        await assistant.rounds();
        await assistant.engine.drain(userId);
      }
      expect(await own(), point.name).toHaveLength(1);

      google.isAway = false;
      harness.clock.advance(30 * 60_000);
      await assistant.rounds();
      await assistant.engine.drain(userId);
      const replies = await own();
      expect(replies, point.name).toHaveLength(isUnknown ? 2 : 1);
      expect(await openExecutions(userId), point.name).toEqual([]);
      const now = google.shown(userId);
      if (isUnknown)
        // Of several, one may never have been begun: that was said.
        for (const { receipt, name } of scenario.parts)
          if (scenario.name !== 'two events in one turn' || now.some((one) => name.test(one)))
            expect(replies.join('\n'), point.name).toMatch(receipt);
      if (isUnknown && scenario.name !== 'two events in one turn')
        expect(now, point.name).toEqual(scenario.wanted);
      // Nothing is there twice.
      expect(new Set(now).size, point.name).toBe(now.length);
    },
  });
  // The dead process was let loose again: it did nothing more.
  const left = google.shown(userId);
  expect(new Set(left).size, point.name).toBe(left.length);
}

/** The calendar goes away at a write and comes back later; nobody is killed. */
async function throughOutage(scenario: Scenario, moment: 'before' | 'after', write: number): Promise<void> {
  const userId = await harness.createUser();
  await scenario.begin(userId);
  const before = google.shown(userId);
  const said = (await repliesTo(userId)).length;
  let writes = 0;
  google.around = async (at) => {
    if (at === moment) writes += 1;
    if (at === moment && writes === write) google.isAway = true;
  };
  await healthy.engine.drain(userId);
  const [reply, ...more] = (await repliesTo(userId)).slice(said);
  expect(more).toEqual([]);
  const isUnknown = UNKNOWN.test(reply ?? '');
  if (google.shown(userId).join() === before.join()) expect(isUnknown).toBe(false);
  else {
    expect(reply).not.toMatch(UNTRUE);
    for (const { name } of scenario.parts) expect(reply).toMatch(name);
  }
  google.isAway = false;
  google.around = async () => undefined;
  harness.clock.advance(60_000);
  await healthy.rounds();
  await healthy.engine.drain(userId);
  const replies = (await repliesTo(userId)).slice(said);
  expect(replies).toHaveLength(isUnknown ? 2 : 1);
  expect(await openExecutions(userId)).toEqual([]);
  const now = google.shown(userId);
  if (isUnknown) for (const { receipt } of scenario.parts) expect(replies.join('\n')).toMatch(receipt);
  if (isUnknown) expect(now).toEqual(scenario.wanted);
}

const times = <T>(count: number, make: (occurrence: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const pointsOf = ({ writes, name }: Scenario): (() => Point)[] => [
  () => on('after the execution row', 'after', /insert into "executions"/),
  () => on('after the before-image', 'after', /"before_image" = /),
  ...times(writes, (write) => () => step('before a write', write, `before write ${write}`)),
  ...times(writes, (write) => () => step('after a write', write, `after write ${write}`)),
  ...times(
    name === 'two events in one turn' ? 2 : 1,
    (close) => () => on(`before execution ${close} is closed`, 'before', /after_image = /, close),
  ),
  ...times(
    name === 'two events in one turn' ? 2 : 1,
    (close) => () => on(`after execution ${close} is closed`, 'after', /after_image = /, close),
  ),
  () => on('before the turn is settled', 'before', /finish_turn/),
  () => on('after the reply is handed on, before the commit', 'after', /test_outbox/),
];

for (const scenario of SCENARIOS)
  describe(`a kill, and the calendar away when somebody goes on: ${scenario.name}`, () => {
    for (const make of pointsOf(scenario)) it(make().name, () => throughDeathAndOutage(scenario, make()));
  });

describe('the calendar goes away in the middle of a turn', () => {
  for (const scenario of SCENARIOS)
    for (const moment of ['before', 'after'] as const)
      for (const write of times(scenario.writes, (number) => number)) {
        // The second of two is then never begun, and said to be.
        const isNeverBegun = scenario.name === 'two events in one turn' && write === 1;
        if (!isNeverBegun)
          it(`${scenario.name}: ${moment} write ${write}`, () => throughOutage(scenario, moment, write));
      }

  it('of two, the second is not begun when the first got no answer', async () => {
    const userId = await harness.createUser();
    google.around = async (moment) => {
      if (moment === 'after') google.isAway = true;
    };
    await say(
      userId,
      '{create|Book [title:dentist] [time:tomorrow at 9].} {create|Book [title:yoga] [time:tomorrow at 6pm].}',
    );
    await healthy.engine.drain(userId);
    const [reply] = await repliesTo(userId);
    expect(reply).toMatch(/don't know yet whether this went through: Book Dentist/);
    expect(reply).toMatch(/Not done: .*yoga/i);
    expect(reply).not.toMatch(UNTRUE);
  });
});

describe('what is in doubt', () => {
  const bookInDoubt = async (channel: 'WHATSAPP' | 'WEB' = 'WHATSAPP') => {
    const userId = await harness.createUser();
    google.around = async (moment) => {
      if (moment === 'after') google.isAway = true;
    };
    await harness.say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}', channel);
    await healthy.engine.drain(userId);
    google.around = async () => undefined;
    expect((await repliesTo(userId)).at(-1)).toMatch(UNKNOWN);
    return userId;
  };

  it('is looked for before something new is done, and is not booked a second time', async () => {
    const userId = await bookInDoubt();
    google.isAway = false;
    await sendMessage(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
    const reply = (await repliesTo(userId)).at(-1);
    expect(reply).toMatch(/Booked: Dentist/);
    expect(reply).toMatch(/already in your calendar/);
    expect(reply).not.toMatch(/overlap/);
    expect(google.shown(userId)).toEqual([shown('Dentist', '09:00')]);
    // Found out and reported: never again.
    harness.clock.advance(60_000);
    await healthy.rounds();
    await healthy.engine.drain(userId);
    expect(await repliesTo(userId)).toHaveLength(2);
  });

  it('stays in doubt while the calendar is away, no matter what the person writes', async () => {
    const userId = await bookInDoubt();
    await sendMessage(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
    expect((await repliesTo(userId)).at(-1)).toMatch(/can't reach/);
    expect(await openExecutions(userId)).toHaveLength(1);
  });

  it('comes with the next reply on a channel that cannot push', async () => {
    const userId = await bookInDoubt('WEB');
    google.isAway = false;
    harness.clock.advance(60_000);
    await healthy.rounds();
    await healthy.engine.drain(userId);
    expect(await openExecutions(userId)).toEqual([]);
    await harness.say(userId, '{ask_agenda|What is on [time:tomorrow]?}');
    await healthy.engine.drain(userId);
    await harness.say(userId, '{chat|thanks}');
    await healthy.engine.drain(userId);
    const replies = (await repliesTo(userId)).slice(-2);
    expect(replies[0]).toMatch(/^Booked: Dentist/);
    expect(replies[1]).not.toMatch(/Booked/);
  });

  it('is not looked for for ever: then a person has to', async () => {
    const userId = await bookInDoubt();
    for (let hour = 0; hour < 12; hour += 1) {
      harness.clock.advance(3_600_000);
      await healthy.rounds();
      await healthy.engine.drain(userId);
    }
    const replies = await repliesTo(userId);
    expect(replies).toHaveLength(2);
    expect(replies[1]).toMatch(/couldn't find out whether this went through: Book 'Dentist'/);
    expect(await openExecutions(userId)).toEqual([]);
  });

  it('is given up as well when nobody understands any more what it was', async () => {
    const userId = await bookInDoubt();
    google.isAway = false;
    // As a version that resolved it otherwise would have left it.
    await sql`update executions set args = '{}' where user_id = ${userId}`.execute(harness.database.db);
    for (let hour = 0; hour < 12; hour += 1) {
      harness.clock.advance(3_600_000);
      await healthy.rounds();
      await healthy.engine.drain(userId);
    }
    const [, ...found] = await repliesTo(userId);
    expect(found).toEqual([
      expect.stringMatching(/couldn't find out whether this went through: Book 'Dentist'/),
    ]);
    expect(await openExecutions(userId)).toEqual([]);
  });

  it('is reported once, wherever the process that looks dies', async () => {
    for (const make of [
      () => on('after the turn is taken', 'before', /turn_knowledge/),
      () => on('before it is closed', 'before', /after_image = /),
      () => on('after it is closed', 'after', /after_image = /),
      () => on('after its result is stored', 'before', /finish_turn/),
      () => on('before the commit', 'after', /test_outbox/),
    ]) {
      google.isAway = false;
      const userId = await bookInDoubt();
      google.isAway = false;
      harness.clock.advance(60_000);
      await healthy.rounds();
      await dieAt(harness, make(), {
        start: startProcess,
        work: ({ engine }) => engine.drain(userId),
        goOn: sweep,
      });
      const [, ...found] = await repliesTo(userId);
      expect(found, make().name).toEqual([expect.stringMatching(/^Booked: Dentist/)]);
      expect(google.shown(userId)).toEqual([shown('Dentist', '09:00')]);
    }
  });
});
