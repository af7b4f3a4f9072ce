import { memo, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useGradually } from '../lib/use-gradually.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right';
  readonly className?: string;
}

interface Props<Row> {
  /** Read out before the table; shown nowhere. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowClassName?: (row: Row) => string;
  /** A convenience for the mouse; give the keyboard a button in one of the cells. */
  readonly onRowClick?: (row: Row) => void;
  /** The sticky header needs a height to stick in. */
  readonly className?: string;
}

/** Dense and quiet, header always in sight; on a phone every row becomes a card. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClassName,
  onRowClick,
  className,
}: Props<Row>) {
  const drawn = useGradually(rows, rowKey);
  return (
    <div
      className={classNames(
        'table-cards overflow-auto rounded-card border border-line bg-surface shadow-card',
        className ?? 'max-h-[70dvh]',
      )}
    >
      {/* The roles are said aloud because a table drawn as cards would lose them. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block takes the implicit roles away */}
      <table role="table" className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(
                  'sticky top-0 z-10 whitespace-nowrap border-line border-b bg-surface-sunken px-4 py-2.5 font-medium text-ink-faint text-xs',
                  column.align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {drawn.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              onClick={onRowClick}
              className={rowClassName?.(row)}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly onClick: ((row: Row) => void) | undefined;
  readonly className: string | undefined;
}

// biome-ignore-start lint/a11y/noRedundantRoles: see above
function PlainRow<Row>({ row, columns, onClick, className }: RowProps<Row>) {
  return (
    <tr
      role="row"
      onClick={onClick && (() => onClick(row))}
      className={classNames(
        'group/row transition-colors',
        onClick && 'cursor-pointer hover:bg-surface-hover',
        className,
      )}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.header}
          className={classNames(
            'border-line border-b px-4 py-2.5 align-middle group-last/row:border-b-0',
            column.align === 'right' && 'text-right',
            column.className,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above

/** Remembered, so that a row that is drawn already costs nothing when more follow. */
const TableRow = memo(PlainRow) as typeof PlainRow;
