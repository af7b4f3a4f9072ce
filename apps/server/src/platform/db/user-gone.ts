const FOREIGN_KEY_VIOLATION = '23503';

/** An account that is deleted in the very moment in which something is written for it. */
export function isUserGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === FOREIGN_KEY_VIOLATION && /_(user_id|asked_by)_fkey$/.test(String(constraint));
}
