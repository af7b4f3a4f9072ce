import { z } from 'zod';
import { createStoredSettings, type StoredSettings } from '../chat/stored-settings.ts';

const settingsSchema = z.strictObject({
  /** Limits posts to one channel: so many at once, then one every so many seconds. */
  rate_limit: z
    .strictObject({ burst: z.int().min(1).default(1), seconds: z.number().positive().default(1) })
    .nullable()
    .default(null),
  /** As in the app's manifest: what people write, and what they are to see in the Chat tab, is in threads. */
  assistant_view: z.boolean().default(true),
  /** Bot tokens that end after so many seconds, and refresh tokens; null: tokens that live for ever. */
  token_rotation: z
    .strictObject({ expires_in: z.int().min(1).default(43_200) })
    .nullable()
    .default(null),
  /** Reading back, for an app that is not in the Marketplace: messages a page, and calls a minute of each method. */
  reading: z
    .strictObject({ messages: z.int().min(1).default(15), calls: z.int().min(1).default(15) })
    .default({ messages: 15, calls: 15 }),
  /** Files come from another organisation: a message has their id, and only files.info knows more. */
  slack_connect: z.boolean().default(false),
  /** Whether the app hears of its own posts and edits, as it does in real life. */
  echo: z.boolean().default(true),
  /** At once, after a minute, after five. */
  retry_delays_ms: z.array(z.int().min(0)).default([0, 60_000, 300_000]),
  timeout_ms: z.int().min(10).max(60_000).default(3000),
  /** Methods whose next calls are answered with HTTP 200 and this error. */
  failures: z.record(z.string(), z.strictObject({ error: z.string(), times: z.int().min(0) })).default({}),
});

export const settingsChangeSchema = settingsSchema.omit({ failures: true }).partial();

type SlackSettings = z.output<typeof settingsSchema>;
export type Settings = StoredSettings<SlackSettings>;

export const createSettings = (): Settings => createStoredSettings('slack_settings', settingsSchema);
