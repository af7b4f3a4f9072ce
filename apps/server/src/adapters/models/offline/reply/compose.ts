import type { Situation } from '../prompt/situation.ts';
import type { Progress } from '../talk/follow-turn.ts';
import { sayResult } from './say-result.ts';
import { sayTalk } from './say-talk.ts';
import { type Voice, voiceOf } from './voices.ts';

/** The whole reply of a turn: what came of each request, in order, and the one question that is open. */
export function compose(progress: readonly Progress[], situation: Situation): string {
  const voice = voiceOf(situation.character);
  const receipts = progress.filter(
    ({ attempts }) => typeof attempts.at(-1)?.answer?.receipt === 'string',
  ).length;
  const said = progress.flatMap(({ item, attempts }) => {
    if (item.kind === 'task') return [sayResult(item.frame, attempts, voice, situation, receipts === 1)];
    return item.kind === 'say' ? [sayTalk(item.frame, voice, situation)] : [];
  });
  const parts = [...said, ask(progress, voice)].filter(Boolean);
  // Several receipts are shown by the program itself; a word of ours closes them.
  if (receipts > 1) parts.push(voice.allDone);
  return parts.length > 0 ? parts.join('\n\n') : voice.unclear;
}

/** Only one question at a time: the next waits for its answer. */
export function ask(progress: readonly Progress[], voice: Voice): string {
  const asking = progress.find(({ item }) => item.kind === 'ask')?.item;
  return asking?.kind === 'ask' ? [voice.asking, asking.question].filter(Boolean).join(' ') : '';
}
