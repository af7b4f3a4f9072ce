import { PAGE_CONFIG_META } from '@catch/contract/page-config';
import { parsePageConfig } from './parse-page-config.ts';

export const pageConfig = parsePageConfig(
  document.querySelector(`meta[name="${PAGE_CONFIG_META}"]`)?.getAttribute('content'),
);
