import { apiQuery } from '../../lib/api-query.ts';
import { readLimit } from './read-limit.ts';

/** The filters as they stand in the address; '' is none. */
export interface ExceptionFilters {
  readonly limit: string;
  readonly user_email: string;
  /** Instants. */
  readonly start: string;
  readonly end: string;
}

const asQuery = ({ user_email, start, end }: ExceptionFilters) => ({
  user_email: user_email || undefined,
  start_date: start || undefined,
  end_date: end || undefined,
});

export const exceptionsQuery = (filters: ExceptionFilters) =>
  apiQuery('adminExceptions', { query: { limit: readLimit(filters.limit), ...asQuery(filters) } });

export const exceptionKindsQuery = (filters: ExceptionFilters) =>
  apiQuery('adminExceptionKinds', { query: asQuery(filters) });

export const exceptionQuery = (id: string) => apiQuery('adminException', { params: { exception_id: id } });
