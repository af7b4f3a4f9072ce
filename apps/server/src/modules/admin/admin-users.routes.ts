import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { route } from '../../platform/http/register.ts';
import type { StaffRule } from '../identity/index.ts';
import { listActiveUsers } from './admin-users.repository.ts';

export interface AdminDependencies {
  readonly db: Database;
  readonly isStaff: StaffRule;
}

export const adminUsersRoutes = (app: FastifyInstance, { db, isStaff }: AdminDependencies): void => {
  route(
    app,
    endpoints.adminNonAdmins,
  )(async () => {
    const users = (await listActiveUsers(db)).filter((user) => !isStaff(user));
    return { users, total: users.length };
  });
};
