import { memo } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import {
  type ModelFigures,
  sayCalls,
  sayCost,
  sayCostsOf,
  sayTime,
  sayTokensSent,
  sayTokensWritten,
} from '../../lib/model-figures.ts';
import { Card } from '../../ui/card.tsx';
import { Email } from '../../ui/email.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';

type Usage = CallReply<'adminModelUsage'>;

const MOST_PEOPLE = 5;

/** As wide in both tables, which stand one above the other. */
const figure = { align: 'right', className: 'tabular-nums as-rows:w-[13%]' } as const;
const wideFigure = { align: 'right', className: 'tabular-nums as-rows:w-1/4' } as const;

const figuresOf = (rows: readonly ModelFigures[]): readonly Column<ModelFigures>[] => [
  { ...figure, key: 'calls', header: say('messages.calls'), cell: sayCalls },
  { ...wideFigure, key: 'sent', header: say('messages.tokensSent'), cell: sayTokensSent },
  { ...figure, key: 'written', header: say('messages.written'), cell: sayTokensWritten },
  { ...figure, key: 'time', header: say('messages.timeACall'), cell: sayTime },
  { ...figure, key: 'cost', header: say('messages.cost'), cell: sayCostsOf(rows) },
];

const modelColumns = (rows: Usage['by_model']): readonly Column<Usage['by_model'][number]>[] => [
  {
    key: 'model',
    header: say('messages.model'),
    cell: ({ model }) => <span className="break-all">{model}</span>,
  },
  ...figuresOf(rows),
];

const peopleColumns = (rows: Usage['by_user']): readonly Column<Usage['by_user'][number]>[] => [
  {
    key: 'user',
    header: say('messages.userEmailHeading'),
    cell: ({ user_email }) => <Email address={user_email} />,
  },
  ...figuresOf(rows),
];

/** What models were asked in the range, and what it cost; nothing where none was asked. */
export const ModelUsage = memo(function ModelUsage({ usage }: { usage: Usage }) {
  if (usage.by_model.length === 0 && usage.saved_calls === 0) return null;
  const people = usage.by_user.slice(0, MOST_PEOPLE);
  return (
    <Card title={say('messages.models')} description={describeMonth(usage)}>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {usage.by_model.length > 0 && (
          <Table
            caption={say('messages.whatModelsWereAsked')}
            columns={modelColumns(usage.by_model)}
            rows={usage.by_model}
            rowKey={({ model }) => model}
          />
        )}
        {usage.by_user.length > 0 && (
          <Table
            caption={say('messages.whatModelsWereAskedBy')}
            columns={peopleColumns(people)}
            rows={people}
            rowKey={({ user_id }) => user_id}
          />
        )}
      </div>
    </Card>
  );
});

function describeMonth({ month, saved_calls }: Usage): string {
  const spent = say('messages.thisMonthCost', { spent: sayCost(month.spent) });
  return [
    `${spent}${month.budget === null ? '' : say('messages.ofBudget', { budget: sayCost(month.budget) })}.`,
    month.budget_per_user === null
      ? ''
      : say('messages.oneUserMayCost', { budgetPerUser: sayCost(month.budget_per_user) }),
    saved_calls > 0 ? say('messages.theBuiltInReader', { count: saved_calls.toLocaleString('en') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
