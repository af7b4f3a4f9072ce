/** Every page's address (product-spec section 2); channels add their own (`channels/<name>/pages.tsx`). */
export const paths = {
  home: '/',
  login: '/login',
  callback: '/callback',
  settings: '/integrations',
  chat: '/chat',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
} as const;
