import '../lib/callback-parameters.ts'; // must stay first: takes the access token out of the address bar
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../lib/query-client.ts';
import { storedUser } from '../lib/session-storage.ts';
import { rememberedLanguage, setLanguage } from '../words/language.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadPage } from './pages.ts';
import { Router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// A page whose code comes quickly is drawn at once, without its skeleton flashing by. (Not awaited: the page's
// code itself waits for this file to be done.)
const LOADING_DELAY = 150;
/** Nobody is shown English first and their own language then, unless it really does not come. */
const CATALOGUE_TIMEOUT = 3_000;
const chosen = storedUser()?.language ?? rememberedLanguage();
const words = chosen ? setLanguage(chosen).catch(() => undefined) : undefined;
void Promise.all([
  Promise.race([preloadPage(location.pathname), after(LOADING_DELAY)]),
  words && Promise.race([words, after(CATALOGUE_TIMEOUT)]),
]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {/* A new address is drawn at once. Left for idle time, a tab or a person just chosen would not yet be the one that gets the next click or the next words. */}
          <BrowserRouter useTransitions={false}>
            <Router />
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  ),
);
