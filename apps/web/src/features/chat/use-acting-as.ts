import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Person } from './people.ts';
import { peopleQuery } from './queries.ts';

const PARAMETER = 'user';

/** Whom one chats as stands in the address, so that a reload and a shared link keep it. */
export function useActingAs() {
  const [search, setSearch] = useSearchParams();
  const people = useQuery(peopleQuery());
  const userId = search.get(PARAMETER) ?? '';
  const person: Person | null = people.data?.users.find(({ id }) => String(id) === userId) ?? null;

  const actAs = (id: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set(PARAMETER, id);
        else next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { people, userId, person, actAs };
}
