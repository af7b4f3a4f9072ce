import { besideMade } from '../build/day-beside.ts';
import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import type { When } from '../when-port.ts';
import { addressGiven } from './address-given.ts';
import { agreement } from './agreement.ts';
import { backAgain } from './back-again.ts';
import { choice } from './choice.ts';
import { correction } from './correction.ts';
import { fillSlot } from './fill.ts';
import { bookIt, followUp, nextAfter } from './follow-up.ts';
import { settle } from './settle/settle.ts';

type Resolve = (phrase: string) => When;

/** Reads what was said in the light of what was being talked about. */
export function inContext(
  frames: Frame[],
  reads: readonly Read[],
  state: ConversationState,
  resolve: Resolve,
): Frame[] {
  const booked = bookIt(frames, reads, state) ?? nextAfter(frames, state, resolve);
  if (booked) return [booked];
  const agreed = agreement(frames, state);
  if (agreed) return agreed;
  const filled = state.question ? fillSlot(frames, reads, state, resolve) : undefined;
  if (filled) return filled;
  const chosen = choice(frames, reads, state);
  if (chosen) return [chosen];
  const again = backAgain(frames, reads, state);
  if (again) return again;
  const invited = addressGiven(frames, reads, state);
  if (invited) return [invited];
  const corrected = correction(frames, reads, state, resolve);
  if (corrected) return corrected;
  const repeated = followUp(frames, reads, state);
  if (repeated) return [repeated];
  const settled = frames.map((frame, index) =>
    settle(besideMade(frame, frames[index - 1], resolve), state, resolve),
  );
  // 'yes, and book lunch with Bob': the yes still counts
  const [first] = settled;
  if (
    first &&
    state.pending &&
    first.kind !== 'confirm' &&
    first.kind !== 'reject' &&
    /^(?:yes|yeah|yep|yup)\b/i.test(reads[0]?.frame.said ?? '')
  ) {
    return [{ kind: 'confirm', confidence: 0.75, said: first.said }, ...settled];
  }
  return settled;
}
