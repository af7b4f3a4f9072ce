import type { SecretBox } from '../../apps/server/src/platform/secrets.ts';

export interface StoredGrant {
  readonly user_id: string;
  readonly refresh_token: string;
}

/** How many stored grants the keys at hand open, and what the others say. */
export function openGrants(
  box: SecretBox,
  grants: readonly StoredGrant[],
): { readonly opened: number; readonly failures: readonly string[] } {
  const failures = grants.flatMap(({ user_id, refresh_token }) => {
    try {
      box.open(refresh_token, `google-refresh:${user_id}`);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return { opened: grants.length - failures.length, failures: [...new Set(failures)] };
}
