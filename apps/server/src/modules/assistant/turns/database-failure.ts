/** While the database is away nothing can be settled, not even an apology; the turn goes on when it is back. */
export const isDatabaseFailure = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  const message = error instanceof Error ? error.message : '';
  return (
    (typeof code === 'string' && /^(57P0\d|08\w{3}|53300|ECONNREFUSED|ECONNRESET)$/.test(code)) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
};
