import { ApiError, detailOr } from '../../lib/api-error.ts';
import { say } from '../../words/settings.ts';
import type { Simple } from './change.ts';
import { useChange } from './queries.ts';

export type { Kind, Simple as Deed } from './change.ts';

/** One press on one row. */
export function useAction(
  item: { readonly kind: 'preference' | 'reminder'; readonly id: string },
  onFailed: (text: string) => void,
) {
  const change = useChange({
    onFailed: (error, { do: deed }) =>
      onFailed(
        (error instanceof ApiError ? error.reason : null) ??
          detailOr(error, say(deed === 'remove' ? 'data.removeFailed' : 'memory.changeFailed')),
      ),
  });
  return {
    underWay: change.isPending && 'kind' in change.variables ? change.variables.do : null,
    act: (deed: Simple) => change.mutate({ do: deed, kind: item.kind, id: item.id }),
  };
}
