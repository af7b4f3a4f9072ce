import { dayAt, startOfDay } from '@catch/scheduling';
import { z } from 'zod';
import { type Reader, sayDay, sayInstant, sayTimeOfDay } from '../../../platform/say-time.ts';

/** 'HH:MM' on the person's own clock. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a person can decide about the messages that the assistant sends by itself; stored by topic. */
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
    ? sayDay(dayAt(at, reader.zone), reader)
    : sayInstant(at, reader);

const SENTENCES: { readonly [T in ChoiceTopic]: (choice: Choice<T>, reader: Reader) => string } = {
  briefing: ({ on, at }, reader) =>
    on
      ? `Morning briefing ${at ? `at ${sayTimeOfDay(at, reader)}` : 'at the start of the working day'}`
      : 'No morning briefing',
  nudge: ({ on, minutes }) =>
    on
      ? `A nudge ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before meetings`
      : 'No nudges before meetings',
  collision: ({ on }) =>
    on
      ? 'A message when a new invitation clashes with something'
      : 'No messages about invitations that clash',
  evening: ({ on, at }, reader) =>
    on
      ? `A look at tomorrow ${at ? `at ${sayTimeOfDay(at, reader)}` : 'at the end of the working day'}`
      : 'No look at tomorrow in the evening',
  quiet: ({ on, from, to }, reader) =>
    on
      ? `No messages between ${sayTimeOfDay(from, reader)} and ${sayTimeOfDay(to, reader)}`
      : 'No quiet hours',
  limit: ({ most }) => `At most ${most} ${most === 1 ? 'message' : 'messages'} a day without being asked`,
  everything: ({ on, until }, reader) =>
    on
      ? 'Messages without being asked are welcome'
      : `No messages without being asked${until ? ` until ${sayUntil(Date.parse(until), reader)}` : ''}`,
};
