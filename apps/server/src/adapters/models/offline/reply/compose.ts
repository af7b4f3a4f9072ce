import type { Situation } from '../prompt/situation.ts';
import type { Progress } from '../talk/follow-turn.ts';
import { countWishes, isDone, naming } from './count-wishes.ts';
import { quoted } from './say-events.ts';
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
  const { asked, done } = countWishes(progress);
  const said = progress.flatMap(({ item, attempts }) => {
    // 'Yes', where 'when?' was asked, agrees to nothing: the question says so.
    if (again && item.frame.kind === 'confirm') return [];
    if (isPondering(progress) && item.kind === 'say') return ['Take your time.'];
    if (item.kind === 'task') {
      const sentence = sayResult(item.frame, attempts, voice, situation, receipts === 1);
      return [asked > 2 && !isDone({ item, attempts }) ? naming(item.frame.said, sentence) : sentence];
    }
    if (asked > 1 && item.frame.kind === 'unclear')
      return [`I did not understand this part: '${quoted(item.frame.said, 300)}'.`];
    return item.kind === 'say' ? [sayTalk(item.frame, voice, situation)] : [];
  });
  const parts = [...said, ask(progress, voice), again, askedLater(progress)].filter(Boolean);
  // Several receipts are shown by the program itself; a word of ours closes them. 'All' is said only of all.
  if (receipts > 1 && done === asked) parts.push(voice.allDone);
  else if (receipts > 0 && asked > 2) parts.push(`I did ${done} of ${asked}.`);
  return parts.length > 0 ? parts.join('\n\n') : voice.unclear;
}

/** Only one question at a time: the next waits for its answer. */
export function ask(progress: readonly Progress[], voice: Voice): string {
  const asking = progress.find(({ item }) => item.kind === 'ask')?.item;
  return asking?.kind === 'ask' && !asking.again
    ? [voice.asking, asking.question].filter(Boolean).join(' ')
    : '';
}

/** The questions that wait for the first one: they are not forgotten. */
function askedLater(progress: readonly Progress[]): string {
  const [, ...later] = progress.filter(({ item }) => item.kind === 'ask' && !item.again);
  const names = later.map(({ item }) => `'${quoted(item.frame.said, 80)}'`);
  return names.length > 0 ? `After that I have a question about ${names.join(', ')}.` : '';
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
    ({ item, attempts }) => item.kind !== 'task' || !isAsking(attempts.at(-1)?.answer?.status),
  );
  return asking?.kind === 'ask' && asking.again?.isSaid && isOver ? `Still open: ${asking.question}` : '';
}

const isAsking = (status: unknown): boolean => status === 'question' || status === 'not_understood';
