import { type ReactNode, Suspense } from 'react';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props {
  readonly title: string;
  readonly header: readonly string[];
  /** The plot's figures as a table, for people who cannot see it. The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
  readonly empty: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A plot for the eyes and the same figures as a table behind it. */
export function ChartFrame({ title, header, rows, empty, children, className }: Props) {
  return (
    <Card title={title} className={className ?? ''}>
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-faint text-sm">{empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className="mt-4 h-52 text-xs">
            <Suspense fallback={<Skeleton className="h-full w-full" />}>{children}</Suspense>
          </div>
          {/* A table by itself ignores being hidden from the eyes only; the element around it does not. */}
          <div className="sr-only">
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {header.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={header[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Card>
  );
}
