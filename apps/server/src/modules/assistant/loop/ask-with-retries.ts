import { APICallError, type LanguageModelV4, type LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { retryWithExponentialBackoff } from '@ai-sdk/provider-utils';
import { waitAskedFor } from '../models/model-failure.ts';
import { type Gathered, gatherStream } from './gather-stream.ts';

const FIRST_WAIT_MS = 2000;

interface RetryPolicy {
  readonly retries: number;
  /** If the provider asks for a longer wait, we give up: the person would be gone. */
  readonly longestWaitMs: number;
}
export const LONG_RETRIES: RetryPolicy = { retries: 2, longestWaitMs: 20_000 };
/** Another model could answer in the meantime. */
export const SHORT_RETRIES: RetryPolicy = { retries: 1, longestWaitMs: 3000 };

/**
 * Asks again after what passes (a full provider, a broken connection), and waits as long as the provider says. The
 * SDK's larger loop would do that too, but it also checks and runs tools, which is our own affair, and takes its time.
 */
export async function askWithRetries(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions & { readonly abortSignal: AbortSignal },
  { retries, longestWaitMs }: RetryPolicy = LONG_RETRIES,
  onText?: (text: string) => void,
): Promise<Gathered> {
  const retry = retryWithExponentialBackoff({
    maxRetries: retries,
    initialDelayInMs: FIRST_WAIT_MS,
    abortSignal: options.abortSignal,
    shouldRetry: (error) =>
      APICallError.isInstance(error) &&
      error.isRetryable &&
      (waitAskedFor(error, Date.now()) ?? 0) <= longestWaitMs,
    getDelayInMs: ({ error, exponentialBackoffDelay }) =>
      waitAskedFor(error, Date.now()) ?? exponentialBackoffDelay,
    // The SDK's own would be a plain error with the provider's words in it.
    createRetryError: ({ errors }) => asError(errors.at(-1)),
  });
  return retry(async () =>
    onText ? gatherStream(await model.doStream(options), onText) : model.doGenerate(options),
  );
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('a model failed without an error');
