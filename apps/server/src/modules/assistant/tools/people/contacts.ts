import { DAY } from '@catch/scheduling';
import {
  type AllCalendarsGateway,
  isCalendarError,
  MAIN_CALENDAR,
  type MailHeaders,
} from '../../../calendar/index.ts';
import { coverage, namesInAddress, wordsOf } from '../text/match-words.ts';
import { oneLine } from '../text/one-line.ts';
import type { ToolContext } from '../tool.port.ts';

export interface Contact {
  readonly email: string;
  readonly name: string;
  /** How often they were met or written with: the better known of two namesakes comes first. */
  readonly evidence: number;
  readonly foundIn: 'calendar' | 'mail' | 'calendar and mail';
}

/** People found in the user's own calendar and mail headers, and nowhere else. */
export interface Contacts {
  find(context: ToolContext, name: string): Promise<Contact[]>;
  /** Everybody, best known first. */
  all(context: ToolContext): Promise<Contact[]>;
}

const FRESH_MS = 10 * 60_000;
const MOST_CACHED_USERS = 2000;
const GOOD_MATCH = 0.75;
const EXACT_MATCH = 1;

export function createContacts(gateway: AllCalendarsGateway, mail: MailHeaders): Contacts {
  const known = new Map<string, { at: number; contacts: Contact[] }>();

  const all = async (context: ToolContext): Promise<Contact[]> => {
    const { user, now } = context;
    const cached = known.get(user.id);
    if (cached && now.getTime() - cached.at < FRESH_MS && now.getTime() >= cached.at) return cached.contacts;
    const contacts = await gather(gateway, mail, context);
    if (known.size >= MOST_CACHED_USERS) known.delete(known.keys().next().value ?? '');
    known.set(user.id, { at: now.getTime(), contacts });
    return contacts;
  };

  return {
    all,
    find: async (context, name) => {
      const asked = wordsOf(name);
      // Whom they are known to meet and write to needs no look at the calendar; 'Emm' for Emma may be a newer Emmett.
      const learned = matching(learnedContacts(context), asked, EXACT_MATCH);
      return learned.length > 0 ? learned : matching(await all(context), asked, GOOD_MATCH);
    },
  };
}

const matching = (contacts: readonly Contact[], asked: readonly string[], least: number): Contact[] =>
  contacts
    .map((contact) => ({
      contact,
      match: coverage(asked, comparable(asked, contact)),
    }))
    .filter(({ match }) => match >= least)
    .sort((left, right) => right.match - left.match || right.contact.evidence - left.contact.evidence)
    .map(({ contact }) => contact);

/** 'Lind' may be short for Lindiwe, but Lindiwe is not Emma Lind; only a second name next to it says that she is. */
function comparable(asked: readonly string[], { name, email }: Contact): string[] {
  const words = wordsOf(`${name} ${email.split('@')[0]} ${namesInAddress(email)}`);
  const [only, ...more] = asked;
  if (!only || more.length > 0) return words;
  return words.filter((word) => !(only.startsWith(word) && only.length > word.length + 1));
}

const learnedContacts = ({ user }: ToolContext): Contact[] =>
  (user.habits?.contacts ?? []).map(({ email, name, meetings, mails_sent }) => ({
    email,
    name: name ?? email,
    evidence: meetings + mails_sent,
    foundIn: meetings === 0 ? 'mail' : mails_sent === 0 ? 'calendar' : 'calendar and mail',
  }));

interface Sighting {
  readonly email: string;
  readonly name: string | undefined;
  readonly where: 'calendar' | 'mail';
}

async function gather(
  gateway: AllCalendarsGateway,
  mail: MailHeaders,
  context: ToolContext,
): Promise<Contact[]> {
  const { user, now, signal } = context;
  const since = now.getTime() - 120 * DAY;
  const mails = (box: 'sent' | 'inbox') =>
    mail.recent(user.id, { box, since, limit: 100, signal }).catch((error: unknown) => {
      // Mail is a help, not a need: people may have unticked that scope, and it may be away.
      if (isCalendarError(error, 'forbidden', 'unavailable', 'rate-limited')) return [];
      throw error;
    });
  const [{ events }, sent, received] = await Promise.all([
    gateway
      .forUser(user.id, { signal, turnId: context.turnId })
      .listEvents({ calendarId: MAIN_CALENDAR, from: since, to: now.getTime() + 60 * DAY }),
    mails('sent'),
    mails('inbox'),
  ]);
  const sightings: Sighting[] = [
    ...events.flatMap(({ attendees, organizer }) => [
      ...attendees
        .filter(({ resource }) => !resource)
        .map(({ email, displayName }) => ({ email, name: displayName, where: 'calendar' as const })),
      ...(organizer?.email
        ? [{ email: organizer.email, name: organizer.displayName, where: 'calendar' as const }]
        : []),
    ]),
    ...[...sent.flatMap(({ to }) => to), ...received.flatMap(({ from }) => from)].map(({ email, name }) => ({
      email,
      name,
      where: 'mail' as const,
    })),
  ];
  return count(sightings, user.email);
}

function count(sightings: readonly Sighting[], own: string): Contact[] {
  const people = new Map<string, { name: string | undefined; evidence: number; where: Set<string> }>();
  for (const { email, name, where } of sightings) {
    const address = email.toLowerCase();
    if (address === own.toLowerCase()) continue;
    const person = people.get(address) ?? { name: undefined, evidence: 0, where: new Set<string>() };
    person.name ??= oneLine(name ?? '', 60) || undefined;
    person.evidence += 1;
    person.where.add(where);
    people.set(address, person);
  }
  return [...people]
    .map(([email, { name, evidence, where }]) => ({
      email,
      name: name ?? email,
      evidence,
      foundIn: (where.size === 2 ? 'calendar and mail' : [...where][0]) as Contact['foundIn'],
    }))
    .sort((left, right) => right.evidence - left.evidence);
}
