import { savedForm, saveForm } from '../../lib/saved-text.ts';
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
export const savedDraft = <Draft>(name: string): Draft | null => savedForm<Draft>(me(), name);

/** People who left in the middle find the form as it was, unless all of it had arrived. */
export function isUnsaved<Draft>(name: string, hasArrived: (draft: Draft) => boolean): boolean {
  const draft = savedDraft<Draft>(name);
  if (draft === null) return false;
  if (!hasArrived(draft)) return true;
  saveDraft(name, null);
  return false;
}

export const saveDraft = (name: string, draft: object | null): void => saveForm(me(), name, draft);
