import { channelOptions } from '../../channels/channel-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterInput } from '../../ui/filter-input.tsx';
import { DateFilters, PersonFilter } from '../../ui/person-and-dates.tsx';
import { Select } from '../../ui/select.tsx';
import { say } from '../../words/staff.ts';
import { type ApprovalFilterValues, approvalFilterDefaults } from './queries.ts';

const approvedOptions = [
  { value: '', label: say('approvals.all') },
  { value: 'true', label: say('approvals.approved') },
  { value: 'false', label: say('approvals.denied') },
] as const;

interface Props {
  readonly values: ApprovalFilterValues;
  readonly onChange: (changes: Partial<ApprovalFilterValues>) => void;
}

export function ApprovalFilters({ values, onChange }: Props) {
  const any = Object.values(values).some((value) => value !== '');
  return (
    <search className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-[14rem_10rem_10rem_14rem_repeat(2,13rem)]">
      <FilterInput
        label={say('approvals.toolName')}
        type="search"
        placeholder={say('approvals.createEvent')}
        value={values.tool_name}
        onChange={(tool_name) => onChange({ tool_name })}
      />
      <Select
        label={say('approvals.approved')}
        value={values.approved}
        options={approvedOptions}
        onChange={(approved) => onChange({ approved })}
      />
      <Select
        label={say('approvals.channel')}
        value={values.channel}
        options={channelOptions}
        onChange={(channel) => onChange({ channel })}
      />
      <PersonFilter value={values.user_email} onChange={onChange} />
      <DateFilters from={values.from} to={values.to} onChange={onChange} />
      {any && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(approvalFilterDefaults)}
        >
          {say('approvals.clearFilters')}
        </Button>
      )}
    </search>
  );
}
