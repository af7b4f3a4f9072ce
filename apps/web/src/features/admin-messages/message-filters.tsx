import { channelOptions } from '../../channels/channel-badge.tsx';
import { fromLocalField, toLocalField } from '../../lib/local-date-time.ts';
import { partKinds } from '../../lib/model-messages/describe.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseSeveral } from '../../ui/choices.tsx';
import { FilterInput } from '../../ui/filter-input.tsx';
import { Select } from '../../ui/select.tsx';
import { say } from '../../words/staff.ts';

export const messageFilterDefaults = { user_email: '', channel: '', types: '', from: '', to: '' } as const;
type MessageFilterValues = { readonly [K in keyof typeof messageFilterDefaults]: string };

interface Props {
  readonly values: MessageFilterValues;
  readonly types: ReadonlySet<string>;
  readonly onChange: (changes: Partial<MessageFilterValues>) => void;
  readonly onToggleType: (type: string, on: boolean) => void;
  readonly onReset: () => void;
}

const typeOptions = partKinds.map((kind) => ({ value: kind, label: kind }));

export function MessageFilters({ values, types, onChange, onToggleType, onReset }: Props) {
  const any = Object.keys(messageFilterDefaults).some(
    (name) => values[name as keyof MessageFilterValues] !== '',
  );
  return (
    <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,1.4fr)_10rem_repeat(2,13rem)]">
      <FilterInput
        label={say('messages.userEmail')}
        type="search"
        placeholder={say('messages.nameCompanyCom')}
        value={values.user_email}
        onChange={(user_email) => onChange({ user_email })}
      />
      <Select
        label={say('messages.channel')}
        value={values.channel}
        options={channelOptions}
        onChange={(channel) => onChange({ channel })}
      />
      <FilterInput
        label={say('messages.from')}
        type="datetime-local"
        value={toLocalField(values.from)}
        onChange={(from) => onChange({ from: fromLocalField(from) })}
      />
      <FilterInput
        label={say('messages.to')}
        type="datetime-local"
        value={toLocalField(values.to)}
        onChange={(to) => onChange({ to: fromLocalField(to) })}
      />
      <div className="col-span-full flex flex-wrap items-end justify-between gap-3">
        <ChooseSeveral
          label={say('messages.messageType')}
          options={typeOptions}
          values={types}
          onToggle={onToggleType}
        />
        {any && (
          <Button variant="ghost" size="sm" onClick={onReset}>
            {say('messages.clearFilters')}
          </Button>
        )}
      </div>
    </search>
  );
}
