/** A database that does not exist is one that is being restored: it is away like any other. */
const CODES = /^(57P0\d|08\w{3}|53300|3D000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Full, broken, or a replica by now: it answers and reads, and keeps nothing that it is given. */
const CANNOT_WRITE = /^(53100|58030|25006)$/;

export const isFailedWrite = (code: unknown): boolean => typeof code === 'string' && CANNOT_WRITE.test(code);

/** The database is away: nothing can be settled, not even an apology; the work goes on when it is back. */
export const isDatabaseFailure = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  const message = error instanceof Error ? error.message : '';
  return (typeof code === 'string' && CODES.test(code)) || isFailedWrite(code) || MESSAGES.test(message);
};
