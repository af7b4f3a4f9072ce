import { createHash } from 'node:crypto';
import type { Account } from '../../accounts/account.ts';
import { type Random, seededRandom } from '../../platform/random.ts';
import type { MailMessage } from './message.repository.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = 60;

/** People outside the sandbox with whom everybody corresponds. */
const OUTSIDERS = [
  { name: 'Nina Álvarez', email: 'nina.alvarez@harbour.example' },
  { name: 'Brightwork Talent', email: 'talent@brightwork.example' },
  { name: 'Pavel Novák', email: 'pavel.novak@harbour.example' },
  { name: 'Leila Haddad', email: 'leila@studio-haddad.example' },
] as const;
const SENDERS_OF_BULK = [
  { name: 'Northern Summit', email: 'news@summit.example' },
  { name: 'Parcel service', email: 'no-reply@parcels.example' },
] as const;
const SUBJECTS = [
  'Budget for next quarter',
  'Notes from today',
  'Draft of the proposal',
  'Two questions',
  'Travel plans',
  'The contract',
  'Feedback on the demo',
  'Photos',
  'Agenda for Thursday',
  'Introduction',
  'Invoice',
  'Offsite ideas',
] as const;

interface Correspondent {
  readonly name: string;
  readonly email: string;
}

const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 16);

/** RFC 2047: header text outside ASCII travels encoded, and clients have to decode it. */
const encodeWord = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

const address = ({ name, email }: Correspondent): string => {
  const shown = encodeWord(name);
  return `${/[,.]/.test(name) && shown === name ? `"${name}"` : shown} <${email}>`;
};

const rfc2822 = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

/** The sender's copy (SENT) and, for people of the sandbox, the receiver's (INBOX). */
const messagesOf = (
  from: Correspondent,
  to: readonly Correspondent[],
  cc: readonly Correspondent[],
  subject: string,
  date: Date,
  owners: ReadonlySet<string>,
  extra: readonly { name: string; value: string }[] = [],
): MailMessage[] => {
  const key = idOf(from.email, subject, date.toISOString(), to.map((one) => one.email).join());
  const headers = [
    { name: 'Date', value: rfc2822(date) },
    { name: 'From', value: address(from) },
    { name: 'To', value: to.map(address).join(', ') },
    ...(cc.length > 0 ? [{ name: 'Cc', value: cc.map(address).join(', ') }] : []),
    { name: 'Subject', value: encodeWord(subject) },
    { name: 'Message-ID', value: `<${key}@mail.sandbox.example>` },
    ...extra,
  ];
  const readers = [from, ...to, ...cc].filter(({ email }) => owners.has(email));
  return readers.map(({ email }) => ({
    email,
    id: idOf(key, email),
    thread_id: idOf(key, email),
    label_ids:
      email === from.email
        ? ['SENT']
        : extra.length > 0
          ? ['INBOX', 'CATEGORY_PROMOTIONS']
          : ['INBOX', 'IMPORTANT'],
    internal_date: date,
    headers,
    body: `About ${subject.toLowerCase()}.`,
  }));
};

/** Two months of mail between the sample people and some others, the same for the same day. */
export const sampleMail = (people: readonly Account[], now: Date): MailMessage[] => {
  const today = Math.floor(now.getTime() / DAY_MS);
  const owners = new Set(people.map((account) => account.email));
  return people.flatMap((account) => {
    const random = seededRandom(`mail ${account.email}`);
    // Everybody writes most to a few: that is what makes a contact findable.
    const close = people.filter((other) => other.email !== account.email && random.chance(0.4));
    const messages: MailMessage[] = [];
    for (let day = today - DAYS_BACK; day < today; day += 1) {
      if (random.chance(0.5)) continue;
      const date = new Date(day * DAY_MS + random.integer(6 * 3600, 20 * 3600) * 1000);
      messages.push(...oneMail(account, close, date, random, owners));
    }
    return messages;
  });
};

const oneMail = (
  account: Account,
  close: readonly Account[],
  date: Date,
  random: Random,
  owners: ReadonlySet<string>,
): MailMessage[] => {
  const other: Correspondent =
    close.length > 0 && random.chance(0.7) ? random.pick(close) : random.pick(OUTSIDERS);
  const cc = random.chance(0.2) ? [random.pick(OUTSIDERS)].filter((one) => one.email !== other.email) : [];
  const subject = `${random.chance(0.3) ? 'Re: ' : ''}${random.pick(SUBJECTS)}`;
  const dice = random.next();
  if (dice < 0.55) return messagesOf(account, [other], cc, subject, date, owners);
  if (dice < 0.85) return messagesOf(random.pick(OUTSIDERS), [account], [], subject, date, owners);
  const bulk = [{ name: 'List-Unsubscribe', value: '<https://summit.example/unsubscribe>' }];
  return messagesOf(random.pick(SENDERS_OF_BULK), [account], [], 'This week', date, owners, bulk);
};
