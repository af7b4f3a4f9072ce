import type { MyReminder, Preference, Removed } from '@catch/contract';
import type { Page } from '@playwright/test';
import { memory } from '../support/screens.ts';
import { type Call, problem, type StubApi } from '../support/stub-api.ts';
import { settingsAnswers } from '../support/test.ts';

export const card = (page: Page) =>
  page.getByRole('region', { name: 'What your assistant remembers about you' });
export const row = (page: Page, text: string) => card(page).getByRole('listitem').filter({ hasText: text });
export const button = (page: Page, text: string, name: string) =>
  row(page, text).getByRole('button', { name });

interface StoredMemory {
  preferences: Preference[];
  reminders: MyReminder[];
  removed: Removed[];
  /** Of the calendar. */
  time_zone: string;
}

/** A server that really keeps it, for as long as a test lasts. */
export function keeping(api: StubApi, first: Partial<StoredMemory> = {}): StoredMemory {
  const kept: StoredMemory = {
    // Copies: what a test changes here would be there for the next file in the same worker.
    ...structuredClone({ preferences: memory.preferences, reminders: memory.reminders }),
    removed: [],
    time_zone: memory.time_zone,
    ...structuredClone(first),
  };
  const idOf = ({ url }: Call, back = 1) => url.pathname.split('/').at(-back) ?? '';
  const aside = new Map<string, Preference | MyReminder>();
  const remove = (kind: Removed['kind'], id: string) => {
    const list: (Preference | MyReminder)[] = kind === 'preference' ? kept.preferences : kept.reminders;
    const at = list.findIndex((one) => one.id === id);
    const [gone] = at < 0 ? [] : list.splice(at, 1);
    if (gone) {
      aside.set(id, gone);
      const text = 'preference_text' in gone ? gone.preference_text : gone.reminder_text;
      kept.removed.push({ kind, id, text, created_at: gone.created_at, undo_until: '2126-03-09T08:30:00Z' });
    }
    return { message: 'done' };
  };
  const restore = (kind: Removed['kind'], id: string) => {
    const back = aside.get(id);
    if (!back) return problem(404, 'Not found');
    kept.removed = kept.removed.filter((one) => one.id !== id);
    if (kind === 'preference') kept.preferences.push(back as Preference);
    else kept.reminders.push(back as MyReminder);
    return { message: 'done' };
  };
  settingsAnswers(api)
    .on('myMemory', () => ({ ...memory, ...structuredClone(kept) }))
    .on('addMyPreference', ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      const made: Preference = {
        id,
        category: 'other',
        preference_text: text,
        is_active: true,
        created_at: '2026-03-09T08:00:00Z',
        source_quote: '',
      };
      const own = kept.preferences.find((one) => one.id === id);
      if (own) return Object.assign(own, { preference_text: text });
      kept.preferences.push(made);
      return made;
    })
    .on('changeMyPreference', (call) => {
      const one = kept.preferences.find(({ id }) => id === idOf(call));
      if (!one) return problem(404, 'Preference not found');
      const { text, is_active } = call.body as { text?: string; is_active?: boolean };
      return Object.assign(one, text && { preference_text: text }, is_active !== undefined && { is_active });
    })
    .on('addMyReminder', ({ body }) => {
      const { id, text, scheduled_at, cron_expression } = body as Record<string, string | undefined>;
      const made: MyReminder = {
        ...memory.reminders[0],
        id: id ?? '',
        reminder_text: text ?? '',
        reminder_type: cron_expression ? 'recurring' : 'one_time',
        scheduled_at: scheduled_at ?? null,
        cron_expression: cron_expression ?? null,
        schedule: cron_expression ? `on ${cron_expression}` : null,
        created_at: '2026-03-09T08:00:00Z',
      } as MyReminder;
      kept.reminders.push(made);
      return made;
    })
    .on('changeMyReminder', (call) => {
      const one = kept.reminders.find(({ id }) => id === idOf(call));
      if (!one) return problem(404, 'Reminder not found');
      const { text, is_active, cron_expression } = call.body as Record<string, string | undefined> & {
        is_active?: boolean;
      };
      return Object.assign(
        one,
        text && { reminder_text: text },
        is_active !== undefined && { is_active },
        cron_expression && { cron_expression, schedule: `on ${cron_expression}`, reminder_type: 'recurring' },
      );
    })
    .on('forgetMyPreference', (call) => remove('preference', idOf(call)))
    .on('forgetMyReminder', (call) => remove('reminder', idOf(call)))
    .on('restoreMyPreference', (call) => restore('preference', idOf(call, 2)))
    .on('restoreMyReminder', (call) => restore('reminder', idOf(call, 2)));
  return kept;
}
