import { routes } from '@catch/contract/routes';
import { chosenLanguage } from '../words/language.ts';
import { ApiError, MissingTokenError } from './api-error.ts';
import type { CallArguments, CallReply, EndpointName } from './api-types.ts';
import { requestUrl } from './request-url.ts';
import { storedToken } from './session-storage.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Only the sign-in callback passes false: a refused token is its own message there, not the 401 rule. */
  readonly signOutOn401?: boolean;
  /** For who needs to know more of an answer than its body. */
  readonly onHeaders?: (headers: Headers) => void;
}

export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let onUnauthorized = (): void => {};
/** The session decides what a 401 means (lib/session.ts); this file only notices it. */
export const setUnauthorizedHandler = (handler: () => void): void => {
  onUnauthorized = handler;
};

/** The one way to the server: typed by the contract, bearer added, errors made uniform. */
export async function call<N extends EndpointName>(
  name: N,
  ...[input, options]: CallArguments<N, [options?: CallOptions]>
): Promise<CallReply<N>> {
  const response = await open(name, input as AnyInput | undefined, options, 'application/json');
  options?.onHeaders?.(response.headers);
  return (await response.json()) as CallReply<N>;
}

/** An answer that is there and no refusal; its body is the caller's to read. */
export async function open(
  name: EndpointName,
  input: AnyInput | undefined,
  options: CallOptions | undefined,
  accept: string,
): Promise<Response> {
  const route = routes[name];
  const { params, query, body } = input ?? {};
  const headers = new Headers({ ...input?.headers, accept });
  const token = route.access === 'public' ? null : storedToken();
  if (route.access !== 'public') {
    if (!token) throw new MissingTokenError();
    headers.set('authorization', `Bearer ${token}`);
  }
  const language = chosenLanguage();
  if (language) headers.set('x-language', language);
  if (body !== undefined) headers.set('content-type', 'application/json');

  const response = await send(requestUrl(route.path, params, query), {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options?.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) {
    // Somebody may have signed in again while this was on its way; what it says is about the session before.
    const isOurs = token === null || token === storedToken();
    if (response.status === 401 && isOurs && options?.signOutOn401 !== false) onUnauthorized();
    throw await toApiError(response);
  }
  return response;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, null, null, { cause });
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  // A proxy in front of us may answer with a page of its own, so the body is not trusted to be ours.
  const body: unknown = await response.json().catch(() => null);
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  return new ApiError(response.status, text(problem.detail), text(problem.request_id));
}
