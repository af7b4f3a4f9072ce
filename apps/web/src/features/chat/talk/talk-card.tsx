import { classNames } from '../../../lib/class-names.ts';
import { pageConfig } from '../../../lib/page-config.ts';
import { cardClass } from '../../../ui/card.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { say } from '../../../words/settings.ts';
import { useAskedToTalk } from './asked-to-talk.ts';

const loadPanel = () => import('./talk-panel.tsx').then(({ TalkPanel }) => TalkPanel);

/** The assistant, right here. */
export function TalkCard() {
  const asked = useAskedToTalk();
  return (
    <section aria-labelledby="talk">
      <h2 id="talk" className="font-semibold text-base">
        {say('talk.title', { brand: pageConfig.brand })}
      </h2>
      <OnDemand
        load={loadPanel}
        props={{ asked }}
        loading={<LoadingPanel />}
        failed={say('talk.notThere')}
        isAsked={asked > 0}
        className={classNames(cardClass, 'mt-3 flex h-[clamp(27rem,64dvh,36rem)] min-w-0 flex-col')}
      />
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
