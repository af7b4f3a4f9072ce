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
export const keepDraft = (name: string, draft: object | null): void => keepForm(me(), name, draft);
