import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Person } from './people.ts';
import { peopleQuery } from './queries.ts';

const PARAMETER = 'user';

/** Whom one chats as stands in the address, so that a reload and a shared link keep it. */
export function useActingAs() {
  const [search, setSearch] = useSearchParams();
  const people = useQuery(peopleQuery());
  const addressed = search.get(PARAMETER) ?? '';
  // The router draws a new address when it finds the time. A choice cannot wait for that: what is written meanwhile
  // would be said as the one who was shown before.
  const [chosen, setChosen] = useState({ addressed, userId: addressed });
  if (chosen.addressed !== addressed) setChosen({ addressed, userId: addressed });
  const { userId } = chosen;
  const person: Person | null = people.data?.users.find(({ id }) => String(id) === userId) ?? null;

  const actAs = (id: string) => {
    setChosen({ addressed, userId: id });
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set(PARAMETER, id);
        else next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { people, userId, person, actAs };
}
