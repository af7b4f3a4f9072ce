import '../lib/callback-parameters.ts'; // must stay first: takes the access token out of the address bar
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../lib/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadPage } from './pages.ts';
import { Router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

// A page whose code comes quickly is drawn at once, without its skeleton flashing by. (Not awaited: the page's
// code itself waits for this file to be done.)
const PATIENCE = 150;
const patience = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE);
});
void Promise.race([preloadPage(location.pathname), patience]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {/* A new address is drawn at once. Left to when there is time, a tab or a person just chosen would for that
              long not be the one that the next click or the next words are meant for. */}
          <BrowserRouter useTransitions={false}>
            <Router />
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  ),
);
