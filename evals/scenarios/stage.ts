import { randomUUID } from 'node:crypto';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { Temporal } from 'temporal-polyfill';
import {
  createAssistant,
  createTools,
  decideApproval,
  decideTyped,
  storeIncoming,
  type TurnOutcome,
} from '../../apps/server/src/modules/assistant/index.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Liveness } from '../../apps/server/src/platform/liveness.ts';
import { compareCalendars } from './judge.ts';
import { MemoryCalendar, memoryGateway, type Owner } from './memory-calendar.ts';
import { dateOf, PEOPLE, readEvent } from './notation.ts';
import type { Ending, Scenario, Turn } from './scenario.ts';

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
  readonly talk: readonly string[];
  readonly milliseconds: number;
}

export interface Stage {
  play(scenario: Scenario): Promise<Outcome>;
}

/** Everybody that mails go to and from: scenarios may name them without having met them in an event. */
const MAILED = ['ana', 'ben', 'carla', 'dev', 'emma', 'reed', 'baker'];

/** The real assistant with real tools and a real database; only the calendar service is played. */
export async function openStage(given: {
  readonly db: Database;
  readonly liveness: Liveness;
  readonly model: LanguageModelV4;
}): Promise<Stage> {
  const { db } = given;
  let now = new Date();
  const clock = { now: () => new Date(now) };
  const calendars = new Map<string, MemoryCalendar>();
  const errors: unknown[] = [];
  const tools = createTools({
    db,
    gateway: memoryGateway(calendars),
    mail: {
      recent: async (_userId, { box }) =>
        box === 'sent'
          ? MAILED.map((key, index) => ({
              id: String(index),
              at: now.getTime() - DAY,
              from: [],
              to: [PEOPLE[key] ?? { email: '', name: '' }],
            }))
          : [],
    },
    reachableOn: async () => ['WHATSAPP'],
  });
  const assistant = await createAssistant({
    ...given,
    clock,
    tools,
    brand: 'Catch',
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
      const talk: string[] = [];
      const problems: string[] = [];
      let last: TurnOutcome | undefined;
      const hear = async (inboxId: number) => {
        await assistant.engine.drain(userId);
        last = await outcomeOf(db, inboxId);
        talk.push(`  ${last?.message ?? '(nothing)'}`);
      };
      const by = { userId, email: owner.email, isStaff: false };
      /** As the web does it: words that settle what waits are a decision, everything else is for the assistant. */
      const say = async (text: string) => {
        const said = {
          userId,
          channel: 'WEB',
          providerId: randomUUID(),
          askedBy: null,
          saidAt: now,
        } as const;
        const decided = await decideTyped({ db, clock }, { ...said, text, now, by });
        if (decided) return decided.inboxId;
        const inboxId = await storeIncoming(db, {
          ...said,
          kind: 'message',
          body: text,
          details: {},
          receivedAt: now,
        });
        if (inboxId === undefined) throw new Error('not stored');
        return inboxId;
      };
      for (const turn of turns) {
        now = new Date(now.getTime() + 1000);
        if (typeof turn === 'string') {
          talk.push(`> ${turn}`);
          await hear(await say(turn));
        } else if (turn instanceof RegExp) {
          if (!turn.test(last?.message ?? '')) problems.push(`reply lacks ${turn}: ${last?.message}`);
        } else if ('not' in turn) {
          if (turn.not.test(last?.message ?? '')) problems.push(`reply has ${turn.not}: ${last?.message}`);
        } else if ('waiting' in turn) {
          const count = last?.pendingApprovals.length ?? 0;
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
          const pending = last?.pendingApprovals ?? [];
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
        ...(await compareMemory(db, userId, ending, world.preferences ?? [], start)),
      ];
      calendars.delete(userId);
      return {
        name: scenario.name,
        rightEnd: wrong.length === 0,
        problems: [...wrong, ...problems, ...errors.map((error) => `error: ${error}`)],
        talk,
        milliseconds: performance.now() - began,
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

/** Reminders and preferences: those that were asked for are there, and no others. */
async function compareMemory(
  db: Database,
  userId: string,
  ending: Ending,
  kept: readonly string[],
  now: Temporal.ZonedDateTime,
): Promise<string[]> {
  const reminders = await db
    .selectFrom('reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  const preferences = await db
    .selectFrom('preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute();
  const problems: string[] = [];
  const left = [...reminders];
  for (const wanted of ending.reminders ?? []) {
    const [text = '', when = ''] = wanted.split(' @ ');
    const at = when.startsWith('cron ') ? undefined : localTime(when, now);
    const index = left.findIndex(
      (row) =>
        row.reminder_text.toLowerCase().includes(text.toLowerCase()) &&
        (at === undefined
          ? sameCron(row.cron_expression, when.slice(5))
          : row.cron_expression === null && sameMinute(row.next_at, at)),
    );
    if (index < 0) problems.push(`missing reminder: ${wanted}`);
    else left.splice(index, 1);
  }
  for (const row of left)
    problems.push(
      `unexpected reminder: ${row.reminder_text} @ ${row.cron_expression ?? row.next_at?.toISOString()}`,
    );
  const texts = preferences.map(({ preference_text }) => preference_text);
  for (const pattern of ending.preferences ?? kept.map((text) => new RegExp(`^${text}$`))) {
    const index = texts.findIndex((text) => pattern.test(text));
    if (index < 0) problems.push(`missing preference: ${pattern}`);
    else texts.splice(index, 1);
  }
  return [...problems, ...texts.map((text) => `unexpected preference: ${text}`)];
}

const sameMinute = (found: Date | null, wanted: number): boolean =>
  found !== null && Math.floor(found.getTime() / 60_000) === Math.floor(wanted / 60_000);

/** '1-5' and '1,2,3,4,5' are the same days. */
const sameCron = (found: string | null, wanted: string): boolean => {
  const spelled = (cron: string) =>
    cron.replace(/(\d+)-(\d+)/g, (_, from: string, to: string) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_one, index) => Number(from) + index).join(','),
    );
  return found !== null && spelled(found) === spelled(wanted);
};

function localTime(when: string, now: Temporal.ZonedDateTime): number {
  const [day = '', clock = ''] = when.split(' ');
  return Temporal.PlainDateTime.from(`${dateOf(day, now)}T${clock}`).toZonedDateTime(now.timeZoneId)
    .epochMilliseconds;
}

export type { Turn };
