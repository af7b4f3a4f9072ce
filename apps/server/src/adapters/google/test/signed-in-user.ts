import { addUser } from '../../../../test/add-user.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets.ts';
import { CALENDAR_SCOPES, MAIL_SCOPE } from '../scopes.ts';

export interface GrantState {
  readonly accessToken?: string;
  readonly expiresInMs?: number;
  readonly refreshToken?: string | null;
  readonly scopes?: readonly string[];
}

/** A person with a grant, as a sign-in leaves it behind. */
export async function addSignedInUser(
  db: Database,
  secrets: SecretBox,
  grant: GrantState = {},
): Promise<string> {
  const id = await addUser(db);
  const refresh = grant.refreshToken === undefined ? 'refresh-0' : grant.refreshToken;
  await db
    .insertInto('google_grants')
    .values({
      user_id: id,
      refresh_token: refresh === null ? null : secrets.seal(refresh, `google-refresh:${id}`),
      access_token: secrets.seal(grant.accessToken ?? 'access-0', `google-access:${id}`),
      access_expires_at: new Date(Date.now() + (grant.expiresInMs ?? 3_600_000)),
      scopes: [...(grant.scopes ?? [...CALENDAR_SCOPES, MAIL_SCOPE])],
      reconnect_since: null,
    })
    .execute();
  return id;
}
