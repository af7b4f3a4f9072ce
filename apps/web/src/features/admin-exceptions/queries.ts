import { apiQuery } from '../../lib/api-query.ts';
import { readLimit } from './read-limit.ts';

/** The filters as they stand in the address; '' is none. */
export interface ExceptionFilters {
  readonly limit: string;
  /** Instants. */
  readonly start: string;
  readonly end: string;
}

export const exceptionsQuery = ({ limit, start, end }: ExceptionFilters) =>
  apiQuery('adminExceptions', {
    query: { limit: readLimit(limit), start_date: start || undefined, end_date: end || undefined },
  });
