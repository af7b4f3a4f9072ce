import { channelOptions } from '../../channels/channel-badge.tsx';
import { partKinds } from '../../lib/model-messages/describe.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseSeveral } from '../../ui/choices.tsx';
import { DateFilters, PersonFilter, personAndDatesDefaults } from '../../ui/person-and-dates.tsx';
import { Select } from '../../ui/select.tsx';
import { say } from '../../words/staff.ts';

export const messageFilterDefaults = { ...personAndDatesDefaults, channel: '', types: '' } as const;
type MessageFilterValues = { readonly [K in keyof typeof messageFilterDefaults]: string };

interface Props {
  readonly values: MessageFilterValues;
  /** Null where whole turns are listed. */
  readonly types: ReadonlySet<string> | null;
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
      <PersonFilter value={values.user_email} onChange={onChange} />
      <Select
        label={say('messages.channel')}
        value={values.channel}
        options={channelOptions}
        onChange={(channel) => onChange({ channel })}
      />
      <DateFilters from={values.from} to={values.to} onChange={onChange} />
      {(types || any) && (
        <div className="col-span-full flex flex-wrap items-end justify-between gap-3">
          {types && (
            <ChooseSeveral
              label={say('messages.messageType')}
              options={typeOptions}
              values={types}
              onToggle={onToggleType}
            />
          )}
          {any && (
            <Button variant="ghost" size="sm" onClick={onReset}>
              {say('messages.clearFilters')}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}
