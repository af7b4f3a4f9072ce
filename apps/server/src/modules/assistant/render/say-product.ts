import type { ProductTopic } from '../values/product-topics.ts';

/** What is true of every deployment. An operator may keep things for less time than this says. */
const factsAbout = (service: string): Record<ProductTopic, readonly string[]> => ({
  privacy: [
    'We store the conversation, reminders, preferences, a profile learned from the calendar and, if the person turned that on, from mail headers (who and when, never the text), and a record of every change made.',
    `Events stay in ${service}. Access tokens are stored encrypted.`,
    'Every time staff look at an account, it is recorded and shown to its owner in Settings.',
  ],
  deletion: [
    "In Settings, under 'My data', a person can export everything or delete the account.",
    'Deleting the account removes everything we store and gives back our access to the calendar. Events stay in it.',
    'To drop a single preference or reminder, asking for it here is enough.',
  ],
  who_can_read: [
    "The person, and the operator's staff. Every look by staff is recorded and shown to the person.",
    'Nobody else sees the conversation. Guests see only the events they are invited to.',
  ],
  approval: [
    "A single event of the person's own, with no guests and no clash, asked for in their own words, is made or changed right away.",
    "Invitations and replies to them, cancellations, changes to a series, clashes, and anything based on someone else's text need approval first.",
    'A proposal waits for 24 hours. A change can be undone for 24 hours.',
  ],
  models: [
    'The operator chooses the language model. Without one, or when it fails, a built-in reader answers.',
    'A hosted model receives the conversation and what the tools return. The program itself makes the changes and reports them.',
  ],
  abilities: [
    'Look up, book, move, repeat and cancel events, invite people, answer invitations, and find times that suit everyone.',
    'Set reminders (once, repeating, or before or after an event), remember preferences, and undo changes.',
    'Convert times between zones and count days. It cannot send mail, call people or buy things.',
  ],
});

export const productFacts = (topic: ProductTopic, service: string): readonly string[] =>
  factsAbout(service)[topic];
