import { SettingsError } from './platform/settings.ts';

/** Why the sandbox does not start, in a sentence that somebody can act on. */
export function explainStartFailure(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof SettingsError) return message;
  const why: Record<string, string> = {
    EADDRINUSE: `port ${port} is already in use: stop the program that uses it, or set SANDBOX_PORT to a free port.`,
    EACCES: `port ${port} needs administrator rights: set SANDBOX_PORT to a port above 1023.`,
    ECONNREFUSED: 'no database answers at SANDBOX_DATABASE_URL.',
  };
  return `The sandbox cannot start: ${why[code ?? ''] ?? message}`;
}
