import { CalendarError } from '../../../modules/calendar/index.ts';

export interface Page {
  readonly nextPageToken?: string | null | undefined;
}

/** Far above any calendar; below any patience with a service that never comes to an end. */
const MOST_PAGES = 500;

/** All pages. A page may be short or empty while a token says that there are more: only the token ends the loop. */
export async function collectPages<P extends Page>(
  load: (pageToken: string | undefined) => Promise<P>,
): Promise<P[]> {
  const pages: P[] = [];
  let token: string | undefined;
  do {
    const page = await load(token);
    pages.push(page);
    const next = page.nextPageToken || undefined;
    if (next !== undefined && (next === token || pages.length >= MOST_PAGES))
      throw new CalendarError('unavailable', 'the service returns endless pages');
    token = next;
  } while (token !== undefined);
  return pages;
}
