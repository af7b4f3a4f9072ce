import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultRule } from '../faults/fault-rule.ts';
import type { Faults } from '../faults/faults.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Part } from '../platform/part.ts';
import type { VendorName } from '../platform/vendors.ts';
import type { AttemptOutcome, StoredWebhook, WebhookRepository } from './webhook.repository.ts';
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
  /** Sends nothing any more; what waits stays recorded. */
  stop(): void;
}

const ONCE: WebhookVendor = { retryDelaysMs: [], timeoutMs: 10_000 };
/** A webhook held back to arrive out of order leaves at the latest after this time. */
const LONGEST_HOLD_MS = 2_000;

export const createWebhookSender = ({
  repository,
  faults,
  parts,
  now,
  productUrl,
}: Needs): RunningWebhookSender => {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  /** Being sent right now: a retry that is asked for meanwhile has nothing to do with them. */
  const underWay = new Set<string>();
  const held = new Map<VendorName, (() => void)[]>();

  const vendorOf = (name: VendorName): WebhookVendor =>
    parts().find((part) => part.vendor === name && part.webhooks !== undefined)?.webhooks ?? ONCE;

  const track = (work: Promise<void>): void => {
    running.add(work);
    // Deliveries handle their own failures; what still gets here is the database going away at shutdown.
    work
      .catch((error: Error) => console.error(`Webhook: ${error.message}`))
      .finally(() => running.delete(work));
  };

  const post = async (webhook: StoredWebhook, vendor: WebhookVendor, attempt: WebhookAttempt) => {
    try {
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: { ...webhook.headers, ...vendor.headers?.(attempt) },
        body: webhook.body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(vendor.timeoutMs), stopping.signal]),
      });
      await response.arrayBuffer();
      if (response.ok) return { status: response.status, failure: undefined, final: true };
      return {
        status: response.status,
        failure: 'http_error' as const,
        final: vendor.stops?.(response) ?? false,
      };
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      const failure = timedOut ? ('http_timeout' as const) : ('connection_failed' as const);
      return { status: undefined, failure, final: false };
    }
  };

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
    const sent = await post(webhook, vendor, {
      number,
      failure: webhook.failure ?? undefined,
      body: webhook.body,
      at: now(),
    });
    if (stopping.signal.aborted) return;
    const delay = sent.failure === undefined || sent.final ? undefined : vendor.retryDelaysMs[number - 1];
    const outcome: AttemptOutcome = {
      state: sent.failure === undefined ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
      attempts: number,
      failure: sent.failure,
      status: sent.status,
      nextAttemptAt: delay === undefined ? undefined : new Date(now().getTime() + delay),
    };
    await repository.record(webhook.id, outcome);
    if (delay !== undefined) later({ ...webhook, attempts: number, failure: sent.failure ?? null }, delay);
  };

  const later = (webhook: StoredWebhook, delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      track(attempt(webhook));
    }, delay);
    timers.add(timer);
  };

  const forget = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  const releaseHeld = (vendor: VendorName): void => {
    for (const release of held.get(vendor) ?? []) release();
    held.delete(vendor);
  };

  const hold = (vendor: VendorName): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(vendor, [...(held.get(vendor) ?? []), resolve]);
    return Promise.race([promise, sleep(LONGEST_HOLD_MS, undefined, { ref: false })]);
  };

  const deliver = async (webhook: StoredWebhook, struck: readonly FaultRule[]): Promise<void> => {
    if (struck.some((rule) => rule.drop)) {
      const dropped = { state: 'dropped', attempts: 0, failure: undefined, status: undefined } as const;
      return repository.record(webhook.id, { ...dropped, nextAttemptAt: undefined });
    }
    const delay = struck.reduce((sum, rule) => sum + rule.delay_ms, 0);
    if (delay > 0) await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (struck.some((rule) => rule.reorder)) await hold(webhook.vendor);
    await attempt(webhook);
    const copies = struck.reduce((sum, rule) => sum + rule.duplicate, 0);
    for (let copy = 0; copy < copies; copy += 1)
      await post(webhook, vendorOf(webhook.vendor), repeated(webhook));
    if (!struck.some((rule) => rule.reorder)) releaseHeld(webhook.vendor);
  };

  const repeated = (webhook: StoredWebhook): WebhookAttempt => ({
    number: 1,
    failure: undefined,
    body: webhook.body,
    at: now(),
  });

  return {
    send: async (webhook: Webhook) => {
      if (!isLoopbackUrl(webhook.url) && !webhook.url.startsWith(`${productUrl()}/`)) {
        throw new Error(`The sandbox sends webhooks to the product only, not to ${webhook.url}.`);
      }
      const stored = await repository.insert(webhook, now());
      underWay.add(stored.id);
      const struck = await faults.strike({
        direction: 'outgoing',
        vendor: webhook.vendor,
        method: 'POST',
        path: new URL(webhook.url).pathname,
        user: async () => webhook.user,
      });
      track(
        deliver(
          stored,
          struck.map(({ rule }) => rule),
        ).finally(() => underWay.delete(stored.id)),
      );
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
