import type { Access } from '@catch/contract/endpoint';

export type Role = 'nobody' | 'ordinary' | 'staff';

/** One request, and what must be true of its answer besides 'no 5xx, no hang'. */
export interface Question {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
  /** Nobody may get a 2xx with less than this; 'never' means that no 2xx is right at all. */
  readonly needs: Access | 'never';
  readonly role: Role;
}
