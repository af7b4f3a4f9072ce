import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const CodeLoading = () => (
  <div role="status">
    <span className="sr-only">Generating your verification code...</span>
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
        Try again
      </Button>
    }
  >
    {message}
  </Banner>
);

export const CodeExpired = ({ onRegenerate }: { onRegenerate: () => void }) => (
  <div className="grid justify-items-center gap-4 py-6 text-center" role="alert">
    <p className="font-medium">Verification code has expired.</p>
    <Button onClick={onRegenerate}>Generate new code</Button>
  </div>
);
