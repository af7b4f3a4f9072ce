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
  const again = askAgain(progress);
  const said = progress.flatMap(({ item, attempts }) => {
    // 'Yes', where 'when?' was asked, agrees to nothing: the question says so.
    if (again && item.frame.kind === 'confirm') return [];
    if (isPondering(progress) && item.kind === 'say') return ['Take your time.'];
    if (item.kind === 'task') return [sayResult(item.frame, attempts, voice, situation, receipts === 1)];
    return item.kind === 'say' ? [sayTalk(item.frame, voice, situation)] : [];
  });
  const parts = [...said, ask(progress, voice), again].filter(Boolean);
  // Several receipts are shown by the program itself; a word of ours closes them.
  if (receipts > 1) parts.push(voice.allDone);
  return parts.length > 0 ? parts.join('\n\n') : voice.unclear;
}

/** Only one question at a time: the next waits for its answer. */
export function ask(progress: readonly Progress[], voice: Voice): string {
  const asking = progress.find(({ item }) => item.kind === 'ask')?.item;
  return asking?.kind === 'ask' && !asking.again
    ? [voice.asking, asking.question].filter(Boolean).join(' ')
    : '';
}

/** 'Hmm, let me see', while a question is open. */
const isPondering = (progress: readonly Progress[]): boolean =>
  progress.some(({ item }) => item.kind === 'ask' && item.again?.isSaid === false) &&
  progress.every(
    ({ item: { kind, frame } }) => kind === 'ask' || (frame.kind === 'smallTalk' && frame.topic === 'chat'),
  );

/** What was asked before, and is still open after something else was done. */
function askAgain(progress: readonly Progress[]): string {
  const asking = progress.find(({ item }) => item.kind === 'ask')?.item;
  const isOver = progress.every(
    ({ item, attempts }) => item.kind !== 'task' || attempts.at(-1)?.answer?.status !== 'question',
  );
  return asking?.kind === 'ask' && asking.again?.isSaid && isOver ? `Still open: ${asking.question}` : '';
}
