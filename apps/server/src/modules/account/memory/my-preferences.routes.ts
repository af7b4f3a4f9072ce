import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { isUserId } from '../../identity/index.ts';
import {
  addPreference,
  changeOwnPreference,
  erasePreference,
  presentPreference,
  removedPreferences,
} from '../../preferences/index.ts';
import type { MemoryDependencies } from './dependencies.ts';
import { removeItem, restoreItem } from './removals.ts';

const notFound = () => new AppError('not-found', { says: 'problem.preference' });

/** Written by their owner, who pressed Save: nothing is asked once more. */
export function myPreferenceRoutes(app: FastifyInstance, { db, clock }: MemoryDependencies): void {
  route(
    app,
    endpoints.addMyPreference,
  )(async ({ caller, body }) => {
    const row = await addPreference(db, { ...body, userId: caller.userId, at: clock.now() });
    if (!row) throw new AppError('conflict', { says: 'problem.idTaken' });
    return presentPreference(row);
  });

  route(
    app,
    endpoints.changeMyPreference,
  )(async ({ caller, params, body }) => {
    const id = params.preference_id;
    const edit = { text: body.text, isActive: body.is_active };
    const row = isUserId(id)
      ? await changeOwnPreference(db, caller.userId, id, edit, clock.now())
      : undefined;
    if (!row) throw notFound();
    if (row === 'elsewhere') throw new AppError('conflict', { says: 'problem.choiceElsewhere' });
    return presentPreference(row);
  });

  const thing = (userId: string, itemId: string) => ({ userId, of: removedPreferences, itemId });

  route(
    app,
    endpoints.forgetMyPreference,
  )(async ({ caller, params, query }) => {
    const id = params.preference_id;
    await removeItem(
      db,
      thing(caller.userId, id),
      query.undoable === 'true',
      () => erasePreference(db, caller.userId, id),
      clock.now(),
    );
    return { message: 'Preference forgotten.' };
  });

  route(
    app,
    endpoints.restoreMyPreference,
  )(async ({ caller, params }) => {
    await restoreItem(db, thing(caller.userId, params.preference_id), clock.now());
    return { message: 'Preference put back.' };
  });
}
