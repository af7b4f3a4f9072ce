import { z } from 'zod';
import { createStoredSettings, type StoredSettings } from '../chat/stored-settings.ts';

/** What Meta retries with: backoff up to seven days. The first ones are short, so that nobody waits at a desk. */
const RETRY_DELAYS_MS = [
  1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000, 14_400_000, 43_200_000, 86_400_000,
  172_800_000, 259_200_000,
];

const settingsSchema = z.strictObject({
  /** Limits messages to one person (131056): so many at once, then one every so many seconds. */
  pair_rate: z
    .strictObject({ burst: z.int().min(1).default(1), seconds: z.number().positive().default(6) })
    .nullable()
    .default(null),
  /** Answers 200 to what cannot be delivered (131047, 131026) and reports the failure by webhook. */
  late_errors: z.boolean().default(false),
  /** Whether receipts (sent, delivered, read) are reported at all. */
  statuses: z.boolean().default(true),
  /** Between 'sent' and 'delivered'. */
  status_delay_ms: z.int().min(0).max(600_000).default(60),
  retry_delays_ms: z.array(z.int().min(0)).default(RETRY_DELAYS_MS),
  timeout_ms: z.int().min(10).max(60_000).default(10_000),
});

export const settingsChangeSchema = settingsSchema.partial();

type WhatsappSettings = z.output<typeof settingsSchema>;
export type Settings = StoredSettings<WhatsappSettings>;

export const createSettings = (): Settings => createStoredSettings('whatsapp_settings', settingsSchema);
