import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { z } from 'zod';
import { createTools, type ReplayedStep, replayTurn } from '../../apps/server/src/modules/assistant/index.ts';
import { createAllCalendarsGateway } from '../../apps/server/src/modules/calendar/index.ts';
import type { StoredMessage } from '../../apps/server/src/modules/conversations/index.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { PlainFailure } from '../../tools/lib/fail.ts';
import { memoryGateway } from '../scenarios/memory-calendar.ts';

/** What 'Download as evaluation scenario' of the admin console writes. */
const fileSchema = z.object({
  kind: z.literal('evaluation-scenario'),
  version: z.literal(1),
  name: z.string(),
  channel: z.enum(['WEB', 'WHATSAPP', 'SLACK']),
  recorded_at: z.iso.datetime({ offset: true }),
  messages: z.array(z.looseObject({ kind: z.enum(['request', 'response']), parts: z.array(z.unknown()) })),
});

export interface Replay {
  readonly file: string;
  readonly name: string;
  readonly steps: readonly (ReplayedStep & {
    readonly sameTools: boolean;
    readonly sameArguments: boolean;
  })[];
}

/** Asks a model what was asked in recorded turns, and compares what it would call with what was called then. */
export async function replayFiles(
  files: readonly string[],
  model: LanguageModelV4,
  zone: string,
): Promise<Replay[]> {
  // The tools are only described to the model: nothing is carried out, and no connection is ever made.
  const database = openDatabase('postgres://localhost/none', 1, createLogger('silent'));
  const tools = createTools({
    db: database.db,
    gateway: createAllCalendarsGateway(memoryGateway(new Map()), { now: () => new Date() }),
    mail: { recent: async () => [] },
    reachableOn: async () => [],
  });
  const replays: Replay[] = [];
  for (const file of files) {
    const { name, channel, recorded_at, messages } = readScenario(file);
    const steps = await replayTurn(model, tools, {
      messages: messages as unknown as StoredMessage[],
      at: new Date(recorded_at),
      context: {
        user: {
          id: 'person-1',
          email: 'person-1@example.org',
          name: 'Person One',
          timeZone: zone,
          locale: 'en-GB',
          workingHours: undefined,
          habits: undefined,
        },
        character: undefined,
        preferences: [],
        profile: undefined,
        sentReminders: [],
        hasPending: false,
        channel,
        brand: 'Catch',
      },
    });
    replays.push({ file, name, steps: steps.map(compare) });
  }
  await database.close();
  return replays;
}

const compare = (step: ReplayedStep): Replay['steps'][number] => {
  const names = (calls: ReplayedStep['now']) => calls.map(({ tool_name }) => tool_name);
  return {
    ...step,
    sameTools: isDeepStrictEqual(names(step.before), names(step.now)),
    sameArguments: isDeepStrictEqual(step.before, step.now),
  };
};

function readScenario(file: string): z.infer<typeof fileSchema> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlainFailure(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) throw new PlainFailure(`${file} is no evaluation scenario of the admin console.`);
  return parsed.data;
}

const sayCalls = (calls: ReplayedStep['now']): string =>
  calls.map(({ tool_name, args }) => `${tool_name} ${JSON.stringify(args)}`).join('; ') || '(words only)';

export const renderReplays = (replays: readonly Replay[]): string =>
  replays
    .map(({ name, steps }) =>
      [
        `${name}: ${steps.filter(({ sameTools }) => sameTools).length} of ${steps.length} steps call the same tools, ${steps.filter(({ sameArguments }) => sameArguments).length} with the same arguments`,
        ...steps.flatMap((step, index) =>
          step.sameArguments
            ? []
            : [
                `  step ${index + 1} then: ${sayCalls(step.before)}`,
                `         now:  ${sayCalls(step.now)}${step.text ? ` “${step.text}”` : ''}`,
              ],
        ),
      ].join('\n'),
    )
    .join('\n');
