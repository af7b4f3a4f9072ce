import { lazy, Suspense, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { pageConfig } from '../../../lib/page-config.ts';
import { useInSight } from '../../../lib/use-in-sight.ts';
import { cardClass } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { say } from '../../../words/settings.ts';
import { useAskedToTalk } from './asked-to-talk.ts';
import { PanelBoundary } from './panel-boundary.tsx';

const loadPanel = () => import('./talk-panel.tsx').then(({ TalkPanel }) => ({ default: TalkPanel }));

/** The assistant, right here. Its code is fetched when it comes into sight or is asked for; its place is kept. */
export function TalkCard() {
  const asked = useAskedToTalk();
  const { ref, isInSight } = useInSight<HTMLElement>();
  // A file that did not come is asked for anew, which `lazy` by itself never does.
  const [Panel, setPanel] = useState(() => lazy(loadPanel));
  return (
    <section ref={ref} aria-labelledby="talk">
      <h2 id="talk" className="font-semibold text-base">
        {say('talk.title', { brand: pageConfig.brand })}
      </h2>
      <div className={classNames(cardClass, 'mt-3 flex h-[clamp(27rem,64dvh,36rem)] min-w-0 flex-col')}>
        {isInSight || asked > 0 ? (
          <PanelBoundary onRetry={() => setPanel(() => lazy(loadPanel))}>
            <Suspense fallback={<LoadingPanel />}>
              <Panel asked={asked} />
            </Suspense>
          </PanelBoundary>
        ) : (
          <LoadingPanel />
        )}
      </div>
    </section>
  );
}

const LoadingPanel = () => (
  <div aria-busy="true" className="flex h-full flex-col">
    <div className="m-auto grid justify-items-center gap-3">
      <Skeleton shape="round" className="size-16 sm:size-20" />
      <Skeleton className="h-5 w-48" />
    </div>
    <div className="border-line border-t p-3 sm:px-6">
      <Skeleton shape="control" className="h-7 w-full max-w-md" />
      <Skeleton shape="control" className="mt-2.5 h-11 w-full" />
    </div>
  </div>
);
