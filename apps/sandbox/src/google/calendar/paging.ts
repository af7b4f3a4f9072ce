import { z } from 'zod';
import type { Values } from '../../platform/values.ts';
import { type PageToken, writePageToken } from './tokens.ts';

export const pagingSchema = z.strictObject({
  /** Pages never hold more than this, whatever maxResults says: short pages are Google's right. */
  page_size: z.int().min(1).max(2500).default(60),
  /** Begin every listing with an empty page that has a next token; Google does that too. */
  empty_first_page: z.boolean().default(false),
});
export type Paging = z.output<typeof pagingSchema>;

export const PAGING_VALUE = 'google.paging';

export const readPaging = async (values: Values): Promise<Paging> =>
  (await values.get<Paging>(PAGING_VALUE)) ?? pagingSchema.parse({});

export interface Keyed {
  readonly key: number;
  readonly id: string;
}

const compare = (a: Keyed, b: Keyed): number => a.key - b.key || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** One page after the place where the last one ended; inserts in between shift nothing. */
export const pageOf = <T extends Keyed>(
  all: readonly T[],
  maxResults: number,
  after: PageToken | undefined,
  paging: Paging,
  origin: Pick<PageToken, 'change' | 'fingerprint'>,
): { items: T[]; nextPageToken: string | undefined } => {
  const rest = all.filter((item) => after === undefined || compare(item, after) > 0).sort(compare);
  if (after === undefined && paging.empty_first_page && rest.length > 0) {
    return { items: [], nextPageToken: writePageToken({ key: Number.MIN_SAFE_INTEGER, id: '', ...origin }) };
  }
  const items = rest.slice(0, Math.min(maxResults, paging.page_size));
  const last = items.at(-1);
  const more = rest.length > items.length && last !== undefined;
  return {
    items,
    nextPageToken: more ? writePageToken({ key: last.key, id: last.id, ...origin }) : undefined,
  };
};
