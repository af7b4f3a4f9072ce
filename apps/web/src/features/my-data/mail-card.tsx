import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { say } from '../../words/settings.ts';
import { mailHeaders } from './queries.ts';

interface Feedback {
  readonly succeeded: (text: string) => void;
  readonly failed: (text: string) => void;
}

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
      feedback.succeeded(say('mail.off'));
      return client.invalidateQueries({ queryKey: ['mailHeaders'] });
    },
    onError: (error) => feedback.failed(detailOr(error, say('mail.offFailed'))),
  });
  if (state !== 'on' && state !== 'off') return null;
  return (
    <Card title={say('mail.title')} description={say('mail.text')}>
      <div className="mt-5">
        {state === 'off' ? (
          <Button variant="secondary" onClick={onTurnOn}>
            {say('mail.turnOn')}
          </Button>
        ) : (
          <Button variant="secondary" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
            {say('mail.turnOff')}
          </Button>
        )}
      </div>
    </Card>
  );
}
