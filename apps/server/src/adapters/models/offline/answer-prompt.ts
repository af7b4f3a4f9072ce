import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Call } from './act/call.ts';
import { type PastTurn, readPrompt } from './prompt/read-prompt.ts';
import { readSituation, type Situation } from './prompt/situation.ts';
import { ask, compose } from './reply/compose.ts';
import { voiceOf } from './reply/voices.ts';
import { afterTurn } from './talk/after-turn.ts';
import { followTurn, wantedCalls } from './talk/follow-turn.ts';
import { readMessage } from './talk/read-message.ts';
import { NEW_TALK, type Talk } from './talk/talk.ts';

export interface Answer {
  readonly text: string;
  readonly calls: readonly Call[];
}

/** How far back the talk is gone through again. What lies further back nobody refers to by 'it'. */
const TURNS = 7;

/** One step: from everything said and done so far to the next calls, or to the reply. */
export function answerPrompt(prompt: LanguageModelV4Prompt): Answer {
  const { instructions, now, turns } = readPrompt(prompt);
  const situation = readSituation(instructions, now);
  const voice = voiceOf(situation.character);
  const current = turns.at(-1);
  if (!current) return { text: voice.greeting(situation.name), calls: [] };
  const talk = withSent(rebuildTalk(turns.slice(-TURNS, -1), situation), turns, situation);
  const progress = followTurn(readMessage(current.said, talk, situation), current, situation);
  if (current.complaints > 0) return { text: voice.unclear, calls: [] };
  const calls = wantedCalls(progress, situation);
  // Should one of the calls wait for a person, this text is all that is shown beside it.
  if (calls.length > 0) return { text: ask(progress, voice), calls };
  return { text: compose(progress, situation), calls: [] };
}

/** A reminder that was the last thing said is what 'done' and 'again in an hour' are about. */
function withSent(talk: Talk, turns: readonly PastTurn[], { sentReminders }: Situation): Talk {
  const before = turns.at(-2);
  const isLast = before === undefined || before.steps.at(-1)?.text.startsWith('Reminder: ');
  if (sentReminders.length === 0 || !isLast) return talk;
  const { focus: _focus, ...conversation } = talk.conversation;
  return { ...talk, conversation: { ...conversation, reminders: [...sentReminders] } };
}

export const rebuildTalk = (turns: readonly PastTurn[], situation: Situation): Talk =>
  turns.reduce<Talk>(
    (talk, turn) =>
      afterTurn(talk, followTurn(readMessage(turn.said, talk, situation), turn, situation), situation),
    NEW_TALK,
  );
