/** As much as a request may ask for, and as much as an export holds (totals are exact up to there). */
const EXPORT_PAGE = 1_000;
const EXPORT_LIMIT = 10_000;

/** Fetches page after page until there is no more. */
export async function collectPages<Row>(
  fetchPage: (page: { limit: number; offset: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < EXPORT_LIMIT; offset += EXPORT_PAGE) {
    const page = await fetchPage({ limit: EXPORT_PAGE, offset });
    rows.push(...page);
    if (page.length < EXPORT_PAGE) break;
  }
  return rows;
}
