import { type ChangeEvent, type FormEvent, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { fromLocalField, toLocalField } from '../../lib/local-date-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { say } from '../../words/staff.ts';
import type { ExceptionFilters as Filters } from './queries.ts';
import { DEFAULT_LIMIT } from './read-limit.ts';

interface Props {
  readonly applied: Filters;
  /** Kinds are counted over all there is. */
  readonly hasLimit: boolean;
  readonly busy: boolean;
  readonly onApply: (filters: Filters) => void;
}

const fieldsOf = ({ limit, user_email, start, end }: Filters) => ({
  limit,
  user_email,
  start: toLocalField(start),
  end: toLocalField(end),
});

/** Nothing is fetched until Apply Filters is pressed. */
export function ExceptionFilters({ applied, hasLimit, busy, onApply }: Props) {
  const [fields, setFields] = useState(() => fieldsOf(applied));
  const [known, setKnown] = useState(applied);
  if (JSON.stringify(known) !== JSON.stringify(applied)) {
    // Applied, or the back button brought other ones. The fields stay, and with them where the keyboard is.
    setKnown(applied);
    setFields(fieldsOf(applied));
  }
  const fill = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: event.target.value }),
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({
      limit: fields.limit.trim(),
      user_email: fields.user_email.trim(),
      start: fromLocalField(fields.start),
      end: fromLocalField(fields.end),
    });
  };
  return (
    <Card title={say('exceptions.filters')}>
      <form
        onSubmit={apply}
        className={classNames(
          'mt-4 grid items-end gap-4 sm:grid-cols-2',
          hasLimit
            ? 'lg:grid-cols-[8rem_13rem_13rem_minmax(0,16rem)_auto]'
            : 'lg:grid-cols-[13rem_13rem_minmax(0,16rem)_auto]',
        )}
      >
        {hasLimit && (
          <Input
            label={say('exceptions.limit')}
            type="number"
            inputMode="numeric"
            placeholder={String(DEFAULT_LIMIT)}
            {...fill('limit')}
          />
        )}
        <Input label={say('exceptions.startDate')} type="datetime-local" {...fill('start')} />
        <Input label={say('exceptions.endDate')} type="datetime-local" {...fill('end')} />
        <Input
          label={say('messages.userEmail')}
          type="search"
          placeholder={say('messages.nameCompanyCom')}
          {...fill('user_email')}
        />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {say('exceptions.applyFilters')}
        </Button>
      </form>
    </Card>
  );
}
