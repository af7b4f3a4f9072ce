import { randomUUID } from 'node:crypto';
import { parseDateTime, timed } from '@catch/scheduling';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notationOn, toolsOn } from '../../../../test/calendar-talk.ts';
import {
  dieAfterEveryStatement,
  dieAt,
  type Point,
  type StartProcess,
  step,
  sweep,
} from '../../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { english } from '../../../../test/english.ts';
import { createMemoryCalendar } from '../../../../test/memory-calendar.ts';
import { plainGuest } from '../../../../test/plain-event.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import { type AssistantModule, decideApproval, storeIncoming, type TurnOutcome } from '../index.ts';
import { loadConversation } from '../manager/conversations.repository.ts';
import type { Press } from '../turns/turn.ts';
import { callOfPress } from './press.ts';

/** A button that stands for a call, pressed in a process that dies: real tools, the real engine, a calendar in memory. */
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
  });
};
beforeAll(async () => {
  harness = await createEngineHarness();
  const { db } = harness.database;
  const { assistant } = await harness.anotherProcess({
    tools: toolsOn(db, google),
    manager: notationOn(db, google),
    render: english,
  });
  healthy = assistant;
});
afterAll(() => harness.close());
beforeEach(() => {
  google.isAway = false;
  google.around = async () => undefined;
  harness.clock.set('2026-11-16T08:00:00Z');
});

const sendMessage = async (userId: string, text: string): Promise<void> => {
  google.around = async () => undefined;
  await harness.say(userId, text);
  await healthy.engine.drain(userId);
};
const press = async (userId: string, pressed: Press): Promise<number> => {
  const now = harness.clock.now();
  const name = `press:${userId}:${randomUUID()}`;
  const id = await storeIncoming(harness.database.db, {
    userId,
    channel: 'WEB',
    providerId: name,
    kind: 'look',
    body: '',
    details: { press: pressed, tool_call_id: callOfPress(name) },
    askedBy: null,
    saidAt: now,
    receivedAt: now,
  });
  if (id === undefined) throw new Error('not stored');
  return id;
};
const agree = async (userId: string): Promise<void> => {
  const { db } = harness.database;
  const { tool_call_id: toolCallId } = await db
    .selectFrom('approvals')
    .select('tool_call_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const by = { userId, email: 'x@example.org', isStaff: false };
  await decideApproval({ db, clock: harness.clock }, { toolCallId, approved: true, by, channel: 'WEB' });
  await healthy.engine.drain(userId);
};
const callsOf = async (userId: string): Promise<string[]> => {
  const rows = await harness.database.db
    .selectFrom('executions')
    .select('tool_call_id')
    .where('user_id', '=', userId)
    .where('tool_name', '<>', 'undo_last_action')
    .orderBy('created_at')
    .execute();
  return rows.map(({ tool_call_id }) => tool_call_id);
};
const undoOf = (toolCallId: string | undefined): Press => ({
  tool: 'undo_last_action',
  input: { tool_call_id: toolCallId ?? '' },
  knows: [],
});
const undone = async (userId: string) =>
  harness.database.db
    .selectFrom('executions')
    .select('status')
    .where('user_id', '=', userId)
    .where('tool_name', '=', 'undo_last_action')
    .execute();
const cardsOf = (userId: string) =>
  harness.database.db.selectFrom('approvals').select('status').where('user_id', '=', userId).execute();
const booked = async (): Promise<string> => {
  const userId = await harness.createUser();
  await sendMessage(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
  return userId;
};

interface Pressed {
  readonly name: string;
  /** Everything until the button is pressed; what stands for it is returned. */
  readonly begin: () => Promise<{ readonly userId: string; readonly press: Press }>;
  /** How it is named while nobody knows. */
  readonly about: RegExp;
  readonly reply: RegExp;
  readonly isDone: boolean;
  readonly left: readonly RegExp[];
  readonly cards: number;
  readonly writes: number;
}

const PRESSES: readonly Pressed[] = [
  {
    name: 'an undo',
    begin: async () => {
      const userId = await booked();
      return { userId, press: undoOf((await callsOf(userId))[0]) };
    },
    about: /Dentist/,
    reply: /Undone: Dentist/,
    isDone: true,
    left: [],
    cards: 0,
    writes: 1,
  },
  {
    name: 'an undo of what is undone already',
    begin: async () => {
      const userId = await booked();
      const [call] = await callsOf(userId);
      await sendMessage(userId, '{undo|undo that}');
      return { userId, press: undoOf(call) };
    },
    about: /Dentist/,
    reply: /already/i,
    isDone: false,
    left: [],
    cards: 0,
    writes: 0,
  },
  {
    name: 'an undo of what somebody changed since',
    begin: async () => {
      const userId = await booked();
      const [call] = await callsOf(userId);
      const { after_image: made } = await harness.database.db
        .selectFrom('executions')
        .select('after_image')
        .where('tool_call_id', '=', call ?? '')
        .executeTakeFirstOrThrow();
      google.add(userId, { ...(made as CalendarEvent), title: 'Dentist with X-rays' });
      return { userId, press: undoOf(call) };
    },
    about: /Dentist/,
    reply: /changed|differ/i,
    isDone: false,
    left: [/^Dentist with X-rays/],
    cards: 0,
    writes: 0,
  },
  {
    name: 'an undo that others would hear of',
    begin: async () => {
      const userId = await harness.createUser();
      await sendMessage(
        userId,
        '{create|Book [title:lunch] with [guest:ana@example.org] [time:tomorrow at 1pm]}',
      );
      await agree(userId);
      return { userId, press: undoOf((await callsOf(userId))[0]) };
    },
    about: /Lunch/,
    reply: /Lunch/,
    isDone: false,
    left: [/^Lunch/],
    cards: 2,
    writes: 0,
  },
  {
    name: 'an answer to an invitation',
    begin: async () => {
      const userId = await harness.createUser();
      const at = (clock: string) =>
        timed(parseDateTime(`2026-11-17T${clock}`, 'Europe/Madrid'), 'Europe/Madrid');
      google.add(userId, {
        id: 'tasting',
        title: 'Tasting',
        start: at('10:00'),
        end: at('11:00'),
        organizer: { email: 'ana@example.org', displayName: undefined, self: false },
        ownResponse: 'needsAction',
        attendees: [
          plainGuest('me@example.org', { self: true, responseStatus: 'needsAction' }),
          plainGuest('ana@example.org', { organizer: true }),
        ],
      });
      return {
        userId,
        press: {
          tool: 'respond_to_invitation',
          input: { event_id: 'tasting', response: 'accepted' },
          knows: ['tells'],
        },
      };
    },
    about: /Tasting/,
    reply: /Tasting/,
    isDone: true,
    left: [/^Tasting/],
    cards: 0,
    writes: 1,
  },
];

const isDone = (outcome: TurnOutcome | undefined): boolean =>
  (outcome?.values ?? []).some(({ kind }) => kind === 'receipt');

/**
 * Pressed in a process that dies; another continues. It is done once, reported as if nothing had died, and known
 * afterwards.
 */
async function throughDeath(pressed: Pressed, point: Point): Promise<void> {
  const { userId, press: button } = await pressed.begin();
  const inboxId = await press(userId, button);
  await dieAt(harness, point, {
    start: startProcess,
    work: ({ engine }) => engine.drain(userId),
    goOn: (assistant) => sweep(assistant),
  });
  const outcome = await harness.outcomeOf(inboxId);
  expect(outcome?.message, point.name).toMatch(pressed.reply);
  expect(isDone(outcome), point.name).toBe(pressed.isDone);
  const left = google.shown(userId);
  expect(left, point.name).toHaveLength(pressed.left.length);
  for (const [index, name] of pressed.left.entries()) expect(left[index], point.name).toMatch(name);
  expect(await cardsOf(userId), point.name).toHaveLength(pressed.cards);
  expect(
    (await undone(userId)).filter(({ status }) => status === 'started'),
    point.name,
  ).toEqual([]);
  if (pressed.isDone && button.tool === 'undo_last_action') {
    const { conversation } = await loadConversation(harness.database.db, { userId, askedBy: null });
    expect(JSON.stringify(conversation.done), point.name).toContain('"isUndone":true');
  }
}

describe('a press in a process that dies after each of its statements', () => {
  for (const pressed of PRESSES)
    it(pressed.name, { timeout: 300_000 }, () =>
      dieAfterEveryStatement((point) => throughDeath(pressed, point)),
    );
});

describe('a press in a process that dies, with the calendar away when another goes on', () => {
  const points = [() => step('before a write'), () => step('after a write')];
  for (const pressed of PRESSES.filter(({ writes }) => writes > 0))
    for (const make of points)
      it(`${pressed.name}: ${make().name}`, async () => {
        const { userId, press: button } = await pressed.begin();
        const inboxId = await press(userId, button);
        await dieAt(harness, make(), {
          start: startProcess,
          work: ({ engine }) => engine.drain(userId),
          goOn: async (assistant) => {
            google.isAway = true;
            await sweep(assistant);
            const outcome = await harness.outcomeOf(inboxId);
            expect(outcome?.message).toMatch(/don't know yet/);
            expect(outcome?.message).toMatch(pressed.about);
            expect(isDone(outcome)).toBe(false);
            google.isAway = false;
            harness.clock.advance(60_000);
            await assistant.rounds();
            await assistant.engine.drain(userId);
          },
        });
        expect(google.shown(userId)).toHaveLength(pressed.left.length);
        // On the web we cannot write to anyone: it is reported with the next reply.
        await sendMessage(userId, '{ask_agenda|What is on [time:on Friday]?}');
        const last = (await harness.storedMessages(userId)).at(-1);
        expect(JSON.stringify(last)).toMatch(pressed.reply);
      });
});
