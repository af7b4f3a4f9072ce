import { memo } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import {
  type ModelFigures,
  sayCalls,
  sayCost,
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

const figures: readonly Column<ModelFigures>[] = [
  { key: 'calls', header: say('messages.calls'), align: 'right', cell: sayCalls },
  { key: 'sent', header: say('messages.tokensSent'), align: 'right', cell: sayTokensSent },
  { key: 'written', header: say('messages.written'), align: 'right', cell: sayTokensWritten },
  { key: 'time', header: say('messages.timeACall'), align: 'right', cell: sayTime },
  { key: 'cost', header: say('messages.cost'), align: 'right', cell: ({ cost }) => sayCost(cost) },
];

const models: readonly Column<Usage['by_model'][number]>[] = [
  {
    key: 'model',
    header: say('messages.model'),
    cell: ({ model }) => <span className="break-all">{model}</span>,
  },
  ...figures,
];

const people: readonly Column<Usage['by_user'][number]>[] = [
  {
    key: 'user',
    header: say('messages.userEmailHeading'),
    cell: ({ user_email }) => <Email address={user_email} />,
  },
  ...figures,
];

/** What models were asked in the range, and what it cost; nothing where none was asked. */
export const ModelUsage = memo(function ModelUsage({ usage }: { usage: Usage }) {
  if (usage.by_model.length === 0 && usage.saved_calls === 0) return null;
  return (
    <Card title={say('messages.models')} description={describeMonth(usage)}>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {usage.by_model.length > 0 && (
          <Table
            caption={say('messages.whatModelsWereAsked')}
            columns={models}
            rows={usage.by_model}
            rowKey={({ model }) => model}
          />
        )}
        {usage.by_user.length > 0 && (
          <Table
            caption={say('messages.whatModelsWereAskedBy')}
            columns={people}
            rows={usage.by_user.slice(0, MOST_PEOPLE)}
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
