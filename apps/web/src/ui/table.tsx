import { memo, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useGradually } from '../lib/use-gradually.ts';
import { ScrollFade } from './scroll-fade.tsx';

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
  /** More than fit next to each other on a small desktop: it is cards up to there. */
  readonly manyColumns?: boolean;
}

/** Dense and quiet, header always in sight; with too little room every row becomes a card. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClassName,
  onRowClick,
  manyColumns = false,
}: Props<Row>) {
  const drawn = useGradually(rows, rowKey);
  return (
    <div
      data-columns={manyColumns ? 'many' : undefined}
      className={classNames(
        'table-cards relative overflow-auto rounded-card border border-line bg-surface shadow-card',
        // As rows it scrolls under its header; cards take what they need.
        manyColumns ? 'xl:max-h-[70dvh]' : 'lg:max-h-[70dvh]',
      )}
    >
      {/* The roles are said aloud because a table drawn as cards would lose them. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block takes the implicit roles away */}
      <table role="table" className="w-full border-separate border-spacing-0 as-cards:block text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="as-cards:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(
                  'sticky top-0 z-10 whitespace-nowrap border-line border-b bg-surface-sunken py-2.5 font-medium text-ink-faint text-xs',
                  manyColumns ? 'px-2.5' : 'px-4',
                  column.align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="as-cards:block">
          {drawn.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              onClick={onRowClick}
              className={rowClassName?.(row)}
              cellPadding={manyColumns ? 'as-rows:px-2.5' : 'as-rows:px-4'}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <ScrollFade />
    </div>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly onClick: ((row: Row) => void) | undefined;
  readonly className: string | undefined;
  readonly cellPadding: string;
}

// biome-ignore-start lint/a11y/noRedundantRoles: see above
function PlainRow<Row>({ row, columns, onClick, className, cellPadding }: RowProps<Row>) {
  return (
    <tr
      role="row"
      onClick={onClick && (() => onClick(row))}
      className={classNames(
        'group/row transition-colors as-cards:grid as-cards:grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]',
        'as-cards:items-start as-cards:gap-x-8 as-cards:border-line as-cards:border-b as-cards:px-4 as-cards:py-3 as-cards:last:border-b-0',
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
            'border-line as-rows:border-b as-rows:py-2.5 as-rows:align-middle group-last/row:border-b-0',
            'as-cards:grid as-cards:grid-cols-[7.5rem_minmax(0,1fr)] as-cards:items-baseline as-cards:justify-items-start as-cards:gap-3 as-cards:py-1',
            'as-cards:before:text-ink-faint as-cards:before:text-xs as-cards:before:leading-6 as-cards:before:content-[attr(data-label)]',
            cellPadding,
            column.align === 'right' && 'as-rows:text-right',
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
