import type { Diary } from './diary.ts';
import type { AccountExport, ChaosPerson } from './people.ts';
import {
  type CalendarEvent,
  type ChatVendor,
  type SandboxControl,
  type SeenMessage,
  wordsOf,
} from './sandbox.ts';

/** What the world looks like afterwards: calendars, phones, mailboxes, and what the product says about itself. */
export interface Evidence {
  readonly people: readonly PersonEvidence[];
  /** By tag: the invitations that the guest was mailed. */
  readonly invitations: ReadonlyMap<string, number>;
  readonly strangers: readonly { readonly email: string; readonly received: readonly string[] }[];
  readonly collapses: readonly string[];
}

export interface PersonEvidence {
  readonly email: string;
  readonly account: AccountExport;
  readonly events: readonly CalendarEvent[];
  readonly chats: Readonly<Record<ChatVendor, readonly SeenMessage[]>>;
}

export async function collectEvidence(
  control: SandboxControl,
  people: readonly ChaosPerson[],
  diary: Diary,
  collapses: readonly string[],
): Promise<Evidence> {
  const seen: PersonEvidence[] = [];
  for (const person of people)
    seen.push({
      email: person.email,
      account: await person.export(),
      events: await control.events(person.email),
      chats: {
        whatsapp: person.channels.includes('whatsapp') ? await control.chat('whatsapp', person.email) : [],
        slack: person.channels.includes('slack') ? await control.chat('slack', person.email) : [],
      },
    });
  const invitations = new Map<string, number>();
  for (const { tag, guest } of diary.decided) invitations.set(tag, await control.invitations(guest, tag));
  const strangers: { email: string; received: string[] }[] = [];
  for (const email of diary.strangers)
    strangers.push({
      email,
      received: (await control.chat('whatsapp', email)).filter(({ from }) => from !== 'user').map(wordsOf),
    });
  return { people: seen, invitations, strangers, collapses };
}
