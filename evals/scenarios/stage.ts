import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type Reading, readWeights } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import {
  type AssistantDependencies,
  BUILT_IN,
  createAssistant,
  createLearnedReader,
  createManager,
  createTools,
  decideApproval,
  decideTyped,
  type MessageReader,
  storeIncoming,
  type TurnOutcome,
} from '../../apps/server/src/modules/assistant/index.ts';
import { createWholeGateway, type MailHeaders } from '../../apps/server/src/modules/calendar/index.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Liveness } from '../../apps/server/src/platform/liveness.ts';
import type { GoldReadings } from '../gold/read-gold.ts';
import { compareCalendars } from './judge.ts';
import { compareMemory, type Memory } from './judge-memory.ts';
import { fits } from './meaning.ts';
import { MemoryCalendar, memoryGateway, type Owner } from './memory-calendar.ts';
import { PEOPLE, readEvent } from './notation.ts';
import type { Scenario } from './scenario.ts';
import {
  asksBack,
  changedThings,
  expectsProposal,
  type Proposal,
  stateOf,
  unaskedChanges,
  unaskedProposals,
} from './unasked.ts';

const DAY = 86_400_000;
/** A Monday morning: the week of the short day names. */
const MONDAY = '2026-11-16T10:00';
const ZONE = 'Europe/Madrid';

export interface Outcome {
  readonly name: string;
  /** The calendar, reminders and preferences are what they should be, and nothing else was touched. */
  readonly rightEnd: boolean;
  /** Everything that was not as expected, replies included; empty when the scenario passed. */
  readonly problems: readonly string[];
  /** Written at once, though neither asked for nor approved (`unasked.ts`). */
  readonly unaskedChanges: readonly string[];
  readonly unaskedProposals: readonly string[];
  /** Replies that ask instead of doing or answering. */
  readonly questions: number;
  readonly talk: readonly string[];
  readonly milliseconds: number;
  /** How long each message waited for its answer. */
  readonly waits: readonly number[];
}

export interface Stage {
  play(scenario: Scenario): Promise<Outcome>;
}

/** Everybody that mails go to and from: scenarios may name them without having met them in an event. */
const MAILED = ['ana', 'ben', 'carla', 'dev', 'emma', 'reed', 'baker'];

export interface StageOptions {
  readonly db: Database;
  readonly liveness: Liveness;
  /** Another than the built-in assistant. */
  readonly model?: LanguageModelV4 | undefined;
  /** What a perfect reader would give, by scenario: the manager is played with it instead of a model. */
  readonly gold?: GoldReadings | undefined;
  /** Other weights than those of the product. */
  readonly weights?: string | URL | undefined;
  /** How long a model may think about an answer; as long as the product lets it, if nothing is said. */
  readonly patienceMs?: number | undefined;
  readonly render?: AssistantDependencies['render'];
  /** Hears what our reader makes of each message, and in which scenario. */
  readonly onReading?: ((id: string, reading: JudgedReading) => void) | undefined;
}
type JudgedReading = Awaited<ReturnType<MessageReader['read']>>;

/** The real assistant with real tools and a real database; only the calendar service is played. */
export async function openStage(given: StageOptions): Promise<Stage> {
  const { db } = given;
  // Our own words are judged to the letter; a model has words of its own.
  const says = given.model ? fits : (pattern: RegExp, reply: string) => pattern.test(reply);
  let now = new Date();
  const clock = { now: () => new Date(now) };
  const calendars = new Map<string, MemoryCalendar>();
  const errors: unknown[] = [];
  const gateway = createWholeGateway(memoryGateway(calendars), clock);
  let readings: ReadonlyMap<string, Reading> = new Map();
  const mail: MailHeaders = {
    recent: async (_userId, { box }) =>
      box === 'sent'
        ? MAILED.map((key, index) => ({
            id: String(index),
            at: now.getTime() - DAY,
            from: [],
            to: [PEOPLE[key] ?? { email: '', name: '' }],
          }))
        : [],
  };
  const tools = createTools({ db, gateway, mail, reachableOn: async () => ['WHATSAPP'] });
  const isGold = given.gold !== undefined && !given.weights;
  const reader = (): MessageReader =>
    isGold
      ? {
          read: async (message) => {
            const reading = readings.get(message);
            if (!reading) throw new Error(`no gold for: ${message}`);
            return reading;
          },
        }
      : heard(
          createLearnedReader({
            weights: readWeights(readFileSync(given.weights ?? BUILT_IN)),
            gateway,
            mail,
          }),
        );
  let playing = '';
  const heard = (learned: MessageReader): MessageReader => ({
    read: async (...asked) => {
      const reading = await learned.read(...asked);
      given.onReading?.(playing, reading);
      return reading;
    },
  });
  const assistant = await createAssistant({
    db,
    liveness: given.liveness,
    render: given.render,
    ...(given.model
      ? { model: given.model }
      : { manager: createManager({ gateway, mail, reader: reader() }) }),
    // A turn keeps some seconds of its own.
    ...(given.patienceMs
      ? { modelTimeoutMs: given.patienceMs, turnTimeoutMs: given.patienceMs + 60_000 }
      : {}),
    clock,
    tools,
    brand: 'Catch',
    service: 'Google Calendar',
    zoneOf: async (userId) => calendars.get(userId)?.owner.timeZone ?? 'UTC',
    deliver: async () => undefined,
    report: (error) => errors.push(error),
    subjectOfCall: async () => {
      throw new Error('no HTTP here');
    },
    traceUrl: () => null,
  });

  return {
    play: async (scenario) => {
      const began = performance.now();
      errors.length = 0;
      const { world, turns, ending } = scenario;
      playing = scenario.id ?? scenario.name;
      readings = given.gold?.get(scenario.id ?? scenario.name) ?? new Map();
      const zone = world.zone ?? ZONE;
      const start = Temporal.PlainDateTime.from(world.now ?? MONDAY).toZonedDateTime(zone);
      now = new Date(start.epochMilliseconds);
      const owner: Owner = { email: `${randomUUID()}@example.com`, name: 'Ada Lopez', timeZone: zone };
      const userId = await createUser(db, owner, world.character ?? null);
      const calendar = new MemoryCalendar(owner, () => now);
      calendars.set(userId, calendar);
      for (const [index, line] of (world.has ?? []).entries())
        calendar.seed(readEvent(line, `seed${index}`, start, owner));
      for (const [who, times] of Object.entries(world.busy ?? {})) {
        const email = PEOPLE[who]?.email ?? who;
        calendar.busy.set(
          email,
          times.map((line) => intervalOf(`${line} busy`, start, owner)),
        );
      }
      for (const [who, place] of Object.entries(world.zones ?? {}))
        calendar.zones.set(PEOPLE[who]?.email ?? who, place);
      for (const text of world.preferences ?? [])
        await db
          .insertInto('preferences')
          .values({ user_id: userId, category: 'other', preference_text: text, source_quote: text })
          .execute();

      if (world.profile)
        await db
          .insertInto('profiles')
          .values({ user_id: userId, profile_data: JSON.stringify(world.profile), last_updated: now })
          .execute();

      const window = { from: now.getTime() - 14 * DAY, to: now.getTime() + 75 * DAY };
      let before = calendar.list(window);
      const remembered = await memoryOf(db, userId);
      const look = async () => stateOf(calendar.list(window), await memoryOf(db, userId), zone);
      const lastWritten = new Map<string, number>();
      const proposals: Proposal[] = [];
      const refused = new Set<string>();
      let questions = 0;
      const talk: string[] = [];
      const problems: string[] = [];
      let last: TurnOutcome | undefined;
      const waits: number[] = [];
      const hear = async (inboxId: number) => {
        const asked = performance.now();
        await assistant.engine.drain(userId);
        waits.push(performance.now() - asked);
        last = await outcomeOf(db, inboxId);
        talk.push(`  ${last?.message ?? '(nothing)'}`);
      };
      const by = { userId, email: owner.email, isStaff: false };
      /** Everything that waits, whichever message it came with. */
      const waiting = () =>
        db
          .selectFrom('approvals')
          .select('tool_call_id')
          .where('user_id', '=', userId)
          .where('status', '=', 'pending')
          .orderBy('created_at')
          .execute();
      /** What a perfect reader says of words that settle the one thing that waits; of several the manager decides. */
      const decideByGold = async (text: string) => {
        const [only, ...more] = readings.get(text)?.commands ?? [];
        if (more.length > 0 || (only?.act !== 'approve' && only?.act !== 'deny')) return undefined;
        // 'Leave the rehearsal' of several is more than a no.
        if (only.slots.some(({ role }) => role !== 'filler' && role !== 'reason')) return undefined;
        const [one, another] = await waiting();
        if (!one || another) return undefined;
        return decideApproval(
          { db, clock },
          { toolCallId: one.tool_call_id, approved: only.act === 'approve', by, channel: 'WEB' },
        );
      };
      /** As the web does it: words that settle what waits are a decision, everything else is for the assistant. */
      const say = async (text: string) => {
        const said = {
          userId,
          channel: 'WEB',
          providerId: randomUUID(),
          askedBy: null,
          saidAt: now,
        } as const;
        const settled = isGold
          ? await decideByGold(text)
          : await decideTyped({ db, clock }, { ...said, text, now, by });
        if (settled) return { inboxId: settled.inboxId, decided: settled.approval };
        const inboxId = await storeIncoming(db, {
          ...said,
          kind: 'message',
          body: text,
          details: {},
          receivedAt: now,
        });
        if (inboxId === undefined) throw new Error('not stored');
        return { inboxId };
      };
      for (const [index, turn] of turns.entries()) {
        now = new Date(now.getTime() + 1000);
        if (typeof turn === 'string') {
          talk.push(`> ${turn}`);
          const state = await look();
          const { inboxId, decided } = await say(turn);
          await hear(inboxId);
          if (decided) {
            if (decided.status === 'denied') refused.add(decided.tool_call_id);
            continue;
          }
          const changed = changedThings(state, await look());
          for (const thing of changed) lastWritten.set(thing, index);
          const pending = last?.pendingApprovals ?? [];
          const isExpected = expectsProposal(turns, index);
          proposals.push(...pending.map((approval) => ({ approval, isExpected })));
          if (asksBack(last?.message ?? '', { waits: pending.length > 0, changed: changed.length > 0 }))
            questions += 1;
        } else if (turn instanceof RegExp) {
          if (!says(turn, last?.message ?? '')) problems.push(`reply lacks ${turn}: ${last?.message}`);
        } else if ('not' in turn) {
          if (says(turn.not, last?.message ?? '')) problems.push(`reply has ${turn.not}: ${last?.message}`);
        } else if ('waiting' in turn) {
          const count = (await waiting()).length;
          if (count !== turn.waiting) problems.push(`${count} proposals wait instead of ${turn.waiting}`);
        } else if ('minutesPass' in turn) now = new Date(now.getTime() + turn.minutesPass * 60_000);
        else if ('appears' in turn) {
          const event = readEvent(turn.appears, `late${talk.length}`, start, owner);
          calendar.seed(event);
          before = [...before, calendar.get(event.id)];
        } else if ('vanishes' in turn) {
          const event = before.find(({ title }) => title === turn.vanishes);
          if (!event) throw new Error(`no such event: ${turn.vanishes}`);
          calendar.remove(event.id, { notify: 'nobody' });
          before = before.filter(({ id }) => id !== event.id);
        } else {
          const pending = await waiting();
          talk.push(turn.press ? '[approve]' : '[deny]');
          if (pending.length === 0) problems.push('nothing to approve or deny');
          for (const { tool_call_id } of pending) {
            const { inboxId } = await decideApproval(
              { db, clock },
              {
                toolCallId: tool_call_id,
                approved: turn.press,
                by,
                channel: 'WEB',
              },
            );
            await hear(inboxId);
          }
        }
      }
      const lines = (list: readonly string[] = []) =>
        list.flatMap((line, index) => written(line, `x${index}`, start, owner, window));
      const wrong = [
        ...compareCalendars(before, calendar.list(window), lines(ending.adds), lines(ending.removes), zone),
        ...compareMemory(remembered, await memoryOf(db, userId), ending, start),
      ];
      calendars.delete(userId);
      return {
        name: scenario.name,
        rightEnd: wrong.length === 0,
        problems: [
          ...wrong.map(({ kind, line }) => `${kind}: ${line}`),
          ...problems,
          ...errors.map((error) => `error: ${error}`),
        ],
        unaskedChanges: unaskedChanges(wrong, {
          lastWritten,
          lastSaid: turns.findLastIndex((turn) => typeof turn === 'string'),
        }),
        unaskedProposals: unaskedProposals(
          proposals.filter(({ approval }) => !refused.has(approval.tool_call_id)),
          ending,
        ),
        questions,
        talk,
        milliseconds: performance.now() - began,
        waits,
      };
    },
  };
}

async function createUser(db: Database, owner: Owner, character: string | null): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      issuer: 'scenario',
      subject: owner.email,
      email: owner.email,
      name: owner.name,
      picture: null,
      hosted_domain: null,
      selected_character_id: character,
      time_zone: owner.timeZone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function outcomeOf(db: Database, inboxId: number): Promise<TurnOutcome | undefined> {
  const row = await db
    .selectFrom('inbox')
    .innerJoin('turns', 'turns.id', 'inbox.turn_id')
    .select('turns.outcome')
    .where('inbox.id', '=', inboxId)
    .executeTakeFirst();
  return (row?.outcome as TurnOutcome | null) ?? undefined;
}

/** A line as the events it stands for: a series is all of its instances. */
function written(
  line: string,
  id: string,
  now: Temporal.ZonedDateTime,
  owner: Owner,
  window: { from: number; to: number },
) {
  const page = new MemoryCalendar(owner, () => new Date(now.epochMilliseconds));
  page.seed(readEvent(line, id, now, owner));
  return page.list(window);
}

const intervalOf = (line: string, now: Temporal.ZonedDateTime, owner: Owner) => {
  const { start, end } = readEvent(line, 'busy', now, owner);
  if (start.kind === 'date' || end.kind === 'date') throw new Error('busy times have hours');
  return { start: start.at, end: end.at };
};

async function memoryOf(db: Database, userId: string): Promise<Memory> {
  const reminders = await db
    .selectFrom('reminders')
    .select(['id', 'reminder_text', 'cron_expression', 'next_at'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  const preferences = await db
    .selectFrom('preferences')
    .select(['id', 'preference_text'])
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  return {
    reminders: reminders.map(({ id, reminder_text, cron_expression, next_at }) => ({
      id: `reminder ${id}`,
      text: reminder_text,
      cron: cron_expression,
      at: next_at,
    })),
    preferences: preferences.map(({ id, preference_text }) => ({
      id: `preference ${id}`,
      text: preference_text,
    })),
  };
}
