import { say } from '../words/staff.ts';
import { ApiError, detailOr } from './api-error.ts';

/** The error catalogue of the admin calls (product-spec section 8). */
export function staffError(error: unknown, fallback: string, notFound?: string): string {
  if (error instanceof ApiError && error.status === 403) return say('staff.accessDeniedAdminPrivileges');
  if (error instanceof ApiError && error.status === 404 && notFound) return notFound;
  return detailOr(error, fallback);
}
