import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface ProfileTables {
  profile_learning: {
    user_id: string;
    generation: Generated<number>;
    stopped_at: Timestamp | null;
    next_at: Timestamp | null;
    tried_at: Timestamp | null;
    outcome: string | null;
  };
}
