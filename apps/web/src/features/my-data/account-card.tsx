import { Download } from 'lucide-react';
import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { say } from '../../words/settings.ts';
import { useDownloadMyData } from './queries.ts';

interface Props {
  readonly onDelete: () => void;
  readonly onFailed: (text: string) => void;
}

export function AccountCard({ onDelete, onFailed }: Props) {
  const download = useDownloadMyData();
  return (
    <Card title={say('data.title')} description={say('data.text')}>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download className="size-4" aria-hidden="true" />}
          busy={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onError: (error) => onFailed(detailOr(error, say('data.downloadFailed'))),
            })
          }
        >
          {say('data.download')}
        </Button>
        <Button variant="danger-ghost" className="max-sm:-ml-4" onClick={onDelete}>
          {say('data.delete')}
        </Button>
      </div>
    </Card>
  );
}
