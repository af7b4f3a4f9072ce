/** What people ask about the product itself. */
export const PRODUCT_TOPICS = [
  'privacy',
  'deletion',
  'who_can_read',
  'approval',
  'models',
  'abilities',
] as const;
export type ProductTopic = (typeof PRODUCT_TOPICS)[number];
