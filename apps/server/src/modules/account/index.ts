export { accountRoutes } from './account.routes.ts';
export { createEraseRemoved } from './memory/removals.ts';
