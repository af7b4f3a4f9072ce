import { APICallError } from '@ai-sdk/provider';

export type FailureKind = 'refused' | 'unreachable' | 'slow' | 'unusable';

/**
 * A model that did not answer, in our words only. What the provider said may hold a key or somebody's sentence: none of
 * it goes further than here, and status and request id are enough to ask the provider about it.
 */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** How long the provider wants to be left alone. */
  readonly waitMs: number | undefined;

  constructor(message: string, given: { kind: FailureKind; status?: number; waitMs?: number | undefined }) {
    super(message);
    this.kind = given.kind;
    this.status = given.status;
    this.waitMs = given.waitMs;
  }
}

/** No model in the chain is left to ask; the last failure, if there was one and it was not just reported. */
export class NoModelLeft extends Error {
  override name = 'NoModelLeft';
  readonly failure: ModelFailure | undefined;

  constructor(failure: ModelFailure | undefined) {
    super(failure?.message ?? 'Every model rests or is over its budget.');
    this.failure = failure;
  }
}

export function toModelFailure(error: unknown, model: string): ModelFailure {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return new ModelFailure(`${model} did not answer in time`, { kind: 'slow' });
  if (!APICallError.isInstance(error)) {
    const what = error instanceof Error && /^[A-Za-z_]{1,40}$/.test(error.name) ? ` (${error.name})` : '';
    return new ModelFailure(`${model} gave an answer that cannot be read${what}`, { kind: 'unusable' });
  }
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return new ModelFailure(`${model} could not be reached`, { kind: 'unreachable' });
  if (status < 400)
    return new ModelFailure(`${model} gave an answer that cannot be read${requestOf(responseHeaders)}`, {
      kind: 'unusable',
      status,
    });
  return new ModelFailure(`${model} answered ${status}${codeOf(error.data)}${requestOf(responseHeaders)}`, {
    kind: 'refused',
    status,
    waitMs: waitAskedFor(error, Date.now()),
  });
}

/** A word like 'insufficient_quota' helps; it has neither digits nor capitals, which keys have. */
function codeOf(data: unknown): string {
  const vendorError = (data as { error?: { code?: unknown; type?: unknown } } | undefined)?.error;
  const code = [vendorError?.code, vendorError?.type].find(
    (one) => typeof one === 'string' && /^[a-z_]{1,40}$/.test(one),
  );
  return code ? ` (${code})` : '';
}

const REQUEST_IDS = ['x-request-id', 'request-id', 'x-goog-request-id', 'cf-ray'];

function requestOf(headers: Record<string, string> | undefined): string {
  const id = REQUEST_IDS.map((name) => headers?.[name]).find((one) => one && /^[\w.:-]{1,80}$/.test(one));
  return id ? `, request ${id}` : '';
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
  return wait >= 0 ? wait : undefined;
}
