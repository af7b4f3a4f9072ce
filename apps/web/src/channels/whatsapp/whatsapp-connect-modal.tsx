import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { detailOr } from '../../lib/api-error.ts';
import { useNow } from '../../lib/timers.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Conversation } from '../channel.ts';
import { CodeExpired, CodeFailed, CodeLoading } from './code-outcomes.tsx';
import { CodeSteps } from './code-steps.tsx';
import { verificationCode, whatsappStatus } from './queries.ts';
import { say } from './words.ts';

/** Section 9 of the specification. */
const POLL_MS = 5_000;

interface Props {
  readonly onClose: () => void;
  readonly onConnected: (conversation: Conversation | undefined) => void;
}

/** By the link that opened the conversation. */
const conversationBy = (link: string): Conversation => ({
  linkTo: (message) => {
    const url = new URL(link);
    url.searchParams.set('text', message);
    return url.href;
  },
  says: say('whatsapp.open'),
});

export function WhatsappConnectModal({ onClose, onConnected }: Props) {
  const code = useQuery(verificationCode(useId()));
  const current = code.isFetching || code.isError ? undefined : code.data;
  const now = useNow(current !== undefined);
  const remaining = current ? current.deadline - now : 0;
  const valid = current !== undefined && remaining > 0;

  // The person is in WhatsApp now, so this page is often in the background: polling goes on there.
  const status = useQuery({
    ...whatsappStatus(),
    refetchInterval: valid ? POLL_MS : false,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const connected = status.data?.connected ?? false;
  const finish = useEffectEvent(() => onConnected(current && conversationBy(current.whatsapp_link)));
  useEffect(() => {
    if (connected) finish();
  }, [connected]);

  return (
    <Modal
      title={say('whatsapp.connect')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {say('ui.cancel')}
        </Button>
      }
    >
      {code.isFetching ? (
        <CodeLoading />
      ) : code.isError ? (
        <CodeFailed
          message={detailOr(code.error, say('whatsapp.codeFailed'))}
          onRetry={() => void code.refetch()}
        />
      ) : !valid || !current ? (
        <CodeExpired onRegenerate={() => void code.refetch()} />
      ) : (
        <CodeSteps code={current.verification_code} link={current.whatsapp_link} remaining={remaining} />
      )}
    </Modal>
  );
}
