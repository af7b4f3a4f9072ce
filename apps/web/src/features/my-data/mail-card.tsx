import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Feedback } from './memory-card.tsx';
import { mailHeaders } from './queries.ts';

interface Props {
  readonly feedback: Feedback;
  /** Leads to Google, which asks and shows what is new. */
  readonly onTurnOn: () => void;
}

/** Shown only where it can be had. */
export function MailCard({ feedback, onTurnOn }: Props) {
  const client = useQueryClient();
  const state = useQuery(mailHeaders()).data?.state;
  const turnOff = useMutation({
    mutationFn: () => call('turnOffMailHeaders'),
    onSuccess: () => {
      feedback.succeeded('Your mail headers are no longer read.');
      return client.invalidateQueries({ queryKey: ['mailHeaders'] });
    },
    onError: (error) => feedback.failed(detailOr(error, 'Could not turn this off. Please try again.')),
  });
  if (state !== 'on' && state !== 'off') return null;
  return (
    <Card
      title="Names from your mail"
      description="Lets the assistant find people by name among those you write with. It reads who wrote to whom and when, never the message."
    >
      <div className="mt-5">
        {state === 'off' ? (
          <Button variant="secondary" onClick={onTurnOn}>
            Turn on
          </Button>
        ) : (
          <Button variant="secondary" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
            Turn off
          </Button>
        )}
      </div>
    </Card>
  );
}
