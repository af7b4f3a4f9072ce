import { expect } from 'vitest';
import { hmac, type IsSigned, type Received } from '../../../test/fake-product.ts';
import { vendorHarness } from '../../../test/vendor-harness.ts';
import { credentials } from '../../credentials.ts';

export const USER = 'newyork@example.org';
export const COLLEAGUE = 'london@example.org';
export const SCOPES =
  'chat:write,im:history,im:read,im:write,files:read,users:read,users:read.email,assistant:write';

interface View {
  readonly id: string;
  readonly from: string;
  readonly thread: string | null;
  readonly plain: string;
  readonly status: string;
  readonly buttons: { id: string; title: string; value: string }[];
  readonly webhook: { attempts: number };
}
interface Controlled {
  readonly id: string;
  readonly channel: string;
  readonly answered: boolean;
  readonly verified: boolean;
  readonly user_id: string;
  readonly threads: { ts: string; prompts: { title: string; message: string }[] }[];
  readonly messages: View[];
}
interface Called {
  readonly ok: boolean;
  readonly error: string;
  readonly ts: string;
  readonly channel: string;
  readonly messages: { ts: string; text: string; metadata?: unknown }[];
  readonly message: { readonly text: string };
  readonly user: unknown;
  readonly authed_user: unknown;
  readonly team: unknown;
  readonly revoked: boolean;
  readonly response_metadata: { messages: string[]; next_cursor: string };
}

const isSigned: IsSigned = ({ headers, raw }) => {
  const timestamp = String(headers['x-slack-request-timestamp']);
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
  const expected = `v0=${hmac(credentials.slack.signingSecret, `v0:${timestamp}:${raw}`)}`;
  return isFresh && headers['x-slack-signature'] === expected;
};

/** A workspace to which `USER` has just connected the product. */
export function slackHarness() {
  const vendor = vendorHarness<Controlled>('slack', isSigned, async () => {
    // Plain direct messages; what threads change about them has tests of its own.
    await vendor.control('slack/settings', { assistant_view: false });
    harness.token = (await connect(USER)).access_token;
  });
  const { control } = vendor;
  const harness = Object.assign(vendor, { token: '' });
  const redirect = () => `${harness.product.url}/integrations/slack/callback`;

  const authorize = async (changes: Record<string, string>) => {
    const query = new URLSearchParams({
      client_id: credentials.slack.clientId,
      scope: SCOPES,
      redirect_uri: redirect(),
      state: 's-1',
      ...changes,
    });
    return fetch(`${harness.sandbox.url}/slack/oauth/v2/authorize?${query}`, { redirect: 'manual' });
  };

  const access = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${harness.sandbox.url}/slack/api/oauth.v2.access`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Called & { access_token: string };
  };
  const secrets = () => ({
    client_id: credentials.slack.clientId,
    client_secret: credentials.slack.clientSecret,
    redirect_uri: redirect(),
  });
  const codeOf = (response: Response): string =>
    new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const connect = async (user: string, changes: Record<string, string> = {}) =>
    access({ ...secrets(), code: codeOf(await authorize({ user, prompt: 'none', ...changes })) });

  const callWith = async (bearer: string, method: string, body: object) => {
    const response = await fetch(`${harness.sandbox.url}/slack/api/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, ...((await response.json()) as Called) };
  };
  const callForm = async (method: string, fields: Record<string, string>) => {
    const response = await fetch(`${harness.sandbox.url}/slack/api/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${harness.token}` },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, headers: response.headers, ...((await response.json()) as Called) };
  };
  const call = (method: string, body: object = {}) => callWith(harness.token, method, body);
  const say = (action: object) => control('slack/send', { user: USER, ...action });
  const chat = async (user = USER) => (await control(`slack/messages?user=${user}`)).body;
  const userId = async () => (await chat()).user_id;
  return Object.assign(harness, {
    redirect,
    authorize,
    access,
    secrets,
    codeOf,
    connect,
    callWith,
    call,
    callForm,
    say,
    chat,
    userId,
  });
}

export const eventOf = ({ body }: Received) => (body.event ?? {}) as Record<string, unknown>;
export const approval = (text = 'Book lunch?') => [
  { type: 'section', text: { type: 'mrkdwn', text } },
  {
    type: 'actions',
    block_id: 'decide',
    elements: [
      {
        type: 'button',
        action_id: 'approve',
        style: 'primary',
        text: { type: 'plain_text', text: 'Approve' },
        value: 'ap-1',
      },
      {
        type: 'button',
        action_id: 'reject',
        style: 'danger',
        text: { type: 'plain_text', text: 'Reject' },
        value: 'ap-1',
      },
    ],
  },
];
