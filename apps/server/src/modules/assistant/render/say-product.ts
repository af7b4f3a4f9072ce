import type { ProductTopic } from '../values/product-topics.ts';

/** What is true of every deployment; how long things are kept an operator may bound further. */
const FACTS: Record<ProductTopic, readonly string[]> = {
  privacy: [
    'Stored are the conversation, reminders, preferences, a profile learned from the calendar and from mail headers (who and when, never what a mail says), and a journal of the changes that were made.',
    'Events stay in the Google calendars; tokens are stored encrypted.',
    'Whenever staff look at somebody, it is recorded and shown to that person in Settings.',
  ],
  deletion: [
    "In Settings, under 'My data', everything can be exported or the account deleted.",
    'Deleting takes every stored row and revokes the access to Google; events in the calendars stay.',
    'A preference or reminder alone is forgotten by asking for it here.',
  ],
  who_can_read: [
    'The person, and staff of the operator; every look of staff is recorded and shown to the person.',
    'Other people never see the conversation. Guests see the events that they are invited to.',
  ],
  approval: [
    "An own event without guests, overlap or series, in the person's own words, is made or changed at once.",
    "Invitations, answers to them, cancellations, changes of a series, overlaps and whatever rests on other people's text ask first.",
    'A proposal waits for 24 hours. What was done can be taken back for 24 hours.',
  ],
  models: [
    'The operator chooses which language model answers; without one, or when it fails, a built-in reader does.',
    'A hosted model is sent the conversation and what the tools answer. Changes are made by the program and told by it.',
  ],
  abilities: [
    'Events: look, book, move, repeat, invite, cancel, answer invitations, find free time with others.',
    'Reminders, once, repeating or beside an event; preferences that are kept in mind; taking back what was done.',
    'Converting times between zones and counting days. Not: sending mails, calling people, buying things.',
  ],
};

export const productFacts = (topic: ProductTopic): readonly string[] => FACTS[topic];
