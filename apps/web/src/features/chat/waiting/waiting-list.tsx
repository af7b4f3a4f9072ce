import type { WaitingApproval } from '@catch/contract';
import { NothingWaits } from './nothing-waits.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingCard } from './waiting-card.tsx';

export function WaitingList({ open }: { open: readonly WaitingApproval[] }) {
  const { cards, decide } = useWaiting(open);
  if (cards.length === 0) return <NothingWaits />;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {cards.map((card) => (
        <WaitingCard
          key={card.approval.tool_call_id}
          card={card}
          onDecide={(approved, choice) => void decide(card.approval.tool_call_id, approved, choice)}
        />
      ))}
    </ul>
  );
}
