import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProduct } from '../../../../test/test-product.ts';
import type { ProfileData } from '../profile.ts';

/** What is stored about somebody, as soon as it is newer than `after`. */
export async function profileOf(
  { database }: Pick<TestProduct, 'database'>,
  email: string,
  after = new Date(0),
): Promise<ProfileData> {
  for (let wait = 0; wait < 1600; wait += 1) {
    const row = await database.db
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select('profile_data')
      .where('email', '=', email)
      .where('last_updated', '>', after)
      .executeTakeFirst();
    if (row) return row.profile_data as unknown as ProfileData;
    await sleep(50);
  }
  throw new Error(`no profile of ${email} after 80 seconds`);
}
