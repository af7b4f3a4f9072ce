import { useQuery } from '@tanstack/react-query';
import { pageConfig } from '../../lib/page-config.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { myAssistantQuery } from './queries.ts';

/** Who answers: a name, and a face if it is known. */
export interface Assistant {
  readonly name: string;
  readonly picture: string | null;
}

const anonymous: Assistant = { name: pageConfig.brand, picture: null };

/**
 * One's own chosen character. Which one somebody else chose is only in their details, and opening those is recorded
 * and shown to them as such; while impersonating, the product's mark stands in.
 */
export function useAssistant(impersonating: boolean): Assistant {
  const query = useQuery(myAssistantQuery());
  useLoggedFailure(query, 'The chosen assistant');
  if (impersonating || !query.data) return anonymous;
  return { name: query.data.name, picture: query.data.picture_url };
}
