import type { Database } from '../../platform/db/database.ts';

/** The database belongs to another identity provider: signing in against it could hand accounts to strangers. */
export class ForeignIssuer extends Error {
  override name = 'ForeignIssuer';
}

/** Written at the first start; a database made with the sandbox never serves real users, nor the reverse. */
export async function stampIssuer(db: Database, issuer: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: 'issuer', value: issuer })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'issuer')
    .executeTakeFirstOrThrow();
  if (value !== issuer)
    throw new ForeignIssuer(
      `This database was set up for sign-in at ${value}; it refuses to start with ${issuer}. Use the settings that it was made with, or another database.`,
    );
}
