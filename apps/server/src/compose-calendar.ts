import { providers } from './calendars/index.ts';
import type { CalendarProvider, ProviderServices, StartProvider } from './modules/calendar/index.ts';
import { httpClient } from './platform/http-client.ts';
import type { Settings } from './platform/settings/index.ts';

interface Calendars {
  /** The one that the deployment's settings choose. */
  readonly calendar: CalendarProvider;
  /** All of them: their endpoints are in the contract of every deployment. */
  readonly providers: readonly CalendarProvider[];
}

/** Starts the calendar providers; people's calendars are with one of them. */
export async function composeCalendar(
  settings: Settings,
  services: Omit<ProviderServices, 'http'>,
): Promise<Calendars> {
  const started = providers.map(async ({ runs, isChosen }) => {
    const { start } = (await import(runs.href)) as { readonly start: StartProvider };
    return { provider: start(settings, { ...services, http: httpClient }), isChosen: isChosen(settings) };
  });
  const running = await Promise.all(started);
  const chosen = running.find(({ isChosen }) => isChosen);
  if (!chosen) throw new Error('the settings choose no calendar provider');
  return { calendar: chosen.provider, providers: running.map(({ provider }) => provider) };
}
