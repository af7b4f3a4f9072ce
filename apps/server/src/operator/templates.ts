import { z } from 'zod';
import { type Template, templatesOf } from '../channels/whatsapp/gateway/templates.ts';
import { whatsappSettings } from '../channels/whatsapp/settings.ts';
import { httpClient } from '../platform/http-client.ts';
import { settingsShape } from '../platform/settings/schema.ts';
import { OperatorMistake } from './operator-mistake.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (line: string) => void;

const brandIn = (environment: Environment): string =>
  settingsShape.BRAND_NAME.parse(environment.BRAND_NAME || undefined);

/** For anyone who would rather paste them into Meta's pages. */
export async function showTemplates(environment: Environment, say: Say): Promise<void> {
  for (const { name, language, body, buttons } of templatesOf(brandIn(environment)))
    say(`${name} (${language})\n${[body, ...buttons.map((title) => `[${title}]`)].join('\n')}\n`);
}

const known = z.object({ data: z.array(z.looseObject({ name: z.string(), language: z.string() })) });
const made = z.looseObject({ status: z.string() });
const refused = z.object({
  error: z.looseObject({
    message: z.string(),
    error_user_msg: z.string().optional(),
    error_data: z.looseObject({ details: z.string().optional() }).optional(),
  }),
});

/** Asks Meta for those that are not there yet; run again after a refusal it goes on where it stopped. */
export async function registerTemplates(account: string, environment: Environment, say: Say): Promise<void> {
  const token = environment.WHATSAPP_TOKEN;
  if (!token) throw new OperatorMistake('WHATSAPP_TOKEN must be set as the servers have it.');
  const url = `${whatsappSettings.WHATSAPP_GRAPH_URL.parse(environment.WHATSAPP_GRAPH_URL || undefined)}/${account}/message_templates`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = (method: 'GET' | 'POST', address: string, body?: unknown) =>
    httpClient({
      method,
      url: address,
      headers,
      operation: 'whatsapp message_templates',
      timeoutMs: 30_000,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const list = await ask('GET', `${url}?fields=name,language&limit=500`);
  const there = known.safeParse(list.json());
  if (!there.success)
    throw new OperatorMistake(`Meta does not list the templates of ${account}: ${reasonIn(list.json())}`);
  const isThere = ({ name, language }: Template) =>
    there.data.data.some((one) => one.name === name && one.language === language);
  let failed = 0;
  for (const template of templatesOf(brandIn(environment))) {
    const title = `${template.name} (${template.language})`;
    if (isThere(template)) {
      say(`${title}: is there.`);
      continue;
    }
    const answer = (await ask('POST', url, requestFor(template))).json();
    const result = made.safeParse(answer);
    if (!result.success) failed += 1;
    say(`${title}: ${result.success ? result.data.status : reasonIn(answer)}`);
  }
  if (failed > 0) throw new OperatorMistake(`${failed} could not be registered.`);
}

const requestFor = ({ name, language, body, example, buttons }: Template) => ({
  name,
  language,
  category: 'UTILITY',
  components: [
    { type: 'BODY', text: body, example: { body_text: [[example]] } },
    ...(buttons.length > 0
      ? [{ type: 'BUTTONS', buttons: buttons.map((text) => ({ type: 'QUICK_REPLY', text })) }]
      : []),
  ],
});

function reasonIn(answer: unknown): string {
  const failure = refused.safeParse(answer);
  if (!failure.success) return 'it answers something else.';
  const { message, error_user_msg, error_data } = failure.data.error;
  return error_user_msg ?? error_data?.details ?? message;
}
