import { labelOf } from '@catch/contract/channel-labels';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChannelName } from '../../channels/channel.ts';
import { channelNames } from '../../channels/in-order.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { connectableChannels } from '../../words/names.ts';
import { say } from '../../words/settings.ts';
import type { Progress } from './use-progress.ts';

export interface ChecklistActions {
  readonly onReconnect: () => void;
  readonly onChooseAssistant: () => void;
  readonly onConnect: (channel: ChannelName) => void;
  readonly onTalk: () => void;
  readonly onHide: () => void;
}

export function Checklist({ progress, ...actions }: ChecklistActions & { progress: Progress }) {
  const steps = Object.values(progress);
  const done = steps.filter(Boolean).length;
  const isDone = done === steps.length;
  return (
    <Card
      title={say('first.title')}
      description={
        <span role="status">
          {isDone ? say('first.done') : say('first.progress', { done, all: steps.length })}
        </span>
      }
      aside={
        <Button variant="ghost" size="sm" className="-mr-3" onClick={actions.onHide}>
          {say('first.hide')}
        </Button>
      }
    >
      <ol className="mt-4 grid grid-cols-1 gap-x-8 md:grid-cols-2">
        <Step name={say('first.calendar')} isDone={progress.calendar}>
          <Action label={say('google.reconnect')} onPress={actions.onReconnect} />
        </Step>
        <Step name={say('first.assistant')} isDone={progress.assistant}>
          <Action label={say('first.choose')} onPress={actions.onChooseAssistant} />
        </Step>
        <Step name={say('first.channel', { channels: connectableChannels() })} isDone={progress.channel}>
          {channelNames.map((name) => (
            <Action key={name} label={labelOf(name)} onPress={() => actions.onConnect(name)} />
          ))}
        </Step>
        <Step name={say('first.sentence')} isDone={progress.sentence}>
          <Action label={say('first.try')} isPrimary onPress={actions.onTalk} />
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly name: string;
  readonly isDone: boolean | undefined;
  /** What to press as long as it is not done. */
  readonly children: ReactNode;
}

/** As high whether it is done, open or not known yet. */
function Step({ name, isDone, children }: StepProps) {
  return (
    <li
      aria-busy={isDone === undefined || undefined}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'edge grid size-6 shrink-0 place-items-center rounded-full border',
          isDone
            ? 'border-transparent bg-success-soft text-success-ink'
            : 'border-line-control border-dashed',
        )}
      >
        {isDone && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className={classNames('min-w-0 flex-1 basis-36', isDone && 'text-ink-soft')}>
        {name}
        {isDone && <span className="sr-only"> {say('first.stepDone')}</span>}
      </span>
      {isDone === false && <span className="flex gap-2 max-sm:basis-full max-sm:pl-9">{children}</span>}
    </li>
  );
}

interface ActionProps {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
}

const Action = ({ label, isPrimary = false, onPress }: ActionProps) => (
  <Button size="sm" variant={isPrimary ? 'primary' : 'secondary'} onClick={onPress}>
    {label}
  </Button>
);
