import { keepForm, keptForm } from '../../lib/kept-words.ts';
import { currentSession } from '../../lib/session.ts';
import type { Schedule } from './schedule.ts';

/** What somebody is writing; `id` names it to the server, so that sent twice it is there once. */
export interface PreferenceDraft {
  readonly id: string;
  readonly text: string;
}
export interface ReminderDraft extends PreferenceDraft {
  readonly schedule: Schedule;
}

const me = (): string => currentSession().user?.id ?? '';

/** 'new preference', 'new reminder', or the id of what is being changed. */
export const keptDraft = <Draft>(name: string): Draft | null => keptForm<Draft>(me(), name);

/** Whoever left in the middle finds the form as it was, unless all of it had arrived. */
export function isUnsaved<Draft>(name: string, hasArrived: (draft: Draft) => boolean): boolean {
  const draft = keptDraft<Draft>(name);
  if (draft === null) return false;
  if (!hasArrived(draft)) return true;
  keepDraft(name, null);
  return false;
}

export const keepDraft = (name: string, draft: object | null): void => keepForm(me(), name, draft);
