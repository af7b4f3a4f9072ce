import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Opened, readOpened, withOpened } from './opened.ts';

/** Set on an entry of the history that was made by opening something: closing it is going back. */
interface State {
  readonly openedHere?: boolean;
}

/** What stands in front of the page, by its address: it can be shared, reloaded, and left with Back. */
export function useOpened() {
  const navigate = useNavigate();
  const location = useLocation();
  const opened = readOpened(new URLSearchParams(location.search));
  const isOpenedHere = (location.state as State | null)?.openedHere === true;

  // From the address itself, so that tables need not be drawn again only because it changed.
  const open = useCallback(
    (next: Opened) => {
      const search = new URLSearchParams(window.location.search);
      const isAlready = readOpened(search) !== null;
      const state: State = isAlready
        ? ((window.history.state as { usr?: State } | null)?.usr ?? {})
        : { openedHere: true };
      void navigate(
        { search: `?${withOpened(search, next)}` },
        { replace: isAlready, state, preventScrollReset: true },
      );
    },
    [navigate],
  );
  const close = () => {
    if (isOpenedHere) void navigate(-1);
    else
      void navigate(
        { search: withOpened(new URLSearchParams(location.search), null).toString() },
        { replace: true, preventScrollReset: true },
      );
  };
  return { opened, open, close };
}
