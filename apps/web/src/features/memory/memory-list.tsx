import type { Removed } from '@catch/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import { RemovedRow } from './removed-row.tsx';

interface Item {
  readonly id: string;
  readonly created_at: string;
}

export interface RowPlace {
  readonly takesFocus: boolean;
  /** Stays the same, so that a row is redrawn only for a reason of its own. */
  readonly onTouched: (id: string) => void;
}

interface Props<Row extends Item> {
  readonly title: string;
  readonly empty: string;
  /** What to do about it. */
  readonly hint: ReactNode;
  readonly add: string;
  /** Above the rows. */
  readonly form: ReactNode;
  readonly isFormOpen: boolean;
  readonly onAdd: () => void;
  /** Somebody is about to open a form: its code had better be there. */
  readonly onNear: () => void;
  readonly rows: readonly Row[];
  readonly removed: readonly Removed[];
  readonly onFailed: (text: string) => void;
  readonly children: (row: Row, place: RowPlace) => ReactNode;
}

const FIRST = 6;
const MORE = 25;

/**
 * A list as long as somebody wants it. What was removed a moment ago keeps its place in it, and what was added on this
 * visit is in sight, however long the list is.
 */
export function MemoryList<Row extends Item>(props: Props<Row>) {
  const { title, rows, removed, form, children } = props;
  const [most, setMost] = useState(FIRST);
  const [touched, setTouched] = useState<string | null>(null);
  const all = [...rows.map((row) => ({ row })), ...removed.map((row) => ({ gone: row, row }))].sort(
    (left, right) => left.row.created_at.localeCompare(right.row.created_at),
  );
  const [known] = useState(() => new Set(all.map(({ row }) => row.id)));
  const shown = all.filter(({ row }, index) => index < most || !known.has(row.id));
  const left = all.length - shown.length;
  const place = (id: string): RowPlace => ({
    takesFocus: id === touched,
    onTouched: setTouched,
  });
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <h3 className="flex items-center gap-2 font-medium text-sm">
          {title} <span className="text-ink-faint tabular-nums">{rows.length}</span>
        </h3>
        <AddButton
          isOpen={props.isFormOpen}
          takesFocus={touched === null}
          label={props.add}
          onPress={() => {
            setTouched(null);
            props.onAdd();
          }}
          onNear={props.onNear}
        />
      </div>
      {form}
      {rows.length === 0 && (
        <div className="mt-2 text-sm">
          <p className="text-ink-soft">{props.empty}</p>
          <p className="text-ink-faint">{props.hint}</p>
        </div>
      )}
      {all.length > 0 && (
        <ul className="mt-2 divide-y divide-line overflow-hidden rounded-control border border-line [&>li:nth-child(n+20)]:[contain-intrinsic-size:auto_4.5rem] [&>li:nth-child(n+20)]:[content-visibility:auto]">
          {shown.map((one) =>
            'gone' in one ? (
              <RemovedRow
                key={`removed ${one.gone.id}`}
                removed={one.gone}
                onFailed={props.onFailed}
                takesFocus={one.gone.id === touched}
                onTouched={() => setTouched(one.gone.id)}
              />
            ) : (
              children(one.row, place(one.row.id))
            ),
          )}
        </ul>
      )}
      {left > 0 && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => setMost(most + MORE)}>
          {say('memory.more', { count: Math.min(left, MORE), left })}
        </Button>
      )}
    </div>
  );
}

interface AddProps {
  readonly isOpen: boolean;
  /** False once a row was pressed while the form was open: the keyboard belongs there. */
  readonly takesFocus: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly onNear: () => void;
}

/** The keyboard comes back to it when the form is closed. */
function AddButton({ isOpen, takesFocus, label, onPress, onNear }: AddProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && takesFocus && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, takesFocus]);
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      aria-expanded={isOpen}
      icon={<Plus className="size-4" aria-hidden="true" />}
      disabled={isOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
