import type { Option } from '../values/values.ts';
import { type Conversation, type OpenProposal, type OpenQuestion, slim, slimChange } from './conversation.ts';

/** Where a conversation stands is read and written with every turn: it stays below this, whatever was said. */
export const MOST_BYTES = 16_000;

const size = (conversation: Conversation): number => Buffer.byteLength(JSON.stringify(conversation));

/**
 * What is kept of it. If that is too much, what is least likely to come up again goes first; which proposals wait is
 * always known, since 'yes to all' means every one of them.
 */
export function trimConversation(conversation: Conversation): Conversation {
  let trimmed = conversation;
  for (const shorter of STEPS) {
    if (size(trimmed) < MOST_BYTES) return trimmed;
    trimmed = shorter(trimmed);
  }
  return trimmed;
}

/** The newest can be corrected in words, and needs everything; of the others it is enough to name them. */
const WHOLE = 1;
const NAMED = 20;

const withProposals =
  (make: (proposal: OpenProposal) => OpenProposal, from: number) =>
  (conversation: Conversation): Conversation => {
    const { proposals } = conversation;
    const older = Math.max(0, proposals.length - from);
    return {
      ...conversation,
      proposals: [...proposals.slice(0, older).map(make), ...proposals.slice(older)],
    };
  };

const named = ({ call, wish, changes }: OpenProposal): OpenProposal => ({
  call,
  wish: { tool: wish.tool, input: {} },
  changes: changes.slice(0, 1).map(slimChange),
  alternatives: [],
});

const counted = ({ call, wish }: OpenProposal): OpenProposal => ({
  call,
  wish: { tool: wish.tool, input: {} },
  changes: [],
  alternatives: [],
});

const LISTED = 8;
/** So many fit by nothing but their calls. */
const MOST_WAITING = 100;

const slimQuestion = <T extends OpenQuestion>({ question, ...rest }: T): T =>
  ({
    ...rest,
    question: {
      ...question,
      options: question.options.slice(0, LISTED).map(slimOption),
      ...(question.about ? { about: slim(question.about) } : {}),
    },
  }) as unknown as T;

const slimOption = (option: Option): Option =>
  'event' in option ? { ...option, event: slim(option.event) } : option;

/** A wish is kept whole or not at all: half of a note or of a list of guests would be booked as if it were all of it. */
const STEPS: readonly ((conversation: Conversation) => Conversation)[] = [
  (conversation) => ({
    ...conversation,
    listed: conversation.listed.slice(0, LISTED).map(slimOption),
    open: conversation.open && slimQuestion(conversation.open),
    aside: conversation.aside && { ...conversation.aside, ...slimQuestion(conversation.aside) },
  }),
  withProposals(named, WHOLE),
  (conversation) => ({ ...conversation, aside: undefined, done: conversation.done.slice(0, 2) }),
  withProposals(counted, NAMED),
  (conversation) => ({ ...conversation, asked: undefined, parked: undefined }),
  withProposals(counted, WHOLE),
  (conversation) => ({
    ...conversation,
    focus: conversation.focus.slice(0, 2).map(slim),
    people: conversation.people.slice(0, 2),
    done: [],
    listed: [],
  }),
  withProposals(counted, 0),
  (conversation) => ({ ...conversation, open: undefined }),
  (conversation) => ({ ...conversation, proposals: conversation.proposals.slice(-MOST_WAITING) }),
];
