import { Readable } from 'node:stream';
import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { AdapterData } from '../../platform/db/adapter-data.ts';
import { route } from '../../platform/http/register.ts';
import { listStaffAccess } from '../identity/index.ts';
import { type DeleteAccountDependencies, deleteAccount } from './delete-account.ts';
import { exportAccount } from './export/export-account.ts';
import { sectionsWith } from './export/sections.ts';
import type { MemoryDependencies } from './memory/dependencies.ts';
import { memoryRoutes } from './memory.routes.ts';
import { notificationRoutes } from './notifications.routes.ts';

const MOST_SHOWN = 500;

export interface AccountDependencies extends DeleteAccountDependencies, MemoryDependencies {
  /** What adapters store about people in tables of their own. */
  readonly exported: AdapterData['exported'];
}

export const accountRoutes = (dependencies: AccountDependencies) => (app: FastifyInstance) => {
  const { db, clock, logger } = dependencies;
  const sections = sectionsWith(dependencies.exported);
  memoryRoutes(app, dependencies);
  notificationRoutes(app, dependencies);

  route(
    app,
    endpoints.myExport,
  )(async ({ caller, reply }) => {
    const now = clock.now();
    const document = Readable.from(exportAccount(db, sections, caller.userId, now));
    document.on('error', (error) => logger.error({ err: error }, 'an export was cut off'));
    // A stream passes by the response's schema: it is sent as it comes.
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`)
      .send(document) as unknown as Record<string, unknown>;
  });

  route(
    app,
    endpoints.myStaffAccess,
  )(async ({ caller }) => {
    const { rows, total } = await listStaffAccess(db, caller.userId, MOST_SHOWN);
    const entries = rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() }));
    return { entries, total };
  });

  route(
    app,
    endpoints.deleteMe,
  )(async ({ caller }) => {
    await deleteAccount(dependencies, caller);
    return { message: 'Your account and everything stored about you have been deleted.' };
  });
};
