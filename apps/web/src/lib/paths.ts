/** Every page's address (product-spec section 2). */
export const paths = {
  home: '/',
  login: '/login',
  callback: '/callback',
  settings: '/integrations',
  slackCallback: '/integrations/slack/callback',
  chat: '/chat',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
} as const;
