import { instantOf } from '@catch/scheduling';
import { advance } from '../manager/advance.ts';
import type { Conversation } from '../manager/conversation.ts';
import {
  loadConversation,
  type StoredConversation,
  saveConversation,
} from '../manager/conversations.repository.ts';
import type { TurnOutcome } from '../outcome.ts';
import type { TurnState } from './turn-state.ts';

/**
 * A model's turn begins where the conversation stands and moves it on, as a turn of our own assistant does: whichever of
 * the two comes next goes on from there.
 */
export async function inConversation(
  state: TurnState,
  run: () => Promise<TurnOutcome>,
): Promise<TurnOutcome> {
  const loaded = await loadConversation(state.dependencies.db, state.turn);
  // What was decided, replaced or expired no longer waits, no matter who ended it.
  const { proposals } = loaded.conversation;
  const waiting = proposals.filter(({ call }) => !state.said.isAnswered(call));
  const stored = { ...loaded, conversation: { ...loaded.conversation, proposals: waiting } };
  // A decision is carried out before the model hears of it.
  const now = advance(stored.conversation, state.outcomes);
  const standing = state.voice.render.standing(now, state.voice.reader);
  state.standing = standing ? JSON.stringify(standing) : '';
  const [event] = now.focus;
  const zone = state.context.user.timeZone;
  state.spokenEvent = event?.id || undefined;
  state.spoken = event && { start: instantOf(event.start, zone), end: instantOf(event.end, zone) };
  const outcome = await run();
  await moveOn(state, stored);
  return outcome;
}

async function moveOn(state: TurnState, stored: StoredConversation): Promise<void> {
  const { open, aside, asked, isAskedTogether, isDenied, story } = stored.conversation;
  const isMoved = open ?? aside ?? asked ?? isAskedTogether ?? isDenied ?? story;
  if (state.outcomes.length === 0 && !isMoved) return;
  // What we had asked went to the model, which knows best what became of it.
  const before: Conversation = {
    ...stored.conversation,
    open: undefined,
    aside: undefined,
    asked: undefined,
    isAskedTogether: undefined,
    isDenied: undefined,
    story: undefined,
  };
  // A question that a model put to a tool again never reached the person.
  const last = state.outcomes.length - 1;
  const outcomes = state.outcomes.filter(({ value }, index) => value.kind !== 'question' || index === last);
  const conversation = advance(before, outcomes);
  await state.store.write((transaction) =>
    saveConversation(transaction, state.turn, { ...stored, conversation }),
  );
}
