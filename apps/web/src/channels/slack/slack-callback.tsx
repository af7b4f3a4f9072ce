import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTimeout } from '../../lib/timers.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusCard } from '../../ui/status-card.tsx';
import { say } from '../../words/frame.ts';
import { exchangeCode, refusalOf, type SlackOutcome } from './finish-slack.ts';
import type { SlackOauthMessage } from './oauth-message.ts';
import { slackTiming } from './timing.ts';

let exchange: Promise<SlackOutcome> | null = null;

/** The code is good for one exchange, however often React mounts the page. */
const exchangeOnce = (code: string, state: string): Promise<SlackOutcome> => {
  exchange ??= exchangeCode(code, state);
  return exchange;
};

const opener = (): Window | null =>
  window.opener && window.opener !== window ? (window.opener as Window) : null;

const notifyOpener = (message: SlackOauthMessage): void => opener()?.postMessage(message, location.origin);

export function SlackCallback() {
  const [parameters] = useSearchParams();
  const [outcome, setOutcome] = useState<SlackOutcome | null>(() => refusalOf(parameters));
  const leave = useLeave();

  const start = useEffectEvent(async () => {
    if (outcome) return;
    setOutcome(await exchangeOnce(parameters.get('code') ?? '', parameters.get('state') ?? ''));
  });
  useEffect(() => void start(), []);

  useEffect(() => {
    if (outcome?.succeeded === true) notifyOpener({ type: 'SLACK_OAUTH_SUCCESS' });
    if (outcome?.succeeded === false) notifyOpener({ type: 'SLACK_OAUTH_ERROR', error: outcome.error });
  }, [outcome]);
  useTimeout(leave, outcome ? delayOf(outcome) : null);

  return (
    <>
      <PageTitle>{say('slack.connecting')}</PageTitle>
      <Outcome outcome={outcome} />
    </>
  );
}

/** Product-spec section 4, 'Slack callback page'. */
function delayOf(outcome: SlackOutcome): number {
  if (!opener()) return outcome.succeeded ? 0 : slackTiming.leaveAfterError;
  return outcome.succeeded ? slackTiming.closeAfterSuccess : outcome.closeAfter;
}

function useLeave(): () => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return () => {
    if (opener()) {
      window.close();
      return;
    }
    void client.invalidateQueries({ queryKey: ['slackStatus'] });
    void navigate(paths.settings, { replace: true });
  };
}

function Outcome({ outcome }: { outcome: SlackOutcome | null }) {
  if (!outcome) {
    return (
      <StatusCard live icon={<Spinner className="size-8 text-accent" />} title={say('slack.connecting')}>
        {say('slack.finishing')}
      </StatusCard>
    );
  }
  const next = opener() ? say('slack.closing') : say('slack.returning');
  if (outcome.succeeded) {
    return (
      <StatusCard
        live
        icon={<CircleCheck className="size-10 text-success" strokeWidth={1.5} aria-hidden="true" />}
        title={say('slack.done')}
      >
        {next}
      </StatusCard>
    );
  }
  return (
    <StatusCard
      live
      icon={<CircleX className="size-10 text-danger" strokeWidth={1.5} aria-hidden="true" />}
      title={say('slack.failedTitle')}
    >
      <p className="font-medium text-ink">{outcome.error}</p>
      <p className="mt-1 text-sm">{next}</p>
    </StatusCard>
  );
}
