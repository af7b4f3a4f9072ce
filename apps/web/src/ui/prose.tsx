import type { ReactNode } from 'react';
import { say } from '../words/legal.ts';
import { Page, PageTitle } from './page.tsx';

/** A page to be read: terms, privacy. */
export function ProsePage({
  title,
  updated,
  children,
}: {
  title: string;
  updated: string;
  children: ReactNode;
}) {
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <article className="text-ink-soft leading-7 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2 [&_h2]:mt-9 [&_h2]:font-semibold [&_h2]:text-ink [&_h2]:text-lg [&_li]:mt-1.5 [&_li]:ml-5 [&_li]:list-disc [&_p]:mt-3 [&_ul]:mt-2">
        <h1 className="font-semibold text-3xl text-ink tracking-tight">{title}</h1>
        <p className="text-ink-faint text-sm">{say('ui.lastUpdated', { updated })}</p>
        {children}
      </article>
    </Page>
  );
}
