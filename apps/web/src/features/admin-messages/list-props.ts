import type { ReactNode } from 'react';
import type { AdminList } from '../../ui/admin-list.tsx';
import type { messageFilterDefaults } from './message-filters.tsx';

type Values = { readonly [K in keyof typeof messageFilterDefaults]: string };

/** What both views of the tab are given. */
export interface ListProps {
  readonly values: Values;
  readonly page: number;
  readonly onChange: (changes: Partial<Values> | ((current: Values) => Partial<Values>)) => void;
  readonly onPage: (page: number) => void;
  readonly alongside: NonNullable<Parameters<typeof AdminList>[0]['alongside']>;
  readonly views: ReactNode;
  readonly figures: ReactNode;
}
