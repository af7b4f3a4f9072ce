import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { expect, vi } from 'vitest';
import { freePort } from '../../../../../../tools/lib/stack.ts';
import { productEnvironment } from '../../../../../sandbox/src/product-environment.ts';
import { startTestSandbox, type TestSandbox } from '../../../../../sandbox/test/start-test-sandbox.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import type { Clock } from '../../../platform/clock.ts';

export interface ChatMessage {
  readonly id: string;
  readonly from: 'user' | 'business' | 'bot';
  readonly kind: string;
  readonly text: string | null;
  /** Slack: the words on the screen. */
  readonly plain?: string;
  readonly buttons: readonly { id: string; title: string; value?: string | null }[];
  readonly template?: string | null;
  readonly status: string;
  readonly reply_to?: string | null;
  readonly edited?: boolean;
  /** Slack: `ts` of the thread it belongs to. */
  readonly thread?: string | null;
}

interface Sent {
  readonly id: string;
  readonly delivery: { readonly status: number | null; readonly answered: boolean };
}

/** The product listening, and a sandbox of its own that delivers webhooks to it: real HTTP in both directions. */
export interface ChannelHarness {
  readonly product: TestProduct;
  readonly sandbox: TestSandbox;
  readonly url: string;
  control<T = unknown>(path: string, body?: unknown): Promise<T>;
  /** From now on such requests to the providers wait until they are let go. */
  hold(where: Record<string, unknown>): Promise<Held>;
  /** Somebody who is signed in, with a sandbox account of their own. */
  newPerson(): Promise<TestPerson>;
  close(): Promise<void>;
}

export interface Held {
  /** Until at least one waits. */
  met(): Promise<void>;
  /** All that wait go on, and later ones are not held. */
  letGo(): Promise<void>;
}

export interface TestPerson {
  readonly email: string;
  readonly userId: string;
  readonly token: string;
  call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; cookies: string }>;
  connectWhatsapp(): Promise<void>;
  connectSlack(team?: string): Promise<void>;
  whatsapp: Chat;
  slack: Chat;
  /** Their chat on any vendor of the sandbox, by its name there. */
  on(vendor: string): Chat;
}

export interface Chat {
  send(action: string | Record<string, unknown>): Promise<Sent>;
  messages(): Promise<ChatMessage[]>;
  /** What the assistant said, in order. */
  received(): Promise<string[]>;
  /** Waits until the assistant has said it; the newest that fits. */
  waitForText(text: string | RegExp): Promise<ChatMessage>;
}

export interface HarnessOptions {
  readonly model?: LanguageModelV4;
  readonly clock?: Clock;
  /** The providers live by this clock, too; otherwise by the machine's. */
  readonly providersToo?: boolean;
  readonly environment?: Record<string, string>;
}

let people = 0;

// Whole conversations over HTTP, on machines that do other things as well.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const listening = new Set<TestProduct>();

/** A fifth of the second that the product itself would let pass. */
const LOOK_EVERY_MS = 200;

/**
 * For one wait: runs every product's once-a-second rounds now, so that nothing waits for a timer, and then from time
 * to time. What people write wakes its own workers; running rounds at every check was most of the cost of waiting.
 */
function lookingNowAndThen(): () => void {
  let looked = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    for (const product of listening) product.lookNow();
  };
}

/** How a booking with guests is asked about, where it was wished for and on other channels. */
export const ASKED = /Invite |Needs your OK/;

/** What must become true; how quickly is for the bench to say. */
export const soon = <T>(look: () => Promise<T> | T) => {
  const lookNow = lookingNowAndThen();
  return expect.poll(
    () => {
      lookNow();
      return look();
    },
    { timeout: 60_000, interval: 40 },
  );
};

export async function createChannelHarness(options: HarnessOptions = {}): Promise<ChannelHarness> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { clock } = options;
  const sandbox = await startTestSandbox(url, options.providersToo && clock ? () => clock.now() : undefined);
  const product = await createTestProduct({
    ...(options.model ? { model: options.model } : {}),
    ...(options.clock ? { clock: options.clock } : {}),
    environment: {
      ...productEnvironment({ sandboxUrl: sandbox.url, publicUrl: url }),
      LOGFIRE_WRITE_TOKEN: '',
      PORT: String(port),
      ...options.environment,
    },
  });
  // A clock that leaps over a night and is set back would let the night's work delete what is still good.
  await product.database.pool.query(
    `insert into installation (name, value) values ('nightly', '9999-12-31')
     on conflict (name) do update set value = excluded.value`,
  );
  await product.app.listen({ port, host: '127.0.0.1' });
  listening.add(product);

  const control = async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(
      `${sandbox.url}/_control/${path}`,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  };

  const hold: ChannelHarness['hold'] = async (where) => {
    const { faults } = await control<{ faults: { id: string }[] }>('faults', { ...where, hold: true });
    return {
      met: async () => {
        await Promise.race(faults.map(({ id }) => control(`faults/met?id=${id}`)));
      },
      letGo: async () => {
        for (const { id } of faults)
          await fetch(`${sandbox.url}/_control/faults?id=${id}`, { method: 'DELETE' });
      },
    };
  };

  const chat = (vendor: string, user: string): Chat => {
    const messages = async () =>
      (await control<{ messages: ChatMessage[] }>(`${vendor}/messages?user=${encodeURIComponent(user)}`))
        .messages;
    const words = ({ plain, text }: ChatMessage) => plain ?? text ?? '';
    return {
      messages,
      send: (action) =>
        control(`${vendor}/send`, { user, ...(typeof action === 'string' ? { text: action } : action) }),
      received: async () => (await messages()).filter(({ from }) => from !== 'user').map(words),
      waitForText: async (wanted) => {
        const fits = (message: ChatMessage) =>
          message.from !== 'user' &&
          (typeof wanted === 'string' ? words(message).includes(wanted) : wanted.test(words(message)));
        const lookNow = lookingNowAndThen();
        for (const end = Date.now() + 60_000; ; await sleep(25)) {
          lookNow();
          const all = await messages();
          const found = all.findLast(fits);
          if (found) return found;
          if (Date.now() > end)
            throw new Error(`nobody said ${wanted}; heard: ${JSON.stringify(all.map(words))}`);
        }
      },
    };
  };

  const newPerson = async (): Promise<TestPerson> => {
    people += 1;
    const email = `person-${process.pid}-${people}@example.org`;
    const token = await product.signIn(email);
    const call: TestPerson['call'] = async (method, path, body, headers = {}) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookies = response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ');
      return { status: response.status, body: (await response.json()) as never, cookies };
    };
    const { body: me } = await call<{ id: string }>('GET', '/api/v1/auth/me');
    const on = (vendor: string) => chat(vendor, email);
    const [whatsapp, slack] = [on('whatsapp'), on('slack')];
    return {
      email,
      userId: me.id,
      token,
      call,
      whatsapp,
      slack,
      on,
      connectWhatsapp: async () => {
        const { body } = await call<{ verification_code: string }>('POST', '/api/v1/whatsapp/generate-code');
        await whatsapp.send(`VERIFY ${body.verification_code}`);
        await whatsapp.waitForText("You're connected");
      },
      connectSlack: async (team) => {
        const { code, state, cookies } = await authorizeSlack({ call, email }, team);
        const answer = await call(
          'POST',
          '/api/v1/slack/oauth/callback',
          { code, state },
          { cookie: cookies },
        );
        if (answer.status !== 200)
          throw new Error(`Slack answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        await slack.waitForText("You're connected");
      },
    };
  };

  return {
    product,
    sandbox,
    url,
    control,
    hold,
    newPerson,
    close: async () => {
      await control('whatsapp/idle', {}).catch(() => undefined);
      listening.delete(product);
      await product.close();
      await sandbox.close();
    },
  };
}

/** The first half of connecting Slack: our initiate call and Slack's answer, without a page. */
export async function authorizeSlack(
  person: Pick<TestPerson, 'call' | 'email'>,
  team?: string,
): Promise<{ code: string; state: string; cookies: string }> {
  const { body, cookies } = await person.call<{ oauth_url: string }>('POST', '/api/v1/slack/oauth/initiate');
  const oauthUrl = new URL(body.oauth_url);
  oauthUrl.searchParams.set('user', person.email);
  oauthUrl.searchParams.set('prompt', 'none');
  if (team) oauthUrl.searchParams.set('team', team);
  const response = await fetch(oauthUrl, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return {
    code: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
    cookies,
  };
}
