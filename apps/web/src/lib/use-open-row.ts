import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Opened } from './opened.ts';
import { useOpened } from './use-opened.ts';

/** Opens a row that is there already: its details are what the list was answered, and need not be asked for again. */
export function useOpenRow<Row extends { readonly id: string }>(
  kind: 'approval' | 'exception',
  queryOf: (id: string) => { readonly queryKey: QueryKey },
): (row: Row) => void {
  const client = useQueryClient();
  const { open } = useOpened();
  return useCallback(
    (row: Row) => {
      client.setQueryData(queryOf(row.id).queryKey, row);
      open({ kind, id: row.id } satisfies Opened);
    },
    [client, open, kind, queryOf],
  );
}
