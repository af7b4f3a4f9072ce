import type { Account } from '../accounts/account.ts';
import type { SandboxContext } from '../platform/context.ts';
import { businessScopedId, digitsOf, type Person } from './person.ts';

export const createPeople = ({ database, accounts }: Pick<SandboxContext, 'database' | 'accounts'>) => {
  const one = async (sql: string, parameters: readonly unknown[]): Promise<Person | undefined> =>
    (await database.query<Person>(sql, parameters))[0];

  const ensure = async (account: Account): Promise<Person> => {
    const existing = await one('SELECT * FROM whatsapp_people WHERE email = $1', [account.email]);
    if (existing !== undefined) return existing;
    const phone = digitsOf(account.phone);
    await database.query(
      'INSERT INTO whatsapp_people (email, phone, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [account.email, phone, businessScopedId(phone)],
    );
    const made = await one('SELECT * FROM whatsapp_people WHERE email = $1', [account.email]);
    if (made === undefined) throw new Error(`The number ${phone} belongs to somebody else.`);
    return made;
  };

  return {
    ensure,
    byEmail: async (email: string): Promise<Person> => ensure(await accounts.findOrCreate(email)),
    find: (email: string) => one('SELECT * FROM whatsapp_people WHERE email = $1', [email]),
    byUserId: (userId: string) => one('SELECT * FROM whatsapp_people WHERE user_id = $1', [userId]),
    byPhone: async (given: string): Promise<Person | undefined> => {
      const phone = digitsOf(given);
      const person = await one('SELECT * FROM whatsapp_people WHERE phone = $1', [phone]);
      if (person !== undefined) return person;
      // Somebody who signed in a moment ago has a phone as well; who changed the number has left this one.
      const account = await accounts.findByPhone(phone);
      const theirs = account && (await ensure(account));
      return theirs?.phone === phone ? theirs : undefined;
    },
    change: async (email: string, changes: Partial<Person>): Promise<Person> => {
      const names = Object.keys(changes);
      const assignments = names.map((name, index) => `${name} = $${index + 2}`);
      const changed = await one(
        `UPDATE whatsapp_people SET ${assignments.join(', ')} WHERE email = $1 RETURNING *`,
        [email, ...names.map((name) => changes[name])],
      );
      if (changed === undefined) throw new Error(`${email} is not on WhatsApp.`);
      return changed;
    },
    /** The code of the failure that was ordered for this person's next message, once per order. */
    takeFailure: async (email: string): Promise<number | undefined> => {
      const row = await one(
        `UPDATE whatsapp_people SET fail_times = fail_times - 1
         WHERE email = $1 AND fail_times > 0 RETURNING *`,
        [email],
      );
      return row?.fail_code ?? undefined;
    },
  };
};

export type People = ReturnType<typeof createPeople>;
