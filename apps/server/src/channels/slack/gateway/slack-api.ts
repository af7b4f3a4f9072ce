import type { HttpClient, OutboundResponse } from '../../../platform/http-client.ts';
import { SlackUnavailable } from '../slack.port.ts';

export interface WebApiSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly fileHosts: readonly string[];
}

interface AskOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** The workspace's row is locked in the meantime. */
const AUTHORIZE_TIMEOUT_MS = 8000;

/** How Slack's methods are called. No SDK: its silent retries would post twice (integrations/slack.md). */
export interface SlackApi {
  call(
    token: string,
    method: string,
    json: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<OutboundResponse>;
  /** Methods that read take forms; some, such as files.info, do not even hear JSON. */
  read(
    token: string,
    method: string,
    form: Record<string, string>,
    options?: AskOptions,
  ): Promise<OutboundResponse>;
  /** With the app's own name and secret instead of a workspace's token. */
  authorize(form: Record<string, string>): Promise<unknown>;
}

export function createSlackApi(settings: WebApiSettings, http: HttpClient): SlackApi {
  const ask = (
    token: string,
    method: string,
    body: { readonly json: Record<string, unknown> } | { readonly form: Record<string, string> },
    options: AskOptions = {},
  ): Promise<OutboundResponse> =>
    http({
      method: 'POST',
      url: `${settings.apiUrl}/${method}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...('json' in body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
      },
      body: 'json' in body ? JSON.stringify(body.json) : new URLSearchParams(body.form),
      operation: `slack ${method}`,
      timeoutMs: options.timeoutMs ?? 15_000,
      ...(options.signal ? { signal: options.signal } : {}),
    });

  return {
    call: (token, method, json, options) => ask(token, method, { json }, options),
    read: (token, method, form, options) => ask(token, method, { form }, options),
    authorize: async (form) => {
      const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
      try {
        const response = await http({
          method: 'POST',
          url: `${settings.apiUrl}/oauth.v2.access`,
          headers: { authorization: `Basic ${basic}` },
          body: new URLSearchParams(form),
          operation: 'slack oauth.v2.access',
          timeoutMs: AUTHORIZE_TIMEOUT_MS,
        });
        return response.json();
      } catch (error) {
        throw new SlackUnavailable('Slack did not answer', { cause: error });
      }
    },
  };
}
