import type { MyReminder, Preference } from '@catch/contract';
import type { CallInput, CallReply } from '../../lib/api-types.ts';

export type Kind = 'preference' | 'reminder';

/** What a press does, without a form. */
export type Simple = 'pause' | 'resume' | 'remove' | 'restore';

export type Change =
  | { readonly do: Simple; readonly kind: Kind; readonly id: string }
  | { readonly do: 'addPreference'; readonly with: CallInput<'addMyPreference'> }
  | { readonly do: 'editPreference'; readonly with: CallInput<'changeMyPreference'> }
  | { readonly do: 'addReminder'; readonly with: CallInput<'addMyReminder'> }
  | { readonly do: 'editReminder'; readonly with: CallInput<'changeMyReminder'> };

/** Whether what is known by now is what the change was to bring about. */
export function isDone(change: Change, known: CallReply<'myMemory'> | undefined): boolean {
  if (!known) return false;
  switch (change.do) {
    case 'addPreference':
      return isSaid(find(known.preferences, change.with.body.id), change.with.body);
    case 'editPreference':
      return isSaid(find(known.preferences, change.with.params.preference_id), change.with.body ?? {});
    case 'addReminder':
      return isSet(find(known.reminders, change.with.body.id), change.with.body);
    case 'editReminder':
      return isSet(find(known.reminders, change.with.params.reminder_id), change.with.body ?? {});
    default: {
      const row = find<Preference | MyReminder>(
        change.kind === 'preference' ? known.preferences : known.reminders,
        change.id,
      );
      if (change.do === 'remove') return row === undefined;
      if (change.do === 'restore') return row !== undefined;
      return row?.is_active === (change.do === 'resume');
    }
  }
}

const find = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined =>
  rows.find((row) => row.id === id);

export const isSaid = (row: Preference | undefined, { text }: { text?: string | undefined }): boolean =>
  row !== undefined && row.preference_text === text;

interface Wish {
  readonly text?: string | undefined;
  readonly scheduled_at?: string | undefined;
  readonly cron_expression?: string | undefined;
}

/** A time that was left alone is as it was. */
export const isSet = (row: MyReminder | undefined, { text, scheduled_at, cron_expression }: Wish): boolean =>
  row !== undefined &&
  row.reminder_text === text &&
  (scheduled_at === undefined || isSameInstant(row.scheduled_at, scheduled_at)) &&
  (cron_expression === undefined || row.cron_expression === cron_expression);

const isSameInstant = (one: string | null, other: string): boolean =>
  one !== null && Date.parse(one) === Date.parse(other);
