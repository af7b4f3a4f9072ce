/** Two transactions that wait for each other: PostgreSQL ends one of them, which then simply does it again. */
const ATTEMPTS = 4;
const COLLISIONS = new Set(['40P01', '40001']);

/** For work that is one transaction and nothing else. */
export async function retryCollisions<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (attempt >= ATTEMPTS || !COLLISIONS.has(code)) throw error;
    }
}
