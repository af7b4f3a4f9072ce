import { ApiError, detailOr } from '../../lib/api-error.ts';
import { say } from '../../words/settings.ts';
import { type Simple, useChange } from './queries.ts';

export type { Kind, Simple as Deed } from './queries.ts';

/** One press on one row. */
export function useDeed(
  thing: { readonly kind: 'preference' | 'reminder'; readonly id: string },
  onFailed: (text: string) => void,
) {
  const change = useChange();
  return {
    underWay: change.isPending && 'kind' in change.variables ? change.variables.do : null,
    act: (deed: Simple) =>
      change.mutate(
        { do: deed, ...thing },
        {
          onError: (error) =>
            onFailed(
              (error instanceof ApiError ? error.reason : null) ??
                detailOr(error, say(deed === 'remove' ? 'data.removeFailed' : 'memory.changeFailed')),
            ),
        },
      ),
  };
}
