import { expect, it } from 'vitest';
import type { EventFact } from '../values/values.ts';
import { type Conversation, NEW_CONVERSATION, type OpenProposal } from './conversation.ts';
import { MOST_BYTES, trimConversation } from './trim-conversation.ts';

const bytes = (conversation: Conversation) => Buffer.byteLength(JSON.stringify(conversation));

const event = (id: string, extra: Partial<EventFact> = {}): EventFact => ({
  id,
  title: `Ереван ${id} 会議 ${'é'.repeat(60)}`,
  start: { kind: 'timed', at: 1_800_000_000_000, zone: 'America/Argentina/Buenos_Aires' },
  end: { kind: 'timed', at: 1_800_003_600_000, zone: 'America/Argentina/Buenos_Aires' },
  place: 'Зал '.repeat(50),
  guests: Array.from({ length: 40 }, (_, index) => ({
    email: `somebody.with.a.long.name.${index}@a-long-domain.example.org`,
    name: 'Ζωή Παπαδάκη',
  })),
  repeats: false,
  ...extra,
});

const proposal = (index: number, extra: Partial<EventFact> = {}): OpenProposal => ({
  call: `call-${index}`.padEnd(26, 'x'),
  wish: {
    tool: 'create_event',
    input: { title: 'x'.repeat(300), attendees: event('').guests.map(({ email }) => email) },
    said: [{ role: 'title', text: 'x'.repeat(300) }],
  },
  changes: [{ did: 'created', after: event(`p${index}`, extra), recurrence: [] }],
  alternatives: [],
});

const waiting = (count: number, extra: Partial<EventFact> = {}): Conversation => ({
  ...NEW_CONVERSATION,
  focus: Array.from({ length: 6 }, (_, index) => event(`f${index}`)),
  proposals: Array.from({ length: count }, (_, index) => proposal(index, extra)),
});

it('a small state is stored unchanged', () => {
  const small = { ...NEW_CONVERSATION, proposals: [proposal(1)] };
  expect(trimConversation(small)).toBe(small);
});

it.each([1, 15, 40, 100])('%i proposals that wait: below the limit, and every one is known', (count) => {
  const kept = trimConversation(waiting(count));
  expect(bytes(kept)).toBeLessThan(MOST_BYTES);
  expect(kept.proposals.map(({ call }) => call)).toEqual(waiting(count).proposals.map(({ call }) => call));
});

it('the newest proposal, which can be corrected in words, stays whole as long as possible', () => {
  expect(trimConversation(waiting(40)).proposals.at(-1)).toEqual(proposal(39));
});

it.each([
  ['a note of 8000 signs', waiting(3, { note: '界'.repeat(8000) })],
  [
    'a question with fifty to choose from',
    {
      ...NEW_CONVERSATION,
      open: {
        question: {
          kind: 'question',
          asks: { for: 'event' },
          options: Array.from({ length: 50 }, (_, index) => ({
            ref: String(index),
            event: event(`o${index}`),
          })),
        },
        wish: { tool: 'update_event', input: { new_description: '界'.repeat(8000) } },
      },
    } satisfies Conversation,
  ],
  [
    'a wish put aside',
    { ...waiting(2), parked: { tool: 'create_event', input: { description: '界'.repeat(8000) } } },
  ],
  [
    'all of it at once',
    { ...waiting(300, { note: '界'.repeat(8000) }), listed: [{ ref: '1', event: event('l') }] },
  ],
] as const)('%s stays below the limit', (_name, conversation) => {
  expect(bytes(trimConversation(conversation as Conversation))).toBeLessThan(MOST_BYTES);
});
