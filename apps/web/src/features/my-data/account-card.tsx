import { Download } from 'lucide-react';
import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDownloadMyData } from './queries.ts';

interface Props {
  readonly onDelete: () => void;
  readonly onFailed: (text: string) => void;
}

export function AccountCard({ onDelete, onFailed }: Props) {
  const download = useDownloadMyData();
  return (
    <Card
      title="Your data"
      description="It is yours: take a copy whenever you like, or have all of it deleted."
    >
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download className="size-4" aria-hidden="true" />}
          busy={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onError: (error) =>
                onFailed(detailOr(error, 'Failed to download your data. Please try again.')),
            })
          }
        >
          Download my data
        </Button>
        <Button variant="danger-ghost" onClick={onDelete}>
          Delete my account
        </Button>
      </div>
    </Card>
  );
}
