import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { detailOr } from '../../lib/api-error.ts';
import { useInterval, useTimeout } from '../../lib/timers.ts';
import { readOauthMessage } from './oauth-message.ts';
import { openPopup } from './open-popup.ts';
import { slackStatus } from './queries.ts';
import { slackTiming } from './timing.ts';
import { say } from './words.ts';

export type SlackFlow =
  | { readonly phase: 'idle'; readonly error: string | null }
  | { readonly phase: 'setting-up' }
  | { readonly phase: 'waiting' }
  /** The browser did not allow the popup; a press of a button opens it then. */
  | { readonly phase: 'blocked'; readonly url: string };

/** Initiate, popup, then whichever comes first: its message, its closing, or the end of our patience. */
export function useSlackFlow(onConnected: () => void) {
  const client = useQueryClient();
  const [flow, setFlow] = useState<SlackFlow>({ phase: 'idle', error: null });
  const popup = useRef<Window | null>(null);
  const setup = useRef<AbortController | null>(null);
  const waiting = flow.phase === 'waiting';
  const stop = (error: string | null) => {
    popup.current = null;
    setFlow({ phase: 'idle', error });
  };

  async function connect(): Promise<void> {
    setFlow({ phase: 'setting-up' });
    const leaving = new AbortController();
    setup.current = leaving;
    try {
      const { oauth_url } = await call('slackInitiate', {}, { signal: leaving.signal });
      open(oauth_url);
    } catch (error) {
      if (!leaving.signal.aborted) stop(detailOr(error, say('slack.initiateFailed')));
    }
  }

  function open(url: string): void {
    popup.current = openPopup(url);
    setFlow(popup.current ? { phase: 'waiting' } : { phase: 'blocked', url });
  }

  async function succeed(): Promise<void> {
    popup.current = null; // it says so and closes itself
    await client.invalidateQueries({ queryKey: ['slackStatus'] });
    onConnected();
  }

  /** Closed by hand, or the message got lost on the way: the server knows. */
  async function checkAfterClose(): Promise<void> {
    popup.current = null;
    try {
      const status = await client.fetchQuery({ ...slackStatus(), staleTime: 0 });
      if (status.connected) return onConnected();
    } catch (error) {
      console.warn('The Slack status could not be loaded', error);
    }
    stop(say('slack.windowClosed'));
  }

  const receive = useEffectEvent((event: MessageEvent) => {
    const message = readOauthMessage(event, location.origin);
    if (message?.type === 'SLACK_OAUTH_SUCCESS') void succeed();
    if (message?.type === 'SLACK_OAUTH_ERROR') stop(message.error ?? say('slack.popupFailed'));
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  useInterval(
    () => {
      if (popup.current?.closed) void checkAfterClose();
    },
    waiting ? slackTiming.popupCheck : null,
  );
  useTimeout(
    () => {
      popup.current?.close();
      stop(say('slack.timedOut'));
    },
    waiting ? slackTiming.wait : null,
  );
  // Leaving the dialog abandons the popup too, and one that was only about to open.
  useEffect(
    () => () => {
      setup.current?.abort();
      popup.current?.close();
    },
    [],
  );

  return { flow, connect: () => void connect(), open };
}
