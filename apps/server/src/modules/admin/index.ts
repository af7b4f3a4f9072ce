import type { FastifyInstance } from 'fastify';
import { type AdminDependencies, adminUsersRoutes } from './admin-users.routes.ts';

export const adminRoutes = (dependencies: AdminDependencies) => (app: FastifyInstance) => {
  adminUsersRoutes(app, dependencies);
};
