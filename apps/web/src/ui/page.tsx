import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { pageConfig } from '../lib/page-config.ts';

/** The document's title: 'Settings · Catch', or '(2) Settings · Catch' where something waits. */
export const PageTitle = ({ children, count = 0 }: { children: string; count?: number }) => (
  <title>{`${count > 0 ? `(${count}) ` : ''}${children} · ${pageConfig.brand}`}</title>
);

interface Props {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** What waits for the reader, counted in the document's title. */
  readonly count?: number;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, subtitle, count, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <PageTitle count={count ?? 0}>{title}</PageTitle>
      <div>
        <h1 className="font-semibold text-2xl tracking-tight sm:text-[1.75rem]">{title}</h1>
        {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
      </div>
      {actions}
    </header>
  );
}

const widths = { narrow: 'max-w-3xl', normal: 'max-w-5xl', wide: 'max-w-[88rem]' };

/** A page's column. */
export function Page({ width = 'normal', children }: { width?: keyof typeof widths; children: ReactNode }) {
  return (
    <div
      className={classNames('mx-auto flex w-full flex-1 flex-col px-4 py-8 sm:px-6 sm:py-10', widths[width])}
    >
      {children}
    </div>
  );
}
