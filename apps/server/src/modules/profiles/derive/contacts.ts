import type { MailHeader } from '../../calendar/index.ts';
import type { LearnedContact } from '../profile.ts';
import { countValues } from './count.ts';
import type { Occasion } from './occasion.ts';
import { tidyName } from './tidy-text.ts';
import { usualTime } from './usual-time.ts';

export interface Mailbox {
  readonly sent: readonly MailHeader[];
  readonly received: readonly MailHeader[];
}

/** Above this it is an assembly: being in the same room does not make people acquainted. */
const LARGEST_MEETING = 8;
const LARGEST_MAIL = 10;
const LEAST_EVIDENCE = 2;
const MOST_CONTACTS = 40;
const MACHINES =
  /^(no-?reply|do-?not-?reply|notifications?|news(letter)?|mailer-daemon|bounces?|postmaster)\b/i;
const ADDRESS = /^[^\s@<>"(),:;\\]{1,64}@[^\s@<>"(),:;\\]{1,190}$/;

interface Acquaintance {
  readonly names: string[];
  readonly meetings: Occasion[];
  sent: number;
  received: number;
}

/**
 * The people somebody meets and writes to. Only what the owner did counts (went there, wrote to them): sending a
 * hundred mails or invitations does not make anyone a contact.
 */
export function learnContacts(
  occasions: readonly Occasion[],
  { sent, received }: Mailbox,
  self: string,
): LearnedContact[] {
  const people = new Map<string, Acquaintance>();
  const know = (address: string, name: string | undefined): Acquaintance | undefined => {
    const email = address.toLowerCase();
    if (email === self.toLowerCase() || !ADDRESS.test(email) || MACHINES.test(email)) return undefined;
    const known = people.get(email) ?? { names: [], meetings: [], sent: 0, received: 0 };
    const tidy = tidyName(name, email);
    if (tidy !== undefined) known.names.push(tidy);
    people.set(email, known);
    return known;
  };
  for (const occasion of occasions)
    if (occasion.others.length <= LARGEST_MEETING)
      for (const { email, name } of occasion.others) know(email, name)?.meetings.push(occasion);
  for (const { to } of sent)
    if (to.length <= LARGEST_MAIL)
      for (const { email, name } of to) {
        const person = know(email, name);
        if (person) person.sent += 1;
      }
  for (const { from } of received)
    for (const { email, name } of from) {
      const person = people.has(email.toLowerCase()) ? know(email, name) : undefined;
      if (person) person.received += 1;
    }
  return [...people]
    .map(([email, person]) => present(email, person))
    .filter(({ meetings, mails_sent }) => meetings + mails_sent >= LEAST_EVIDENCE)
    .sort(
      (one, other) =>
        evidenceOf(other) - evidenceOf(one) ||
        other.mails_received - one.mails_received ||
        (one.email < other.email ? -1 : 1),
    )
    .slice(0, MOST_CONTACTS);
}

const evidenceOf = ({ meetings, mails_sent }: LearnedContact): number => meetings + mails_sent;

function present(email: string, { names, meetings, sent, received }: Acquaintance): LearnedContact {
  // Somebody's own idea of their name is outvoted by how everybody else calls them.
  const [name] = countValues(names);
  const together = usualTime(meetings.filter(({ others }) => others.length <= 2));
  return {
    email,
    ...(name ? { name: name.value } : {}),
    meetings: meetings.length,
    mails_sent: sent,
    mails_received: received,
    ...(together ? { usual_meeting: together } : {}),
  };
}
