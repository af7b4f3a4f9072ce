import type { Frame } from '@catch/understanding';
import type { AskItem, Item, Talk } from './talk.ts';

/**
 * Somebody was asked 'when?' and asks for something else first, as people do. That is done, and then the question is put
 * once more; 'Friday at 3' still answers it. Whoever leaves it a second time has let it go.
 */
export function stillOpen(talk: Talk, items: readonly Item[]): AskItem | undefined {
  const open = talk.aside ?? openIn(talk);
  if (!open || items.length === 0) return undefined;
  const frames = items.map(({ frame }) => frame);
  // While something waits for a yes, what goes on is about that.
  const isAbout = (frame: Frame) =>
    isOver(frame) || (!talk.aside && frame.continues === true && frame.kind === open.frame.kind);
  if (frames.some((frame) => isAbout(frame) || isSameThing(frame, open.frame))) return undefined;
  // 'Thanks', 'let me see', a look at Friday and one at Thursday: it stands, and is not pressed.
  const isWaiting = frames.every(
    ({ kind }) => kind === 'smallTalk' || (talk.isAskedAgain && kind.startsWith('query')),
  );
  if (talk.isAskedAgain && !isWaiting) return undefined;
  return { ...open, again: { open: open.again?.open ?? talk.open, isSaid: !isWaiting } };
}

function openIn({ conversation: { question }, asked }: Talk): AskItem | undefined {
  if (!question?.frame || question.slot === 'confirmation') return undefined;
  return { kind: 'ask', frame: question.frame, slot: question.slot, question: asked ?? question.text };
}

/** It does away with what was asked about, or says something else about it. */
const isOver = ({ kind }: Frame): boolean =>
  kind === 'reject' || kind === 'undo' || kind === 'correct' || kind === 'choose';

/** 'A dentist appointment', 'book the dentist on Friday at 3': said anew in other words. */
function isSameThing(frame: Frame, asked: Frame): boolean {
  const known = new Set(wordsOf(asked));
  return !frame.kind.startsWith('query') && wordsOf(frame).some((word) => known.has(word));
}

function wordsOf(frame: Frame): string[] {
  const name =
    'event' in frame
      ? frame.event.title
      : 'reference' in frame
        ? (frame.reference.title ?? frame.reference.id)
        : frame.kind === 'setReminder'
          ? frame.text
          : undefined;
  return (name ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
}
