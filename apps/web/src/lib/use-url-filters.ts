import { useSearchParams } from 'react-router';

type Values<D> = { readonly [K in keyof D]: string };
type Changes<D> = { readonly [K in keyof D | 'page']?: string };

const read = <D extends Readonly<Record<string, string>>>(defaults: D, search: URLSearchParams): Values<D> =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as Values<D>;

/**
 * Filters live in the address, so that a view can be shared and reloaded. What equals its default is left out; a
 * changed filter starts again at the first page.
 */
export function useUrlFilters<const D extends Readonly<Record<string, string>>>(defaults: D) {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Changes<D> | ((current: Values<D>) => Changes<D>)) => {
    // From the address itself, not from what was last drawn: two changes may come between two drawings.
    const next = new URLSearchParams(location.search);
    const made = typeof changes === 'function' ? changes(read(defaults, next)) : changes;
    next.delete('page');
    for (const [name, value] of Object.entries(made)) {
      if (value === '' || value === undefined || value === defaults[name]) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    values: read(defaults, search),
    page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
    change,
    setPage: (next: number) => change({ page: next <= 1 ? '' : String(next) } as Changes<D>),
  };
}
