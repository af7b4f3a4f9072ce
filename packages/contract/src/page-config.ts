/**
 * What the browser learns from the page it was served (decisions.md, 'Names and words'): one build serves every
 * deployment. The server writes it into a meta element; no inline script is needed.
 */
export interface PageConfig {
  readonly brand: string;
  /** The company's domain, lower case, without '@'; empty when nobody is staff. */
  readonly staffDomain: string;
}

export const PAGE_CONFIG_META = 'catch-config';
