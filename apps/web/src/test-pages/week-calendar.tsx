// The week calendar alone on a page, for the browser tests (e2e/ui/week-calendar-page.ts). The product's build does
// not know this file; in the product the chat page places the panel.
import '../app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshWeekCalendar } from '../features/week-calendar/queries.ts';
import { WeekCalendarPanel } from '../features/week-calendar/week-calendar-panel.tsx';
import { queryClient } from '../lib/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const userId = new URLSearchParams(location.search).get('user') ?? undefined;

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <main className="mx-auto max-w-[88rem] p-4 sm:p-6">
        <h1 className="mb-4 font-semibold text-xl">Week calendar</h1>
        <WeekCalendarPanel userId={userId} />
        <button type="button" className="mt-4 text-sm" onClick={() => void refreshWeekCalendar(queryClient)}>
          Refresh from outside
        </button>
      </main>
    </QueryClientProvider>
  </StrictMode>,
);
