/** A database that does not exist is one that is being restored: it is away like any other. */
const CODES = /^(57P0\d|08\w{3}|53300|3D000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database is away: nothing can be settled, not even an apology; the work goes on when it is back. */
export const isDatabaseFailure = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  const message = error instanceof Error ? error.message : '';
  return (typeof code === 'string' && CODES.test(code)) || MESSAGES.test(message);
};
