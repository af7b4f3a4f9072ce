import type { CardChange } from '@catch/contract';
import { classNames } from '../../lib/class-names.ts';
import { say } from '../../words/chat.ts';

type Field = CardChange['fields'][number];

const labels: Record<Field['name'], () => string> = {
  title: () => say('chat.fieldTitle'),
  day: () => say('chat.fieldDay'),
  time: () => say('chat.fieldTime'),
  repeats: () => say('chat.fieldRepeats'),
  guests: () => say('chat.fieldGuests'),
  place: () => say('chat.fieldPlace'),
  calendar: () => say('chat.fieldCalendar'),
  video: () => say('chat.fieldVideo'),
  note: () => say('chat.fieldNote'),
  scope: () => say('chat.fieldScope'),
};
const doing: Record<CardChange['did'], () => string> = {
  create: () => say('chat.cardCreate'),
  change: () => say('chat.cardChange'),
  delete: () => say('chat.cardDelete'),
};

/** One change to be checked in two seconds: each thing in its place, and where something would change, both values. */
export function CardFields({ change }: { change: CardChange }) {
  const isDeletion = change.did === 'delete';
  return (
    <div
      data-did={change.did}
      className={classNames(
        'edge min-w-0 border-l-3 pl-3',
        isDeletion ? 'border-danger' : change.did === 'create' ? 'border-success' : 'border-accent',
      )}
    >
      <p className={classNames('font-semibold text-xs', isDeletion ? 'text-danger-ink' : 'text-ink-soft')}>
        {doing[change.did]()}
      </p>
      {/* On a phone the labels take no more than they need: a day fits in its line. */}
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm sm:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)]">
        {change.fields.map((field) => (
          <div key={field.name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-faint">{labels[field.name]()}</dt>
            <dd
              dir="auto"
              className={classNames(
                'min-w-0 [overflow-wrap:anywhere]',
                field.name === 'title' && 'font-semibold',
                isDeletion && field.name === 'title' && 'text-danger-ink line-through',
              )}
            >
              <Value field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ field: { value, before } }: { field: Field }) {
  if (!before) return <Lines lines={value} />;
  return (
    <>
      {before.length > 0 && (
        <del className="block font-normal text-ink-faint">
          <Lines lines={before} />
        </del>
      )}
      <ins className="block font-medium no-underline">
        {value.length > 0 ? <Lines lines={value} /> : say('chat.fieldNone')}
      </ins>
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
