import { httpStream, NoAnswer } from '../../platform/http-client.ts';

/** Longer than any answer may take: how long one may take is the caller's to say, by its signal. */
const TIMEOUT_MS = 120_000;

/** No longer true of what is handed on. */
const UNFOLDED = new Set(['content-encoding', 'content-length']);

/** The product's own way out in the shape that model SDKs want: kept connections, a size cap, a span. */
export const modelFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : input.toString();
  if (typeof init?.body !== 'string') throw new TypeError('models are asked with a text body');
  try {
    const answer = await httpStream({
      method: 'POST',
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body,
      timeoutMs: TIMEOUT_MS,
      operation: 'model request',
      ...(init.signal ? { signal: init.signal } : {}),
    });
    const headers = [...answer.headers.entries()].filter(([name]) => !UNFOLDED.has(name));
    return new Response('pieces' in answer ? answer.pieces : answer.text, { status: answer.status, headers });
  } catch (error) {
    // The words by which SDKs know a failure of the network, which is worth another try.
    if (error instanceof NoAnswer) throw new TypeError('fetch failed', { cause: error });
    throw error;
  }
};
