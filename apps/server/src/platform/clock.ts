/** The only source of 'now': tests and the chaos run move it. */
export interface Clock {
  now(): Date;
}

export const systemClock = (): Clock => ({ now: () => new Date() });

interface Supervisor {
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/**
 * A clock with an offset that the parent process may move over IPC: rehearsals and the chaos run live at another
 * time. Never in production, where the settings refuse an offset and nothing listens.
 */
export function rehearsalClock(offsetMs: number, supervisor: Supervisor): Clock {
  let offset = offsetMs;
  supervisor.on('message', (message) => {
    const { kind, offset_ms } = (message ?? {}) as { kind?: unknown; offset_ms?: unknown };
    if (kind === 'clock' && Number.isSafeInteger(offset_ms)) offset = Number(offset_ms);
  });
  return { now: () => new Date(Date.now() + offset) };
}
