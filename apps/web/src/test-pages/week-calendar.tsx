// The week calendar alone on a page, for the browser tests (e2e/ui/week-calendar-page.ts). The product's build does
// not know this file; in the product the chat page places the panel.
import '../app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshWeekCalendar } from '../features/week-calendar/queries.ts';
import { WeekCalendarPanel } from '../features/week-calendar/week-calendar-panel.tsx';
import { queryClient } from '../lib/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

/** Whose calendar it is stands behind the '#', so that a test goes on to somebody else's without a new page. */
const watchAddress = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

function Panel() {
  const userId = useSyncExternalStore(watchAddress, () => location.hash.slice(1));
  return <WeekCalendarPanel userId={userId || undefined} />;
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <main className="mx-auto max-w-[88rem] p-4 sm:p-6">
        <h1 className="mb-4 font-semibold text-xl">Week calendar</h1>
        <Panel />
        <button type="button" className="mt-4 text-sm" onClick={() => void refreshWeekCalendar(queryClient)}>
          Refresh from outside
        </button>
      </main>
    </QueryClientProvider>
  </StrictMode>,
);
