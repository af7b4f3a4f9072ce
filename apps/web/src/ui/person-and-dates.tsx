import { fromLocalField, toLocalField } from '../lib/local-date-time.ts';
import { say } from '../words/staff.ts';
import { FilterInput } from './filter-input.tsx';

/** As they stand in the address; '' is none, the two dates are instants. */
export interface PersonAndDatesValues {
  readonly user_email: string;
  readonly from: string;
  readonly to: string;
}

export const personAndDatesDefaults = { user_email: '', from: '', to: '' } as const;

export const personAndDatesQuery = ({ user_email, from, to }: PersonAndDatesValues) => ({
  user_email: user_email.trim() || undefined,
  start_date: from || undefined,
  end_date: to || undefined,
});

interface PersonProps {
  readonly value: string;
  readonly onChange: (change: { readonly user_email: string }) => void;
}

export const PersonFilter = ({ value, onChange }: PersonProps) => (
  <FilterInput
    label={say('messages.userEmail')}
    type="search"
    placeholder={say('messages.nameCompanyCom')}
    value={value}
    onChange={(user_email) => onChange({ user_email })}
  />
);

interface DatesProps {
  readonly from: string;
  readonly to: string;
  readonly onChange: (change: { readonly from?: string; readonly to?: string }) => void;
}

export const DateFilters = ({ from, to, onChange }: DatesProps) => (
  <>
    <FilterInput
      label={say('messages.from')}
      type="datetime-local"
      value={toLocalField(from)}
      onChange={(value) => onChange({ from: fromLocalField(value) })}
    />
    <FilterInput
      label={say('messages.to')}
      type="datetime-local"
      value={toLocalField(to)}
      onChange={(value) => onChange({ to: fromLocalField(value) })}
    />
  </>
);
