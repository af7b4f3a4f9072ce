/** A link that opens one trace. The live view shows five minutes only, so the time around it is given too. */
export const createTraceUrl =
  (projectUrl: string | undefined) =>
  (traceId: string | null, at: Date): string | null => {
    if (!projectUrl || !traceId) return null;
    const hour = 3_600_000;
    const url = new URL(projectUrl);
    url.searchParams.set('q', `trace_id='${traceId}'`);
    url.searchParams.set('since', new Date(at.getTime() - hour).toISOString());
    url.searchParams.set('until', new Date(at.getTime() + hour).toISOString());
    return url.href;
  };
