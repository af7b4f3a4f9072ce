// Imported first by the entry script and importing nothing: these are the first statements that run in the page.
// The access token arrives in the address (product-spec section 2, 'Auth callback') and must not stay in the
// address bar or the history (decisions.md, 'Session').
const isCallback = location.pathname === '/callback';
const parameters = new URLSearchParams(isCallback ? location.search : '');
if (isCallback && location.search !== '') history.replaceState(history.state, '', location.pathname);

/** What the sign-in brought back, taken out of the address before anything else ran. */
export const callbackParameters = {
  accessToken: parameters.get('access_token'),
  error: parameters.get('error'),
} as const;
