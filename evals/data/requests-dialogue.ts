import type {
  ConversationState,
  Frame,
  Understanding,
} from '../../packages/understanding/src/requests/index.ts';

const ASKS_APPROVAL =
  /^(?:Is this (?:good|what|the)|How(?:'s| is) this|Does this look right|How about now|Should I)|__BREAK (?:Is this|How|Does this|Should I)/;
const OFFERS = /Does one of these work|Here are some times|which one|Did you mean/i;
const DONE = /^(?:I've (?:put|changed|deleted|accepted|declined)|I forwarded)/;
const FOUND = /^(?:I found|Yes, I found|The |It's |It starts|Here)/;

/**
 * The conversation as our own assistant would have kept it, from our reading of the turns before and from what
 * the other assistant answered: a proposal, a list to choose from, a thing done, an event shown. No label of a
 * turn is used.
 */
export function nextState(
  state: ConversationState,
  understanding: Understanding,
  agent: string,
): ConversationState {
  const next: ConversationState = { lastFrames: understanding.frames };
  const change = proposal(understanding.frames, state);
  if (ASKS_APPROVAL.test(agent) && change) next.pending = { frame: change };
  else if (OFFERS.test(agent)) {
    next.options = [1, 2, 3].map((number) => ({ id: `option-${number}`, label: `option ${number}` }));
    if (change) next.pending = { frame: change };
  }
  if (DONE.test(agent) || FOUND.test(agent) || state.focus)
    next.focus = { id: 'focus', title: '', start: '' };
  return JSON.parse(JSON.stringify(next)) as ConversationState;
}

function proposal(frames: Frame[], state: ConversationState): Frame | undefined {
  for (const frame of [...frames].reverse()) {
    if (frame.kind === 'correct') return frame.revised ?? state.pending?.frame;
    if (
      [
        'createEvent',
        'findTime',
        'moveEvent',
        'resizeEvent',
        'renameEvent',
        'changeDetails',
        'cancelEvent',
        'invitePeople',
        'uninvitePeople',
        'setReminder',
        'answerInvitation',
      ].includes(frame.kind)
    )
      return frame;
  }
  return state.pending?.frame ?? frames.at(-1);
}
