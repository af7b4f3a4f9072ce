import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from './words.ts';

export const CodeLoading = () => (
  <div role="status">
    <span className="sr-only">{say('whatsapp.generating')}</span>
    <Skeleton className="h-5 w-full" />
    <Skeleton shape="card" className="mt-4 h-32 w-full" />
    <Skeleton shape="control" className="mt-4 h-12 w-full" />
  </div>
);

export const CodeFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Banner
    tone="danger"
    actions={
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {say('whatsapp.again')}
      </Button>
    }
  >
    {message}
  </Banner>
);

export const CodeExpired = ({ onRegenerate }: { onRegenerate: () => void }) => (
  <div className="grid justify-items-center gap-4 py-6 text-center" role="alert">
    <p className="font-medium">{say('whatsapp.expired')}</p>
    <Button onClick={onRegenerate}>{say('whatsapp.newCode')}</Button>
  </div>
);
