import { activityEndpoints } from './activity.ts';
import { adminEndpoints } from './admin.ts';
import { allOf } from './all-of.ts';
import { assistantEndpoints } from './assistant.ts';
import { authEndpoints } from './auth.ts';
import { calendarEndpoints } from './calendar.ts';
import { providerEndpoints } from './calendars/index.ts';
import { channelEndpoints } from './channels/index.ts';
import { memoryEndpoints } from './memory.ts';
import { notificationEndpoints } from './notifications.ts';
import { operationsEndpoints } from './operations.ts';
import { todayEndpoints } from './today.ts';

/** Every JSON endpoint with its schemas. Redirects, webhooks and files have a route but no schemas. */
export const endpoints = {
  ...authEndpoints,
  ...assistantEndpoints,
  ...calendarEndpoints,
  ...allOf(providerEndpoints),
  ...allOf(channelEndpoints),
  ...memoryEndpoints,
  ...activityEndpoints,
  ...todayEndpoints,
  ...notificationEndpoints,
  ...adminEndpoints,
  ...operationsEndpoints,
};
export type Endpoints = typeof endpoints;
