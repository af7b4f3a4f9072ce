import { BellRing, CheckCheck, MessageSquareText, Mic } from 'lucide-react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import slackLogo from './slack.svg';
import { useSlackFlow } from './use-slack-flow.ts';
import { say } from './words.ts';

const benefits = [
  { icon: MessageSquareText, text: 'slack.benefitMessages' },
  { icon: BellRing, text: 'slack.benefitCalendar' },
  { icon: Mic, text: 'slack.benefitVoice' },
  { icon: CheckCheck, text: 'slack.benefitApprovals' },
] as const;

interface Props {
  readonly onClose: () => void;
  readonly onConnected: () => void;
}

export function SlackConnectModal({ onClose, onConnected }: Props) {
  const { flow, connect, open } = useSlackFlow(onConnected);
  return (
    <Modal
      title={say('slack.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          {flow.phase === 'idle' && (
            <Button icon={<img src={slackLogo} alt="" className="size-4" />} onClick={connect}>
              {say('slack.connect')}
            </Button>
          )}
          {flow.phase === 'blocked' && (
            <Button onClick={() => open(flow.url)}>{say('slack.openWindow')}</Button>
          )}
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
          <p className="text-ink-soft">{say('slack.intro')}</p>
          <ul className="mt-4 grid gap-3">
            {benefits.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-soft-ink">
                  <Icon className="size-4.5" aria-hidden="true" />
                </span>
                {say(text)}
              </li>
            ))}
          </ul>
        </>
      )}
      {flow.phase === 'setting-up' && <Progress title={say('slack.settingUp')} />}
      {flow.phase === 'waiting' && <Progress title={say('slack.waiting')}>{say('slack.inPopup')}</Progress>}
      {flow.phase === 'blocked' && <Banner tone="warning">{say('slack.blocked')}</Banner>}
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
