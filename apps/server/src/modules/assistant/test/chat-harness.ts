import { afterAll, beforeAll, expect } from 'vitest';
import type { DaytimeClock } from '../../../../test/daytime-clock.ts';
import { control } from '../../../../test/sandbox-control.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';

export interface Person {
  readonly email: string;
  readonly token: string;
  readonly id: string;
}

export interface StoredEvent {
  readonly id: string;
  readonly summary?: string;
  readonly status?: string;
  readonly start?: unknown;
  readonly recurrence?: readonly string[];
}

/** A day that stays the same day while a test runs: 'tomorrow', said twice, may meet midnight. */
export const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

export const firstPending = (answer: { pending_approvals: { tool_call_id: string }[] }) =>
  String(answer.pending_approvals[0]?.tool_call_id);

export const eventsOf = async (email: string): Promise<StoredEvent[]> => {
  const { calendars } = await control<{ calendars: { events: StoredEvent[] }[] }>(
    'GET',
    `/calendar?user=${encodeURIComponent(email)}`,
  );
  return calendars.flatMap(({ events }) => events).filter(({ status }) => status !== 'cancelled');
};
export const titles = async (email: string) => (await eventsOf(email)).map(({ summary }) => summary).sort();

/** A product whose model follows a script, created before the file's first test. */
export function chatHarness(clock?: DaytimeClock) {
  /** 'words words | tool {"json": …}': what a person says, and what the model makes of it. */
  const model = new ScriptedModel((options) => {
    if (resultsSinceUser(options).length > 0) return 'Anything else?';
    const [, name, input] = /\|\s*(\w+)\s*(\{.*\})\s*$/s.exec(lastUserText(options)) ?? [];
    return name && input
      ? { calls: [{ name, input: JSON.parse(input) }] }
      : `You said: ${lastUserText(options)}`;
  });
  const live = {} as { product: TestProduct };
  let counter = 0;
  beforeAll(async () => {
    live.product = await createTestProduct({ model, ...(clock ? { clock } : {}) });
  });
  afterAll(() => live.product.close());

  const newPerson = async (
    email = `chat-${Date.now().toString(36)}-${++counter}@example.org`,
  ): Promise<Person> => {
    const signIn = () => live.product.signIn(email);
    const token = await (clock ? clock.whileSigningIn(signIn) : signIn());
    const me = await live.product.app.inject({
      url: '/api/v1/auth/me',
      headers: { authorization: `Bearer ${token}` },
    });
    return { email, token, id: me.json().id };
  };
  const post = (token: string, path: 'chat' | 'approval', payload: object) =>
    live.product.app.inject({
      method: 'POST',
      url: `/api/v1/assistant/${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  const say = async ({ token }: Person, words: string, tool?: string, input?: object) => {
    const message = tool ? `${words} | ${tool} ${JSON.stringify(input)}` : words;
    const answer = await post(token, 'chat', { message, channel: 'web' });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  /** Says when something is to be, and the model asks for exactly that. */
  const book = (person: Person, title: string, clock: string, more: object = {}) =>
    say(person, `${title} on ${DAY} at ${clock}`, 'create_event', {
      title,
      when: `${DAY} at ${clock}`,
      ...more,
    });
  const decide = (token: string, toolCallId: string, approved: boolean) =>
    post(token, 'approval', { tool_call_id: toolCallId, approved });
  return Object.assign(live, { model, newPerson, post, say, book, decide });
}
