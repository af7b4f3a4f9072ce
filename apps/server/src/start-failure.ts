import { ForeignIssuer } from './modules/identity/index.ts';
import { isDatabaseFailure } from './platform/db/database-failure.ts';
import type { Settings } from './platform/settings/index.ts';

/** The few ways in which a start fails that a person can fix, each in one sentence; undefined for a defect. */
export function explainStartFailure(error: unknown, settings: Settings): string | undefined {
  if (error instanceof ForeignIssuer) return error.message;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE')
      return `Port ${settings.PORT} is already in use: stop the program that uses it, or set PORT to a free port.`;
    if (code === 'EACCES')
      return `Port ${settings.PORT} needs administrator rights: set PORT to a port above 1023.`;
    if (code === 'EADDRNOTAVAIL') return `HOST ${settings.HOST} is not an address of this machine.`;
  }
  // Before it ever ran nobody is restoring it: the name is wrong.
  if (code === '3D000')
    return `The database named in DATABASE_URL does not exist at ${hostOf(settings.DATABASE_URL)}.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || isDatabaseFailure(error))
    return `The database at ${hostOf(settings.DATABASE_URL)} cannot be reached: is it running, and is DATABASE_URL right?`;
  if (code === '28P01' || code === '28000')
    return `The database at ${hostOf(settings.DATABASE_URL)} refuses the user or password in DATABASE_URL.`;
  return undefined;
}

const hostOf = (databaseUrl: string): string => {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  return url?.host || 'DATABASE_URL';
};
