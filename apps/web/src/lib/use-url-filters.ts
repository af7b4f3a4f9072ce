import { startTransition } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Filters live in the address, so that a view can be shared and reloaded. What equals its default is left out; a
 * changed filter starts again at the first page.
 */
export function useUrlFilters<const D extends Readonly<Record<string, string>>>(defaults: D) {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as { readonly [K in keyof D]: string };
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);

  const change = (changes: { readonly [K in keyof D | 'page']?: string }) =>
    startTransition(() =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === '' || value === undefined || value === defaults[name]) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
  return {
    values,
    page,
    change,
    setPage: (next: number) =>
      change({ page: next <= 1 ? '' : String(next) } as Parameters<typeof change>[0]),
  };
}
