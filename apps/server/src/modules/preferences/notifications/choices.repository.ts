import type { Database, Queryable } from '../../../platform/db/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { type Choice, type Choices, type ChoiceTopic, choicesFrom } from './choices.ts';

/** A person's choices as they stand: of each topic the newest that was not taken away. */
export async function loadChoices(db: Queryable, userId: string): Promise<Choices> {
  const rows = await db
    .selectFrom('notification_choices as c')
    .innerJoin('preferences as p', 'p.id', 'c.preference_id')
    .select(['c.topic', 'c.choice'])
    .where('c.user_id', '=', userId)
    .where('p.is_active', '=', true)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
  return choicesFrom(rows);
}

export interface NewChoice<T extends ChoiceTopic = ChoiceTopic> {
  /** Made by the caller, so that a repeat finds its own. */
  readonly id: string;
  readonly userId: string;
  readonly topic: T;
  readonly choice: Choice<T>;
  readonly text: string;
  /** The person's own words. */
  readonly quote: string;
  readonly at: Date;
}

/** The new choice is remembered as a preference; the earlier one on the topic ends. Answers what ended. */
export const storeChoice = (db: Database, choice: NewChoice): Promise<string[]> =>
  db.transaction().execute(async (transaction) => {
    // Two choices at the same moment come one after the other.
    await lockPerson(transaction, choice.userId);
    const ended = await transaction
      .updateTable('preferences')
      .set({ is_active: false, updated_at: choice.at })
      .where('user_id', '=', choice.userId)
      .where('is_active', '=', true)
      .where('id', '<>', choice.id)
      .where('id', 'in', (select) =>
        select
          .selectFrom('notification_choices')
          .select('preference_id')
          .where('user_id', '=', choice.userId)
          .where('topic', '=', choice.topic),
      )
      .returning('id')
      .execute();
    await transaction
      .insertInto('preferences')
      .values({
        id: choice.id,
        user_id: choice.userId,
        category: 'notifications',
        preference_text: choice.text,
        source_quote: choice.quote,
        rules: '[]',
        created_at: choice.at,
        updated_at: choice.at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await transaction
      .insertInto('notification_choices')
      .values({
        preference_id: choice.id,
        user_id: choice.userId,
        topic: choice.topic,
        choice: JSON.stringify(choice.choice),
      })
      .onConflict((conflict) => conflict.column('preference_id').doNothing())
      .execute();
    return ended.map(({ id }) => id);
  });
