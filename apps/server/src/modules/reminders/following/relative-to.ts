import { z } from 'zod';

const minutes = z.number().min(0);

/** Before one event, or before each event that is meant by some words. */
export const relativeTo = z.union([
  z.object({ each: z.literal(true), words: z.array(z.string()), minutes_before: minutes }),
  z.object({ event_id: z.string(), minutes_before: minutes, title: z.string().optional() }),
]);
export type RelativeTo = z.output<typeof relativeTo>;
export type EachEvent = Extract<RelativeTo, { each: true }>;

export const isEach = (given: RelativeTo | null): given is EachEvent => given !== null && 'each' in given;
