import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultRule } from '../faults/fault-rule.ts';
import type { Faults } from '../faults/faults.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Part } from '../platform/part.ts';
import type { VendorName } from '../platform/vendors.ts';
import { createHoldBack } from './hold-back.ts';
import { outcomeOf, postWebhook } from './post-webhook.ts';
import type { StoredWebhook, WebhookRepository } from './webhook.repository.ts';
import type { Webhook, WebhookAttempt, WebhookSender, WebhookVendor } from './webhook.ts';

interface Needs {
  readonly repository: WebhookRepository;
  readonly faults: Faults;
  readonly parts: () => readonly Part[];
  readonly now: () => Date;
  readonly productUrl: () => string;
}

export interface RunningWebhookSender extends WebhookSender {
  /** Sends everything that waits for a retry now: after a restart, or when a test cannot wait minutes. */
  resume(options: { evenIfNotDue: boolean }): Promise<number>;
  /** Gives up the retries that are planned. */
  forget(): void;
  /** Sends nothing from now on; what waits stays recorded. */
  stop(): void;
}

const ONCE: WebhookVendor = { retryDelaysMs: [], timeoutMs: 10_000 };

export const createWebhookSender = ({
  repository,
  faults,
  parts,
  now,
  productUrl,
}: Needs): RunningWebhookSender => {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  /** Being sent right now: a retry requested in the meantime does not touch them. */
  const underWay = new Set<string>();
  const heldBack = createHoldBack();

  const vendorOf = (name: VendorName): WebhookVendor =>
    parts().find((part) => part.vendor === name && part.webhooks !== undefined)?.webhooks ?? ONCE;

  const track = (work: Promise<void>): void => {
    running.add(work);
    // Deliveries handle their own failures; what still gets here is the database going away at shutdown.
    work
      .catch((error: Error) => console.error(`Webhook: ${error.message}`))
      .finally(() => running.delete(work));
  };

  const post = (webhook: StoredWebhook, attempt: WebhookAttempt) =>
    postWebhook(webhook, vendorOf(webhook.vendor), attempt, stopping.signal);

  const attempt = async (webhook: StoredWebhook): Promise<void> => {
    underWay.add(webhook.id);
    try {
      await sendAndRecord(webhook);
    } finally {
      underWay.delete(webhook.id);
    }
  };

  const sendAndRecord = async (webhook: StoredWebhook): Promise<void> => {
    const vendor = vendorOf(webhook.vendor);
    const number = webhook.attempts + 1;
    const sent = await post(webhook, {
      number,
      failure: webhook.failure ?? undefined,
      body: webhook.body,
      at: now(),
    });
    if (stopping.signal.aborted) return;
    const { outcome, delay } = outcomeOf(sent, number, vendor, now());
    await repository.record(webhook.id, outcome);
    if (delay !== undefined) later({ ...webhook, attempts: number, failure: sent.failure ?? null }, delay);
  };

  const { later, forget } = createTimers((webhook) => track(attempt(webhook)));

  const deliver = async (webhook: StoredWebhook, struck: readonly FaultRule[]): Promise<void> => {
    if (struck.some((rule) => rule.drop)) {
      const dropped = { state: 'dropped', attempts: 0, failure: undefined, status: undefined } as const;
      return repository.record(webhook.id, { ...dropped, nextAttemptAt: undefined });
    }
    const delay = struck.reduce((sum, rule) => sum + rule.delay_ms, 0);
    if (delay > 0) await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (struck.some((rule) => rule.reorder)) await heldBack.hold(webhook.vendor);
    await attempt(webhook);
    const copies = struck.reduce((sum, rule) => sum + rule.duplicate, 0);
    for (let copy = 0; copy < copies; copy += 1)
      await post(webhook, { number: 1, failure: undefined, body: webhook.body, at: now() });
    if (!struck.some((rule) => rule.reorder)) heldBack.release(webhook.vendor);
  };

  return {
    send: async (webhook: Webhook) => {
      assertIsOurs(webhook.url, productUrl());
      const stored = await repository.insert(webhook, now());
      underWay.add(stored.id);
      const struck = await strikes(faults, webhook);
      track(deliver(stored, struck).finally(() => underWay.delete(stored.id)));
      return stored.id;
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
    resume: async ({ evenIfNotDue }) => {
      forget();
      // Those of before the look may have been sent, and recorded, since.
      const before = new Set(underWay);
      const waiting = (await repository.waiting()).filter(({ id }) => !before.has(id) && !underWay.has(id));
      for (const webhook of waiting) {
        const due = (webhook.next_attempt_at?.getTime() ?? 0) - now().getTime();
        if (evenIfNotDue || due <= 0) track(attempt(webhook));
        else later(webhook, due);
      }
      return waiting.length;
    },
    forget,
    stop: () => {
      stopping.abort();
      forget();
    },
  };
};

function assertIsOurs(url: string, productUrl: string): void {
  if (!isLoopbackUrl(url) && !url.startsWith(`${productUrl}/`))
    throw new Error(`The sandbox sends webhooks to the product only, not to ${url}.`);
}

/** The faults that befall this webhook. */
async function strikes(faults: Faults, { vendor, url, user }: Webhook): Promise<FaultRule[]> {
  const struck = await faults.strike({
    direction: 'outgoing',
    vendor,
    method: 'POST',
    path: new URL(url).pathname,
    user: async () => user,
  });
  return struck.map(({ rule }) => rule);
}

/** Attempts that are due later. */
function createTimers(attempt: (webhook: StoredWebhook) => void) {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later: (webhook: StoredWebhook, delay: number): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        attempt(webhook);
      }, delay);
      timers.add(timer);
    },
    forget: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
