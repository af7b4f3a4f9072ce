import { HOUR, instantOf } from '@catch/scheduling';
import type { Situation } from '@catch/understanding';
import type { Asks, Change } from '../values/values.ts';
import type { Conversation } from './conversation.ts';

/** Where the conversation stands, in the few words that the reader knows. */
export function situationOf(conversation: Conversation, now: number): Situation[] {
  const { open, proposals, done, listed, asked, parked } = conversation;
  const found: Situation[] = [];
  if (open) found.push(QUESTIONS[open.question.asks.for] ?? 'question-other');
  const proposal = proposals.at(-1);
  if (proposal) found.push(proposed(proposal.changes));
  // What was denied is still what is being spoken of: 'I meant eleven'.
  else if (parked && !open && !asked) found.push(proposalOf(parked.tool));
  const [last] = done;
  // What was done is spoken of as long as nothing newer is.
  if (last && !open && !proposal && !asked && !parked)
    found.push(
      isSent(last.changes, now)
        ? 'reminder-sent'
        : isOneOf(last.changes, listed)
          ? 'done-several'
          : doneBy(last.changes),
    );
  const [first] = listed;
  if (first && !open && asked && asked.act !== 'ask_free')
    found.push(
      'slot' in first
        ? 'listed-slots'
        : 'reminder' in first
          ? 'listed-reminders'
          : asked.act === 'ask_invitations'
            ? 'listed-invitations'
            : 'listed-events',
    );
  else if (asked)
    found.push(
      asked.act === 'ask_free'
        ? 'told-free'
        : asked.act === 'ask_count' || asked.act === 'ask_total'
          ? 'told-count'
          : 'told-event',
    );
  return [...new Set(found)];
}

/** A reminder that has come since it was set, not long ago. */
const LATELY = 12 * HOUR;
const isSent = (changes: readonly Change[], now: number): boolean =>
  changes.some((change) => {
    const reminder =
      change.did === 'reminder-set'
        ? change.reminder
        : change.did === 'reminder-changed'
          ? change.after
          : undefined;
    const at = reminder?.next ? instantOf(reminder.next, 'UTC') : undefined;
    return at !== undefined && at <= now && at > now - LATELY;
  });

/** Created together with others that were listed. */
const isOneOf = (changes: readonly Change[], listed: Conversation['listed']): boolean =>
  listed.length > 1 &&
  changes.some(
    (change) =>
      change.did === 'created' &&
      listed.some((option) => 'event' in option && option.event.id === change.after.id),
  );

/** What waits for a decision, by the tool that would carry it out. */
export const proposalOf = (tool: string): Situation => WISHED[tool] ?? 'proposal-other';

const WISHED: Readonly<Record<string, Situation>> = {
  create_event: 'proposal-create',
  update_event: 'proposal-change',
  move_event: 'proposal-change',
  resize_event: 'proposal-change',
  repeat_event: 'proposal-change',
  change_attendees: 'proposal-change',
  swap_events: 'proposal-change',
  delete_event: 'proposal-cancel',
};

const QUESTIONS: Partial<Record<Asks['for'], Situation>> = {
  event: 'question-event',
  person: 'question-person',
  address: 'question-address',
  scope: 'question-scope',
  time: 'question-time',
  reading: 'question-time',
  notification: 'question-time',
  'new-time': 'question-new-time',
  shift: 'question-new-time',
  length: 'question-length',
  end: 'question-length',
  'reminder-time': 'question-reminder',
  snooze: 'question-reminder',
};

function proposed(changes: readonly Change[]): Situation {
  if (changes.length > 1) return 'proposal-several';
  switch (changes[0]?.did) {
    case 'created':
      return 'proposal-create';
    case 'changed':
    case 'moved':
      return 'proposal-change';
    case 'cancelled':
      return 'proposal-cancel';
    default:
      return 'proposal-other';
  }
}

function doneBy(changes: readonly Change[]): Situation {
  if (changes.length > 1) return 'done-several';
  switch (changes[0]?.did) {
    case 'created':
      return 'done-create';
    case 'cancelled':
      return 'done-cancel';
    case 'reminder-set':
    case 'reminder-changed':
    case 'reminder-ended':
      return 'done-reminder';
    case 'remembered':
    case 'forgotten':
    case 'notifications':
      return 'done-prefer';
    default:
      return 'done-change';
  }
}
