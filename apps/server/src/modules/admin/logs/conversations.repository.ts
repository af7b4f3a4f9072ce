import type { Database } from '../../../platform/db/database.ts';
import type { Page, Total } from '../page.ts';
import { inSnapshot } from '../snapshot.ts';
import { rollUpState } from '../statistics/counted-messages.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { listSince } from './conversations-since.ts';
import { createListWithin } from './conversations-within.ts';
import type { MessageFilter } from './message-filter.ts';

export type ListConversations = (
  filter: MessageFilter,
  page: Page,
) => Promise<{ rows: ConversationRow[] } & Total>;

/** Users and channels with a message that the filter lets through, the most recent first; counts are of those. */
export function createListConversations(db: Database): ListConversations {
  const listWithin = createListWithin();
  return (filter, page) =>
    inSnapshot(db, async (snapshot) => {
      const state = await rollUpState(snapshot);
      return (filter.range.to ? listWithin : listSince)(snapshot, filter, page, state);
    });
}
