import type { ConversationState, EventMention } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import { referenceOf } from '../join.ts';
import type { EventReference } from '../slot-types.ts';
import type { When } from '../when-port.ts';
import { pointsBack } from './changes.ts';

/** Pronouns and ordinals get the id of the event they stand for. */
export function settle(frame: Frame, state: ConversationState, resolve?: (phrase: string) => When): Frame {
  if (frame.kind === 'cancelEvent' && state.pending && pointsBack(frame.reference) && !frame.reference.noun) {
    return { kind: 'reject', confidence: frame.confidence, said: frame.said, stop: true };
  }
  if (
    frame.kind === 'reject' &&
    !state.pending &&
    !state.question &&
    state.focus &&
    /\b(?:cancel|delete|remove|drop|scrap) (?:it|that|this)\b/i.test(frame.said)
  ) {
    return {
      kind: 'cancelEvent',
      confidence: 0.75,
      said: frame.said,
      reference: { people: [], when: [], anaphor: 'it', id: state.focus.id },
    };
  }
  const last = state.lastFrames?.at(-1);
  if (
    frame.kind === 'reject' &&
    !state.pending &&
    !state.question &&
    (last?.kind === 'rememberPreference' || last?.kind === 'listPreferences') &&
    /\bforget (?:it|that|this)\b/i.test(frame.said)
  ) {
    return {
      kind: 'forgetPreference',
      confidence: 0.85,
      said: frame.said,
      continues: true,
      ...(last.kind === 'rememberPreference' ? { text: last.text } : {}),
    };
  }
  if (
    frame.kind === 'cancelEvent' &&
    last?.kind === 'listReminders' &&
    frame.reference.ordinal !== undefined &&
    !frame.reference.title &&
    frame.reference.when.length === 0
  ) {
    const { ordinal } = frame.reference;
    const nth = state.reminders?.at(ordinal > 0 ? ordinal - 1 : ordinal);
    if (nth)
      return {
        kind: 'cancelReminder',
        confidence: 0.85,
        said: frame.said,
        reminder: { when: [], id: nth.id },
        continues: true,
      };
  }
  if (
    frame.kind === 'setReminder' &&
    state.focus &&
    /^(?:it|that|this|then)$/i.test(frame.about?.title ?? '')
  ) {
    const { title, start } = state.focus;
    const when = resolve?.(start.slice(0, 10));
    if (title)
      return {
        ...frame,
        continues: true,
        ...(frame.text ? {} : { text: title }),
        about: {
          title,
          people: [],
          when:
            when?.kind === 'interval'
              ? [{ phrase: start.slice(0, 10), start: 0, end: 0, role: 'at', when }]
              : [],
        },
      };
  }
  const [fired] = state.reminders ?? [];
  if (
    fired &&
    frame.kind === 'setReminder' &&
    !frame.text &&
    !frame.about &&
    /\b(?:again|later)\b/i.test(frame.said)
  ) {
    return {
      kind: 'snoozeReminder',
      confidence: 0.85,
      said: frame.said,
      reminder: { when: [], id: fired.id },
      until: frame.when,
      continues: true,
    };
  }
  if (
    fired &&
    frame.kind === 'reject' &&
    !state.pending &&
    !state.focus &&
    /\b(?:cancel|delete|remove|stop) (?:it|that|this)\b/i.test(frame.said)
  ) {
    return {
      kind: 'cancelReminder',
      confidence: 0.8,
      said: frame.said,
      reminder: { when: [], id: fired.id },
      continues: true,
    };
  }
  if (
    fired &&
    (frame.kind === 'snoozeReminder' ||
      frame.kind === 'completeReminder' ||
      frame.kind === 'cancelReminder') &&
    !frame.reminder.text &&
    !frame.reminder.all
  ) {
    const nth =
      frame.reminder.ordinal === undefined
        ? fired
        : state.reminders?.at(
            frame.reminder.ordinal > 0 ? frame.reminder.ordinal - 1 : frame.reminder.ordinal,
          );
    return {
      ...frame,
      confidence: Math.max(frame.confidence, 0.85),
      reminder: { ...frame.reminder, id: (nth ?? fired).id },
      continues: true,
    };
  }
  const reference = referenceOf(frame);
  if (!reference || reference.id !== undefined) return frame;
  const event = eventOf(reference, state);
  if (!event) return frame;
  const found = frame.kind.startsWith('query') ? inWords(event, reference, resolve) : reference;
  return { ...frame, reference: { ...found, id: event.id }, continues: true } as Frame;
}

/** A question is answered by looking, which goes by name and day. */
function inWords(
  { title, start }: EventMention,
  reference: EventReference,
  resolve: ((phrase: string) => When) | undefined,
): EventReference {
  const phrase = start.slice(0, 10);
  const when = resolve?.(phrase);
  if (!title || when?.kind !== 'interval' || reference.when.length > 0) return reference;
  const { noun: _noun, place: _place, ...rest } = reference;
  return { ...rest, title, when: [{ phrase, start: 0, end: 0, role: 'at', when }] };
}

function eventOf(reference: EventReference, state: ConversationState): EventMention | undefined {
  const shown = state.shown ?? [];
  if (
    reference.ordinal !== undefined &&
    !reference.title &&
    reference.when.length === 0 &&
    shown.length > 0
  ) {
    return shown.at(reference.ordinal > 0 ? reference.ordinal - 1 : reference.ordinal);
  }
  if (reference.anaphor === 'other' && shown.length === 2)
    return shown.find((event) => event.id !== state.focus?.id);
  if (reference.all || reference.anaphor === 'them') return undefined;
  return pointsBack(reference) ? state.focus : undefined;
}
