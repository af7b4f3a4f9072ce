import { type Range, ranges } from '../lib/range.ts';
import { say } from '../words/staff.ts';
import { ChooseOne } from './choices.tsx';

interface Props {
  readonly range: Range;
  readonly onChange: (change: { readonly range: string }) => void;
}

/** The range buttons drive the statistics; lists have filters of their own (decisions.md, 'Admin'). */
export const RangeHeading = ({ range, onChange }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <h2 className="font-semibold text-base">{say('messages.statistics')}</h2>
    <ChooseOne
      label={say('messages.timeRange')}
      value={range}
      options={ranges.map((value) => ({ value, label: value }))}
      onChange={(next) => onChange({ range: next })}
    />
  </div>
);
