import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { say } from '../words/settings.ts';
import { Badge } from './badge.tsx';
import { cardClass } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

export interface Detail {
  readonly label: string;
  readonly value: ReactNode;
}

interface Props {
  readonly name: string;
  readonly logo: string;
  readonly description: string;
  /** Undefined while it is not known yet. */
  readonly connected: boolean | undefined;
  readonly details: readonly Detail[];
  readonly notice?: ReactNode;
  readonly action: ReactNode;
}

/** One of the three cards of Settings, all of equal weight. */
export function IntegrationCard({ name, logo, description, connected, details, notice, action }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(cardClass, 'flex flex-col p-5')}>
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-11 place-items-center rounded-xl border border-line bg-surface-sunken">
          <img src={logo} alt="" className="size-6" />
        </span>
        {connected === undefined ? (
          <Skeleton shape="round" className="h-6 w-24" />
        ) : (
          <Badge tone={connected ? 'success' : 'neutral'} dot>
            {connected ? say('ui.connected') : say('ui.notConnected')}
          </Badge>
        )}
      </div>
      <h3 id={id} className="mt-4 font-semibold text-base">
        {name}
      </h3>
      <p className="mt-1 text-ink-soft text-sm">{description}</p>
      {details.length > 0 && (
        <dl className="mt-4 grid grid-cols-1 gap-2 border-line border-t pt-4 text-sm">
          {details.map((detail) => (
            <div key={detail.label} className="flex justify-between gap-4">
              <dt className="shrink-0 text-ink-faint">{detail.label}</dt>
              <dd className="min-w-0 wrap-anywhere text-right">{detail.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notice && <div className="mt-4">{notice}</div>}
      <div className="mt-auto pt-5 [&>button]:w-full">{action}</div>
    </section>
  );
}
