import { z } from 'zod';
import { createStoredSettings, type StoredSettings } from '../chat/stored-settings.ts';

export const settingsSchema = z.strictObject({
  /** Limits posts to one channel: so many at once, then one every so many seconds. */
  rate_limit: z
    .strictObject({ burst: z.int().min(1).default(1), seconds: z.number().positive().default(1) })
    .nullable()
    .default(null),
  /** Whether the app hears of its own posts and edits, as it does in real life. */
  echo: z.boolean().default(true),
  /** At once, after a minute, after five. */
  retry_delays_ms: z.array(z.int().min(0)).default([0, 60_000, 300_000]),
  timeout_ms: z.int().min(10).max(60_000).default(3000),
  /** Methods whose next calls are answered with HTTP 200 and this error. */
  failures: z.record(z.string(), z.strictObject({ error: z.string(), times: z.int().min(0) })).default({}),
});

export const settingsChangeSchema = settingsSchema.omit({ failures: true }).partial();

export type SlackSettings = z.output<typeof settingsSchema>;
export type Settings = StoredSettings<SlackSettings>;

export const createSettings = (): Settings => createStoredSettings('slack_settings', settingsSchema);
