import { pointsBack } from '../changes.ts';
import { isIdle, type Settling } from './settling.ts';

/** 'Cancel', while something waits for a yes: that is not done. */
export const stopsPending: Settling = (frame, { pending }) =>
  frame.kind === 'cancelEvent' && pending && pointsBack(frame.reference) && !frame.reference.noun
    ? { kind: 'reject', confidence: frame.confidence, said: frame.said, stop: true }
    : undefined;

/** 'Drop it', while nothing waits: the event that is being spoken of. */
export const cancelsSpokenOf: Settling = (frame, state) =>
  frame.kind === 'reject' &&
  isIdle(state) &&
  state.focus &&
  /\b(?:cancel|delete|remove|drop|scrap) (?:it|that|this)\b/i.test(frame.said)
    ? {
        kind: 'cancelEvent',
        confidence: 0.75,
        said: frame.said,
        reference: { people: [], when: [], anaphor: 'it', id: state.focus.id },
      }
    : undefined;

/** 'Forget that', right after something was remembered. */
export const forgetsRemembered: Settling = (frame, state) => {
  const last = state.lastFrames?.at(-1);
  if (frame.kind !== 'reject' || !isIdle(state) || !/\bforget (?:it|that|this)\b/i.test(frame.said))
    return undefined;
  if (last?.kind !== 'rememberPreference' && last?.kind !== 'listPreferences') return undefined;
  return {
    kind: 'forgetPreference',
    confidence: 0.85,
    said: frame.said,
    continues: true,
    ...(last.kind === 'rememberPreference' ? { text: last.text } : {}),
  };
};
