import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import type { Person } from '../slot-types.ts';
import { pointsBack } from './changes.ts';

const BACK =
  /^(?:please )?(?:put|add|bring|get|invite|have) (\S+(?: \S+){0,2}?) (?:both )?(?:back|again)(?: (?:in|on|to it|on it|please|then))*$/;
const PRONOUN = /^(?:him|her|them|they)$/i;

/**
 * 'Put him back', 'add Dev back', after Dev was taken off: he is invited again. 'Put yoga back', after yoga was
 * cancelled: that is taken back.
 */
export function backAgain(
  frames: readonly Frame[],
  reads: readonly Read[],
  state: ConversationState,
): Frame[] | undefined {
  const [frame] = frames;
  const last = state.lastFrames?.at(-1);
  if (!frame || !last || frames.length !== 1) return undefined;
  const common = { confidence: 0.9, said: frame.said, continues: true as const };
  const named = BACK.exec(reads[0]?.reading.clause.core ?? '')?.[1];
  if (
    last.kind === 'cancelEvent' &&
    named &&
    last.reference.title?.toLowerCase().includes(named.replace(/^(?:the|my|our) /, ''))
  )
    return [{ kind: 'undo', ...common }];
  const gone = goneWith(last);
  if (gone.length === 0 || !('reference' in last)) return undefined;
  const wanted = frame.kind === 'invitePeople' ? frame.people.map(({ said }) => said) : named ? [named] : [];
  const people = wanted.flatMap((word) => whom(word, gone));
  if (people.length === 0 || people.length < wanted.length) return undefined;
  const isThere = frame.kind !== 'invitePeople' || pointsBack(frame.reference);
  const reference =
    !isThere && 'reference' in frame
      ? frame.reference
      : state.focus
        ? { ...last.reference, id: state.focus.id }
        : last.reference;
  return [{ kind: 'invitePeople', ...common, people, reference }];
}

const goneWith = (frame: Frame): readonly Person[] =>
  frame.kind === 'uninvitePeople'
    ? frame.people
    : frame.kind === 'invitePeople'
      ? (frame.insteadOf ?? [])
      : [];

function whom(word: string, gone: readonly Person[]): readonly Person[] {
  if (!PRONOUN.test(word))
    return gone.filter(({ said, name }) =>
      [said, name].some((one) => one?.toLowerCase().split(/\s+/).includes(word.toLowerCase())),
    );
  return /^(?:them|they)$/i.test(word) || gone.length === 1 ? gone : [];
}
