import { providers } from './calendars/index.ts';
import type { CalendarProvider, ProviderServices, StartProvider } from './modules/calendar/index.ts';
import { httpClient } from './platform/http-client.ts';
import type { Settings } from './platform/settings/index.ts';

/** Starts the calendar provider that a deployment's settings choose. */
export async function composeCalendar(
  settings: Settings,
  services: Omit<ProviderServices, 'http'>,
): Promise<CalendarProvider> {
  const chosen = providers.find(({ isChosen }) => isChosen(settings));
  if (!chosen) throw new Error('the settings choose no calendar provider');
  const { start } = (await import(chosen.runs.href)) as { readonly start: StartProvider };
  return start(settings, { ...services, http: httpClient });
}
