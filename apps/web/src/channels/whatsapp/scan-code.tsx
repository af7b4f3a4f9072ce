import { lazy, Suspense, useState } from 'react';
import { LoadBoundary } from '../../ui/load-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from './words.ts';

const fetchCode = () => lazy(() => import('./qr-code.tsx'));

/** People reading this on a desktop have WhatsApp on the phone next to it. On the phone itself the link is enough. */
export function ScanCode({ link }: { link: string }) {
  const [isDesk] = useState(() => matchMedia('(min-width: 640px)').matches);
  const [Code, setCode] = useState(fetchCode);
  if (!isDesk) return null;
  return (
    <figure className="mt-5 flex items-center gap-5 rounded-card border border-line p-4 max-sm:hidden">
      <div className="size-32 shrink-0">
        <LoadBoundary failed={say('whatsapp.noCode')} onRetry={() => setCode(fetchCode)}>
          <Suspense fallback={<Skeleton shape="control" className="size-full" />}>
            <Code text={link} label={say('whatsapp.code')} />
          </Suspense>
        </LoadBoundary>
      </div>
      <figcaption className="text-ink-soft text-sm">{say('whatsapp.scan')}</figcaption>
    </figure>
  );
}
