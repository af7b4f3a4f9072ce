import type { Database } from '../platform/database.ts';
import type { Account } from './account.ts';
import { newAccount } from './new-account.ts';

export interface Accounts {
  list(): Promise<Account[]>;
  find(email: string): Promise<Account | undefined>;
  findBySub(sub: string): Promise<Account | undefined>;
  findByPhone(phone: string): Promise<Account | undefined>;
  findBySlackUserId(slackUserId: string): Promise<Account | undefined>;
  /** The account of an e-mail, made on the spot when nobody has it yet. */
  findOrCreate(email: string): Promise<Account>;
  insert(account: Account): Promise<void>;
  /** Changes what may change of a person: never who they are. */
  update(account: Account): Promise<void>;
}

interface AccountRow extends Record<string, unknown> {
  email: string;
  sub: string;
  name: string;
  given_name: string;
  family_name: string;
  time_zone: string;
  locale: string;
  email_verified: boolean;
  hosted_domain: string | null;
  phone: string;
  slack_user_id: string;
  sample: boolean;
}

const fromRow = (row: AccountRow): Account => ({
  email: row.email,
  sub: row.sub,
  name: row.name,
  givenName: row.given_name,
  familyName: row.family_name,
  timeZone: row.time_zone,
  locale: row.locale,
  emailVerified: row.email_verified,
  hostedDomain: row.hosted_domain ?? undefined,
  phone: row.phone,
  slackUserId: row.slack_user_id,
  sample: row.sample,
});

export const createAccounts = (database: Database): Accounts => {
  const findBy = async (column: 'email' | 'sub' | 'phone' | 'slack_user_id', value: string) => {
    const [row] = await database.query<AccountRow>(`SELECT * FROM accounts WHERE ${column} = $1`, [value]);
    return row && fromRow(row);
  };
  const accounts: Accounts = {
    list: async () =>
      (await database.query<AccountRow>('SELECT * FROM accounts ORDER BY position')).map(fromRow),
    find: (email) => findBy('email', email.trim().toLowerCase()),
    findBySub: (sub) => findBy('sub', sub),
    findByPhone: (phone) => findBy('phone', phone.startsWith('+') ? phone : `+${phone}`),
    findBySlackUserId: (slackUserId) => findBy('slack_user_id', slackUserId),
    findOrCreate: async (email) => {
      const account = newAccount(email);
      await accounts.insert(account);
      return (await accounts.find(account.email)) ?? account;
    },
    insert: async (account) => {
      await database.query(
        `INSERT INTO accounts (email, sub, name, given_name, family_name, time_zone, locale, email_verified,
                               hosted_domain, phone, slack_user_id, sample)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
        [
          account.email,
          account.sub,
          account.name,
          account.givenName,
          account.familyName,
          account.timeZone,
          account.locale,
          account.emailVerified,
          account.hostedDomain ?? null,
          account.phone,
          account.slackUserId,
          account.sample,
        ],
      );
    },
    update: async (account) => {
      await database.query(
        `UPDATE accounts SET name = $2, given_name = $3, family_name = $4, time_zone = $5, locale = $6,
                             email_verified = $7, hosted_domain = $8, phone = $9 WHERE email = $1`,
        [
          account.email,
          account.name,
          account.givenName,
          account.familyName,
          account.timeZone,
          account.locale,
          account.emailVerified,
          account.hostedDomain ?? null,
          account.phone,
        ],
      );
    },
  };
  return accounts;
};
