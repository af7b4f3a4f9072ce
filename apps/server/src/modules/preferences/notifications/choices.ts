import { dayAt, startOfDay } from '@catch/scheduling';
import { z } from 'zod';
import { atTimeOfDay, sayTimeOfDay, theDay, theInstant } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';

/** 'HH:MM' on the person's own clock. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a person can decide about the messages the assistant sends unprompted; stored by topic. */
export const choiceSchemas = {
  briefing: z.object({ on: z.boolean(), at: clockTime.optional() }),
  nudge: z.object({ on: z.boolean(), minutes: z.number().int().min(1).max(240) }),
  collision: z.object({ on: z.boolean() }),
  evening: z.object({ on: z.boolean(), at: clockTime.optional() }),
  quiet: z.object({ on: z.boolean(), from: clockTime, to: clockTime }),
  limit: z.object({ most: z.number().int().min(0).max(100) }),
  everything: z.object({ on: z.boolean(), until: z.iso.datetime().optional() }),
} as const;

export type ChoiceTopic = keyof typeof choiceSchemas;
export type Choice<T extends ChoiceTopic = ChoiceTopic> = z.output<(typeof choiceSchemas)[T]>;
export const CHOICE_TOPICS = Object.keys(choiceSchemas) as ChoiceTopic[];

export type Choices = { readonly [T in ChoiceTopic]: Choice<T> } & {
  /** What the person said themselves; the rest is what we assume. */
  readonly own: ReadonlySet<ChoiceTopic>;
};

/** Without a word from the person: useful, and seldom more than a handful a day. */
const ASSUMED: { readonly [T in ChoiceTopic]: Choice<T> } = {
  briefing: { on: true },
  nudge: { on: true, minutes: 10 },
  collision: { on: true },
  evening: { on: true },
  quiet: { on: true, from: '21:00', to: '07:00' },
  limit: { most: 8 },
  everything: { on: true },
};

/** A stored choice that can no longer be read counts as not made. */
export function choicesFrom(
  stored: readonly { readonly topic: string; readonly choice: unknown }[],
): Choices {
  const own = new Set<ChoiceTopic>();
  const merged: Record<string, unknown> = { ...ASSUMED };
  for (const { topic, choice } of stored) {
    const known = CHOICE_TOPICS.find((one) => one === topic);
    const parsed = known && choiceSchemas[known].safeParse(choice);
    if (!known || !parsed?.success) continue;
    own.add(known);
    merged[known] = parsed.data;
  }
  return { ...(merged as typeof ASSUMED), own };
}

/** The preference as the person reads it back. */
export function sayChoice(topic: ChoiceTopic, choice: Choice, reader: Reader): string {
  const said = SENTENCES[topic] as (choice: Choice, reader: Reader) => string;
  return said(choice, reader);
}

/** From midnight on is from that day on. */
const sayUntil = (at: number, reader: Reader): string =>
  at === startOfDay(dayAt(at, reader.zone), reader.zone) && !reader.inFull
    ? theDay(dayAt(at, reader.zone), reader)
    : theInstant(at, reader);

const SENTENCES: { readonly [T in ChoiceTopic]: (choice: Choice<T>, reader: Reader) => string } = {
  briefing: ({ on, at }, reader) => {
    if (!on) return say(reader, 'choice.noBriefing');
    return at
      ? say(reader, 'choice.briefing', { at: atTimeOfDay(at, reader) })
      : say(reader, 'choice.briefingByWork');
  },
  nudge: ({ on, minutes }, reader) =>
    on ? say(reader, 'choice.nudge', { count: minutes }) : say(reader, 'choice.noNudge'),
  collision: ({ on }, reader) => say(reader, on ? 'choice.collision' : 'choice.noCollision'),
  evening: ({ on, at }, reader) => {
    if (!on) return say(reader, 'choice.noEvening');
    return at
      ? say(reader, 'choice.evening', { at: atTimeOfDay(at, reader) })
      : say(reader, 'choice.eveningByWork');
  },
  quiet: ({ on, from, to }, reader) =>
    on
      ? say(reader, 'choice.quiet', { from: sayTimeOfDay(from, reader), to: sayTimeOfDay(to, reader) })
      : say(reader, 'choice.noQuiet'),
  limit: ({ most }, reader) => say(reader, 'choice.limit', { count: most }),
  everything: ({ on, until }, reader) => {
    if (on) return say(reader, 'choice.everything');
    return until
      ? say(reader, 'choice.nothingUntil', { when: sayUntil(Date.parse(until), reader) })
      : say(reader, 'choice.nothing');
  },
};
