import { fromLocalField, toLocalField } from '../../lib/local-date-time.ts';
import { partKinds } from '../../lib/model-messages/describe.ts';
import { Button } from '../../ui/button.tsx';
import { channelOptions } from '../../ui/channel-badge.tsx';
import { ChooseSeveral } from '../../ui/choices.tsx';
import { FilterInput } from '../../ui/filter-input.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

export const messageFilterDefaults = { user_email: '', channel: '', types: '', from: '', to: '' } as const;
export type MessageFilterValues = { readonly [K in keyof typeof messageFilterDefaults]: string };

interface Props {
  readonly values: MessageFilterValues;
  readonly types: ReadonlySet<string>;
  readonly onChange: (changes: Partial<MessageFilterValues>) => void;
  readonly onReset: () => void;
}

const typeOptions = partKinds.map((kind) => ({ value: kind, label: kind }));

export function MessageFilters({ values, types, onChange, onReset }: Props) {
  const any = Object.keys(messageFilterDefaults).some(
    (name) => values[name as keyof MessageFilterValues] !== '',
  );
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,1.4fr)_10rem_repeat(2,13rem)]">
      <FilterInput
        label="User email"
        type="search"
        placeholder="name@company.com"
        value={values.user_email}
        onChange={(user_email) => onChange({ user_email })}
      />
      <Select
        label="Channel"
        value={values.channel}
        options={channelOptions}
        onChange={(channel) => onChange({ channel })}
      />
      <Input
        label="From"
        type="datetime-local"
        value={toLocalField(values.from)}
        onChange={(event) => onChange({ from: fromLocalField(event.target.value) })}
      />
      <Input
        label="To"
        type="datetime-local"
        value={toLocalField(values.to)}
        onChange={(event) => onChange({ to: fromLocalField(event.target.value) })}
      />
      <div className="col-span-full flex flex-wrap items-end justify-between gap-3">
        <ChooseSeveral
          label="Message type"
          options={typeOptions}
          values={types}
          onChange={(next) => onChange({ types: [...next].join(',') })}
        />
        {any && (
          <Button variant="ghost" size="sm" onClick={onReset}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
