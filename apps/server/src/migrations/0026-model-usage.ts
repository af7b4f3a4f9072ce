import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What models were asked in a turn, and what it cost. */
export const modelUsage: Migration = {
  async up(db) {
    await sql`
      create table model_usage (
        turn_id uuid not null,
        -- As the setting names it.
        model text not null,
        -- Money that was spent stays spent when somebody leaves.
        user_id uuid references users (id) on delete set null,
        at timestamptz not null,
        calls integer not null,
        failures integer not null,
        input_tokens bigint not null,
        cached_tokens bigint not null,
        output_tokens bigint not null,
        milliseconds bigint not null,
        -- In millionths of whatever the prices are in.
        cost bigint not null,
        primary key (turn_id, model)
      );
      create index model_usage_by_time on model_usage (at desc) include (cost);
      create index model_usage_by_user on model_usage (user_id, at desc) include (cost);
    `.execute(db);
  },
};
