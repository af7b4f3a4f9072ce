import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4GenerateResult,
} from '@ai-sdk/provider';
import { retryWithExponentialBackoff } from '@ai-sdk/provider-utils';

const RETRIES = 2;
const FIRST_WAIT_MS = 2000;
/** Whoever wants to be left alone for longer is not waited for: the person would be gone. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Asks again after what passes (a full provider, a broken connection), and waits as long as the provider says. The
 * SDK's larger loop would do that too, but it also checks and runs tools, which is our own affair, and takes its time.
 */
export async function askPatiently(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions & { readonly abortSignal: AbortSignal },
): Promise<LanguageModelV4GenerateResult> {
  const retry = retryWithExponentialBackoff({
    maxRetries: RETRIES,
    initialDelayInMs: FIRST_WAIT_MS,
    abortSignal: options.abortSignal,
    shouldRetry: (error) => APICallError.isInstance(error) && error.isRetryable,
    getDelayInMs: ({ error, exponentialBackoffDelay }) =>
      waitAskedFor(error, Date.now()) ?? exponentialBackoffDelay,
  });
  return retry(async () => model.doGenerate(options));
}

/** Retry-After in milliseconds, seconds or as a date; undefined when there is none, or none that makes sense. */
export function waitAskedFor(error: unknown, now: number): number | undefined {
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  const [inMs, after] = [headers?.['retry-after-ms'], headers?.['retry-after']];
  const wait =
    inMs !== undefined && inMs !== ''
      ? Number(inMs)
      : after === undefined || after === ''
        ? Number.NaN
        : Number.isNaN(Number(after))
          ? Date.parse(after) - now
          : Number(after) * 1000;
  return wait >= 0 && wait < LONGEST_WAIT_MS ? wait : undefined;
}
