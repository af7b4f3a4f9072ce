import autocannon from 'autocannon';

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** A bounded load on a local address; anything but 2xx is a failure of the measurement. */
export async function load(options: autocannon.Options): Promise<LoadResult> {
  if (!/^http:\/\/(localhost|127\.0\.0\.1):/.test(String(options.url)))
    throw new Error('loads stay on this machine');
  const result = await autocannon({ connections: 10, duration: 4, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
