import { hmac, type IsSigned, type Received } from '../../../test/fake-product.ts';
import { vendorHarness } from '../../../test/vendor-harness.ts';
import { credentials } from '../../credentials.ts';

export const USER = 'madrid@example.org';
export const PHONE = '34600000103';

/** Everything that the control API's answers may have; each call fills a part of it. */
interface Controlled {
  readonly id: string;
  readonly ids: string[];
  readonly verified: boolean;
  readonly person: { readonly user_id: string; readonly typing: boolean };
  readonly messages: {
    readonly status: string;
    readonly text: string;
    readonly webhook: { attempts: number };
  }[];
}

export interface Graphed {
  readonly contacts: Record<string, string>[];
  readonly messages: [{ readonly id: string }];
  readonly error: { code: number; message: string; error_data: { details: string } };
}

export const json = async <T>(response: Response) => ({
  status: response.status,
  body: (await response.json()) as T,
});

const isSigned: IsSigned = ({ headers, raw }) =>
  headers['x-hub-signature-256'] === `sha256=${hmac(credentials.whatsapp.appSecret, raw)}`;

/** The phone of `USER`, and what the product may do by the Graph API. */
export function whatsappHarness() {
  const harness = vendorHarness<Controlled>('whatsapp', isSigned);
  const { control } = harness;
  const graph = async (body: unknown, token: string = credentials.whatsapp.token) =>
    json<Graphed>(
      await fetch(`${harness.sandbox.url}/graph/v26.0/${credentials.whatsapp.phoneNumberId}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ messaging_product: 'whatsapp', ...(body as object) }),
      }),
    );

  const text = (body: string, more: object = {}) =>
    graph({ to: PHONE, type: 'text', text: { body }, ...more });
  const buttons = (titles: readonly string[], more: object = {}) =>
    graph({
      to: PHONE,
      type: 'interactive',
      interactive: {
        type: 'button',
        body: { text: 'Shall I book it?' },
        action: { buttons: titles.map((title) => ({ type: 'reply', reply: { id: `id-${title}`, title } })) },
        ...more,
      },
    });
  const say = (action: object) => control('whatsapp/send', { user: USER, ...action });
  const chat = async () => (await control(`whatsapp/messages?user=${USER}`)).body;
  return Object.assign(harness, { graph, text, buttons, say, chat });
}

interface Value {
  messages?: Record<string, never>[];
  statuses?: { id: string; status: string; biz_opaque_callback_data?: string; errors?: { code: number }[] }[];
  contacts?: Record<string, unknown>[];
  metadata: Record<string, string>;
}
export const values = ({ body }: Received): Value[] =>
  (body.entry as { changes: { value: Value }[] }[]).flatMap(({ changes }) =>
    changes.map(({ value }) => value),
  );
export const messagesOf = (request: Received) => values(request).flatMap((value) => value.messages ?? []);
export const statusesOf = (request: Received) => values(request).flatMap((value) => value.statuses ?? []);
