/**
 * Work with a time limit, besides whatever else may stop it. Unlike `AbortSignal.any` with `AbortSignal.timeout` it
 * leaves nothing behind when the work is over: neither a timer nor anything on a signal that outlives it.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The time for this is over.', 'TimeoutError')),
    ms,
  );
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', follow);
  }
}
