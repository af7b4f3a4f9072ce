import { setTimeout as sleep } from 'node:timers/promises';
import { signInByHttp } from '../../../bench/ground/sign-in.ts';
import { type ChatVendor, ControlRefused, type SeenMessage, wordsOf } from './sandbox.ts';
import type { World } from './world.ts';

interface ChatAnswer {
  /** 0 when nobody answered: then it may have been taken or not. */
  readonly status: number;
  readonly message: string;
  readonly pending: readonly string[];
}

/** Somebody who is signed in, and perhaps connected, as the outside world knows them. */
export interface ChaosPerson {
  readonly email: string;
  readonly userId: string;
  readonly channels: readonly ChatVendor[];
  chat(text: string, as?: ChaosPerson): Promise<ChatAnswer>;
  decide(toolCallId: string, approved: boolean): Promise<ChatAnswer>;
  /** On the phone or in Slack; resolves after the first attempt of its webhook: true when it was taken. */
  write(vendor: ChatVendor, text: string): Promise<boolean>;
  /** False when the button is gone: it was settled elsewhere while the finger was on its way. */
  press(vendor: ChatVendor, card: SeenMessage, title: 'Approve' | 'Deny'): Promise<boolean>;
  /** Waits until the assistant has said it there; undefined when it takes too long. */
  waitForMessage(vendor: ChatVendor, words: string, timeoutMs?: number): Promise<SeenMessage | undefined>;
  /** Deletes the account, and asks again until it is certainly gone. */
  leave(): Promise<void>;
  /** As staff: takes somebody's conversation, preferences, reminders and waiting work away. Again until it is done. */
  reset(person: ChaosPerson): Promise<void>;
  hasProfile(): Promise<boolean>;
  /** Throws when it takes too long. */
  connect(vendor: ChatVendor): Promise<void>;
  disconnect(vendor: ChatVendor): Promise<void>;
  /** Everything that the product says it has about this person. */
  export(): Promise<AccountExport>;
}

export interface AccountExport {
  readonly received: readonly {
    readonly id: number;
    readonly channel: string;
    readonly kind: string;
    readonly body: string;
    readonly said_at: string;
    readonly status: string;
    readonly turn_id: string | null;
  }[];
  readonly messages: readonly {
    readonly message: {
      readonly kind: string;
      readonly parts: readonly { readonly part_kind?: string; readonly content?: unknown }[];
    };
  }[];
  readonly turns: readonly {
    readonly id: string;
    readonly status: string;
    readonly outcome: { readonly message: string; readonly pendingApprovals?: readonly unknown[] } | null;
  }[];
  readonly approvals: readonly {
    readonly tool_call_id: string;
    readonly tool_name: string;
    readonly formatted_args: string;
    readonly status: string;
  }[];
  readonly decisions: readonly { readonly tool_call_id: string }[];
  readonly actions: readonly {
    readonly tool_call_id: string;
    readonly tool_name: string;
    readonly args: {
      readonly title?: string;
      readonly text?: string;
    };
    readonly status: string;
    readonly after_image: { readonly id?: string } | null;
    readonly result: { readonly ok?: boolean } | null;
    readonly undone_by: string | null;
  }[];
  readonly reminders: readonly { readonly reminder_text: string; readonly is_active: boolean }[];
  readonly sent: readonly { readonly kind: string; readonly status: string }[];
  readonly staff_access: readonly { readonly action: string }[];
}

const CHAT_TIMEOUT_MS = 60_000;
/** Somebody who gets no answer asks again, so many seconds long. */
const ASKED_AGAIN = 60;
const CONNECT_TIMEOUT_MS = 45_000;

export async function createPerson(
  { url, control }: Pick<World, 'url' | 'control'>,
  email: string,
  channels: readonly ChatVendor[],
): Promise<ChaosPerson> {
  const token = await signInByHttp(url, email);
  const call = async (method: Method, path: string, body?: unknown, cookie?: string) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CHAT_TIMEOUT_MS),
    });
    return { response, body: (await response.json()) as Record<string, unknown> };
  };
  const said = async (path: string, body: unknown): Promise<ChatAnswer> => {
    try {
      const answer = await call('POST', path, body);
      const pending = (answer.body.pending_approvals ?? []) as { tool_call_id: string }[];
      return {
        status: answer.response.status,
        message: String(answer.body.message ?? ''),
        pending: pending.map(({ tool_call_id }) => tool_call_id),
      };
    } catch {
      return { status: 0, message: '', pending: [] };
    }
  };
  const untilAnswered = async (method: Method, path: string, enough: readonly number[]): Promise<void> => {
    for (let asked = 0; asked < ASKED_AGAIN; asked += 1) {
      const status = await call(method, path).then(
        ({ response }) => response.status,
        () => 0,
      );
      if (enough.includes(status)) return;
      if (status === 500) throw new Error(`${method} ${path} answered 500`);
      await sleep(1000);
    }
    throw new Error(`${method} ${path} was never answered`);
  };
  const me = await call('GET', '/auth/me');
  const person: ChaosPerson = {
    email,
    userId: String(me.body.id),
    channels,
    chat: (message, as) =>
      said('/assistant/chat', {
        message,
        channel: 'web',
        ...(as ? { impersonate_user_id: as.userId } : {}),
      }),
    decide: (toolCallId, approved) => said('/assistant/approval', { tool_call_id: toolCallId, approved }),
    write: async (vendor, text) =>
      (await control.post<{ answered: boolean }>(`${vendor}/send`, { user: email, text })).answered,
    press: async (vendor, card, title) => {
      try {
        await control.post(`${vendor}/send`, { user: email, button: title, message: card.id });
        return true;
      } catch (error) {
        if (error instanceof ControlRefused && error.status === 409) return false;
        throw error;
      }
    },
    waitForMessage: async (vendor, words, timeoutMs = 45_000) => {
      for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(150)) {
        const received = (await control.chat(vendor, email)).findLast(
          (message) => message.from !== 'user' && wordsOf(message).includes(words),
        );
        if (received) return received;
      }
      return undefined;
    },
    // If they are unknown when they ask again, they were deleted the first time.
    leave: () => untilAnswered('DELETE', '/me', [200, 401]),
    reset: ({ userId }) => untilAnswered('POST', `/admin/users/${userId}/reset`, [200]),
    connect: async (vendor) => {
      await connect[vendor](person, call);
      for (const end = Date.now() + CONNECT_TIMEOUT_MS; Date.now() < end; await sleep(200))
        if ((await call('GET', `/${vendor}/status`)).body.connected === true) return;
      throw new Error(`${email} could not connect ${vendor}`);
    },
    // If they are not connected when they ask again, they were disconnected the first time.
    disconnect: (vendor) => untilAnswered('DELETE', `/${vendor}/disconnect`, [200, 404]),
    hasProfile: async () => Boolean((await call('GET', '/me/memory')).body.profile),
    export: async () => (await call('GET', '/me/export')).body as unknown as AccountExport,
  };
  for (const vendor of channels) await person.connect(vendor);
  return person;
}

type Method = 'GET' | 'POST' | 'DELETE';
type Call = (
  method: Method,
  path: string,
  body?: unknown,
  cookie?: string,
) => Promise<{ response: Response; body: Record<string, unknown> }>;

const connect: Record<ChatVendor, (person: ChaosPerson, call: Call) => Promise<void>> = {
  whatsapp: async (person, call) => {
    const { body } = await call('POST', '/whatsapp/generate-code');
    await person.write('whatsapp', `VERIFY ${body.verification_code}`);
  },
  slack: async (person, call) => {
    const { response, body } = await call('POST', '/slack/oauth/initiate');
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    const authorize = new URL(String(body.oauth_url));
    authorize.searchParams.set('user', person.email);
    authorize.searchParams.set('prompt', 'none');
    const answer = await fetch(authorize, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '').searchParams;
    await call('POST', '/slack/oauth/callback', { code: back.get('code'), state: back.get('state') }, cookie);
  },
};
