import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A status that cannot be loaded is logged and means 'not connected' (product-spec section 8). */
export function useLoggedFailure(query: UseQueryResult<unknown>, what: string): void {
  const { error } = query;
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded`, error);
  }, [error, what]);
}
