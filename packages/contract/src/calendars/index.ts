import { googleCalendarRoutes } from './google/routes.ts';

/** What calendar providers add to the API: add a folder and its lines here. Without schemas, for the browser. */
export const providerRoutes = [googleCalendarRoutes] as const;

/** Such as for connecting an account. Google needs none: people connect it by signing in. */
export const providerEndpoints = [] as const;
