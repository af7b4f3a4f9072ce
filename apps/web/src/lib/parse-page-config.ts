import type { PageConfig } from '@catch/contract/page-config';

const fallback: PageConfig = { brand: 'Catch', staffDomain: '' };

/** What the server wrote into the page; without it the product still opens, and nobody is taken for staff. */
export function parsePageConfig(content: string | null | undefined): PageConfig {
  if (!content?.startsWith('{')) return fallback;
  try {
    return { ...fallback, ...(JSON.parse(content) as Partial<PageConfig>) };
  } catch {
    return fallback;
  }
}
