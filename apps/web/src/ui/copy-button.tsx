import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { useTimeout } from '../lib/timers.ts';
import { timing } from '../lib/timing.ts';
import { say } from '../words/settings.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}

/** The confirmation shows for 2 seconds (product-spec section 9). */
export function CopyButton({
  text,
  label,
  copiedLabel = say('ui.copied'),
  variant = 'secondary',
  size,
  className,
}: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useTimeout(() => setOutcome('idle'), outcome === 'idle' ? null : timing.copyConfirmation, outcome);

  async function copy() {
    try {
      await copyText(text);
      setOutcome('copied');
    } catch (error) {
      console.warn('The browser refused to copy', error);
      setOutcome('failed');
    }
  }

  return (
    <Button
      variant={variant}
      size={size}
      className={className ?? ''}
      icon={outcome === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
      onClick={copy}
    >
      <span aria-live="polite">
        {outcome === 'copied' ? copiedLabel : outcome === 'failed' ? say('ui.copyByHand') : label}
      </span>
    </Button>
  );
}
