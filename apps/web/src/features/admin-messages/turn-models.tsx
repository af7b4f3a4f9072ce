import { useQuery } from '@tanstack/react-query';
import { sayFigures } from '../../lib/model-figures.ts';
import { Fact } from '../../ui/facts.tsx';
import { say } from '../../words/staff.ts';
import { turnUsageQuery } from './queries.ts';

/** Which models a turn asked, with tokens, time and cost; nothing where it asked none. */
export function TurnModels({ turnId }: { turnId: string }) {
  const usage = useQuery(turnUsageQuery(turnId));
  return usage.data?.turns.map((turn) => (
    <Fact key={turn.model} label={say('messages.model')}>
      <span className="break-all">{turn.model}</span>: {sayFigures(turn)}
    </Fact>
  ));
}
