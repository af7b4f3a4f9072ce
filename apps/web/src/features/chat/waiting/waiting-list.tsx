import type { WaitingApproval } from '@catch/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../words/chat.ts';
import { NothingWaits } from './nothing-waits.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

/** As many as somebody decides in one sitting. */
const PORTION = 10;

export function WaitingList({ open }: { open: readonly WaitingApproval[] }) {
  const { cards, decide } = useWaiting(open);
  const [most, setMost] = useState(PORTION);
  if (cards.length === 0) return <NothingWaits />;
  const left = cards.length - most;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 [&>li:nth-child(n+11)]:[contain-intrinsic-size:auto_19rem] [&>li:nth-child(n+11)]:[content-visibility:auto]">
        {cards.slice(0, most).map((card) => (
          <WaitingCard key={card.approval.tool_call_id} card={card} onDecide={decide} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => setMost(most + PORTION)}>
          {say('waiting.more', { count: Math.min(left, PORTION), left })}
        </Button>
      )}
    </>
  );
}
