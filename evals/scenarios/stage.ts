import { readFileSync } from 'node:fs';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { DAY } from '@catch/scheduling';
import { type Reading, readWeights } from '@catch/understanding';
import {
  type AssistantDependencies,
  BUILT_IN,
  createAssistant,
  createLearnedReader,
  createManager,
  createTools,
  type MessageReader,
} from '../../apps/server/src/modules/assistant/index.ts';
import { createAllCalendarsGateway, type MailHeaders } from '../../apps/server/src/modules/calendar/index.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Liveness } from '../../apps/server/src/platform/liveness.ts';
import type { GoldReadings } from '../gold/read-gold.ts';
import { Conversation } from './conversation.ts';
import { fits } from './meaning.ts';
import { type MemoryCalendar, memoryGateway } from './memory-calendar.ts';
import { PEOPLE } from './notation.ts';
import type { Outcome } from './outcome.ts';
import { playScenario } from './play-scenario.ts';
import type { Scenario } from './scenario.ts';
import { setWorld } from './set-world.ts';
import { StageClock } from './stage-clock.ts';

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
  readonly timeoutMs?: number | undefined;
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
  const clock = new StageClock();
  const calendars = new Map<string, MemoryCalendar>();
  const errors: unknown[] = [];
  const scene: Scene = { id: '', readings: new Map() };
  const gateway = createAllCalendarsGateway(memoryGateway(calendars), clock);
  const mail = mailOf(clock);
  const isGold = given.gold !== undefined && !given.weights;
  const reader = () => (isGold ? goldReader(scene) : learnedReader(given, scene, { gateway, mail }));
  const assistant = await createAssistant({
    db,
    liveness: given.liveness,
    render: given.render,
    ...(given.model
      ? { model: given.model }
      : { manager: createManager({ db, gateway, mail, reader: reader() }) }),
    // A turn keeps some seconds of its own.
    ...(given.timeoutMs ? { modelTimeoutMs: given.timeoutMs, turnTimeoutMs: given.timeoutMs + 60_000 } : {}),
    clock,
    tools: createTools({ db, gateway, mail, reachableOn: async () => ['WHATSAPP'] }),
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
      scene.id = scenario.id ?? scenario.name;
      scene.readings = given.gold?.get(scene.id) ?? new Map();
      const world = await setWorld(db, clock, scenario.world);
      calendars.set(world.userId, world.calendar);
      const conversation = new Conversation(
        { db, clock, engine: assistant.engine, gold: isGold ? scene.readings : undefined },
        world,
      );
      const judged = await playScenario({ db, clock, world, conversation, says }, scenario);
      calendars.delete(world.userId);
      return {
        ...judged,
        name: scenario.name,
        problems: [...judged.problems, ...errors.map((error) => `error: ${error}`)],
        talk: conversation.talk,
        milliseconds: performance.now() - began,
        waits: conversation.waits,
      };
    },
  };
}

/** The scenario that is being played. */
interface Scene {
  id: string;
  readings: ReadonlyMap<string, Reading>;
}

const mailOf = (clock: StageClock): MailHeaders => ({
  recent: async (_userId, { box }) =>
    box === 'sent'
      ? MAILED.map((key, index) => ({
          id: String(index),
          at: clock.now().getTime() - DAY,
          from: [],
          to: [PEOPLE[key] ?? { email: '', name: '' }],
        }))
      : [],
});

const goldReader = (scene: Scene): MessageReader => ({
  read: async (message) => {
    const reading = scene.readings.get(message);
    if (!reading) throw new Error(`no gold for: ${message}`);
    return reading;
  },
});

function learnedReader(
  { weights, onReading }: StageOptions,
  scene: Scene,
  service: Omit<Parameters<typeof createLearnedReader>[0], 'weights'>,
): MessageReader {
  const learned = createLearnedReader({
    weights: readWeights(readFileSync(weights ?? BUILT_IN)),
    ...service,
  });
  return {
    ...learned,
    read: async (...asked) => {
      const reading = await learned.read(...asked);
      onReading?.(scene.id, reading);
      return reading;
    },
  };
}
