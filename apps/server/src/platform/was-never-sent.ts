const BEFORE_SENDING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** True when the request certainly did not reach anybody: then it can be sent again without asking first. */
export function wasNeverSent(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (BEFORE_SENDING.test(String((cause as { code?: unknown }).code ?? ''))) return true;
    if (cause instanceof AggregateError && cause.errors.length > 0 && cause.errors.every(wasNeverSent))
      return true;
  }
  return false;
}
