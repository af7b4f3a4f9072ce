import type { Frame, SetReminder } from '../../frames.ts';
import { nth, onlyNamed, type Settling } from './settling.ts';

/** 'Drop the second', 'move the report one to 5', after reminders were listed: one of those, and no event. */
export const amongListedReminders: Settling = (frame, { lastFrames, reminders = [] }) => {
  if (lastFrames?.at(-1)?.kind !== 'listReminders') return undefined;
  if (frame.kind !== 'cancelEvent' && frame.kind !== 'moveEvent') return undefined;
  const { ordinal, title, when } = frame.reference;
  const meant =
    title !== undefined
      ? onlyNamed(reminders, title, ({ text }) => text)
      : ordinal !== undefined && when.length === 0
        ? nth(reminders, ordinal)
        : undefined;
  if (!meant) return undefined;
  const common = {
    confidence: 0.85,
    said: frame.said,
    reminder: { when: [], id: meant.id },
    continues: true as const,
  };
  if (frame.kind === 'cancelEvent') return { kind: 'cancelReminder', ...common };
  return frame.to.length > 0
    ? { kind: 'snoozeReminder', ...common, until: frame.to.map((slot) => ({ ...slot, role: 'at' as const })) }
    : undefined;
};

/** 'Remind me an hour before it': before the event that is being spoken of, on its day. */
export const aboutSpokenOf: Settling = (frame, { focus }, resolve) => {
  if (frame.kind !== 'setReminder' || !/^(?:it|that|this|then)$/i.test(frame.about?.title ?? ''))
    return undefined;
  if (!focus?.title) return frame.beside || isOpenLead(frame) ? besideNothing(frame) : undefined;
  const { title, start } = focus;
  const phrase = start.slice(0, 10);
  const when = resolve?.(phrase);
  return {
    ...frame,
    continues: true,
    ...(frame.text ? {} : { text: title }),
    about: {
      title,
      people: [],
      when: when?.kind === 'interval' ? [{ phrase, start: 0, end: 0, role: 'at', when }] : [],
    },
  };
};

const isOpenLead = ({ when }: SetReminder): boolean => when.some(({ phrase }) => / before it$/.test(phrase));

/** 'The evening before', where nothing is spoken of that it could be before: the day is still to be said. */
function besideNothing({ about: _about, beside: _beside, ...frame }: SetReminder): Frame {
  return { ...frame, when: [] };
}

/** 'Remind me again in an hour': the one that was just said, once more. */
export const saidAgain: Settling = (frame, { reminders: [fired] = [] }) =>
  fired &&
  frame.kind === 'setReminder' &&
  !frame.text &&
  !frame.about &&
  /\b(?:again|later)\b/i.test(frame.said)
    ? {
        kind: 'snoozeReminder',
        confidence: 0.85,
        said: frame.said,
        reminder: { when: [], id: fired.id },
        until: frame.when,
        continues: true,
      }
    : undefined;

/** 'Stop that', where no event is spoken of: the reminder. */
export const cancelsSaid: Settling = (frame, { reminders: [fired] = [], pending, focus }) =>
  fired &&
  frame.kind === 'reject' &&
  !pending &&
  !focus &&
  /\b(?:cancel|delete|remove|stop) (?:it|that|this)\b/i.test(frame.said)
    ? {
        kind: 'cancelReminder',
        confidence: 0.8,
        said: frame.said,
        reminder: { when: [], id: fired.id },
        continues: true,
      }
    : undefined;

type OfReminder = Extract<Frame, { kind: 'snoozeReminder' | 'completeReminder' | 'cancelReminder' }>;
const isOfReminder = (frame: Frame): frame is OfReminder =>
  frame.kind === 'snoozeReminder' || frame.kind === 'completeReminder' || frame.kind === 'cancelReminder';

/** 'Done', 'snooze it', 'the second': without a name, the one that was said or stands at that place. */
export const whichReminder: Settling = (frame, { reminders = [] }) => {
  const [fired] = reminders;
  if (!fired || !isOfReminder(frame) || frame.reminder.text || frame.reminder.all) return undefined;
  const { ordinal } = frame.reminder;
  const meant = (ordinal === undefined ? undefined : nth(reminders, ordinal)) ?? fired;
  return {
    ...frame,
    confidence: Math.max(frame.confidence, 0.85),
    reminder: { ...frame.reminder, id: meant.id },
    continues: true,
  };
};
