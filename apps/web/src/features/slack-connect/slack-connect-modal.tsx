import { BellRing, CheckCheck, MessageSquareText, Mic } from 'lucide-react';
import slackLogo from '../../assets/slack.svg';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSlackFlow } from './use-slack-flow.ts';

const benefits = [
  { icon: MessageSquareText, text: 'Direct messages from the assistant' },
  { icon: BellRing, text: 'Calendar notifications in Slack' },
  { icon: Mic, text: 'Voice message transcription' },
  { icon: CheckCheck, text: 'Interactive approval buttons' },
];

interface Props {
  readonly onClose: () => void;
  readonly onConnected: () => void;
}

export function SlackConnectModal({ onClose, onConnected }: Props) {
  const { flow, connect, open } = useSlackFlow(onConnected);
  return (
    <Modal
      title="Connect Slack Workspace"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {flow.phase === 'idle' && (
            <Button icon={<img src={slackLogo} alt="" className="size-4" />} onClick={connect}>
              Connect to Slack
            </Button>
          )}
          {flow.phase === 'blocked' && <Button onClick={() => open(flow.url)}>Open the Slack window</Button>}
        </>
      }
    >
      {flow.phase === 'idle' && (
        <>
          {flow.error && (
            <Banner tone="danger" className="mb-5">
              {flow.error}
            </Banner>
          )}
          <p className="text-ink-soft">Set it up once, and everything is one message away:</p>
          <ul className="mt-4 grid gap-3">
            {benefits.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-soft-ink">
                  <Icon className="size-4.5" aria-hidden="true" />
                </span>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {flow.phase === 'setting-up' && <Progress title="Setting up Slack connection..." />}
      {flow.phase === 'waiting' && (
        <Progress title="Waiting for authorization...">
          Please complete the authorization in the popup window
        </Progress>
      )}
      {flow.phase === 'blocked' && (
        <Banner tone="warning">
          Your browser blocked the popup window. Open it with the button below, or allow popups for this page.
        </Banner>
      )}
    </Modal>
  );
}

function Progress({ title, children }: { title: string; children?: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-2 py-8 text-center">
      <Spinner className="size-8 text-accent" />
      <p className="mt-2 font-medium">{title}</p>
      {children && <p className="text-ink-soft text-sm">{children}</p>}
    </div>
  );
}
