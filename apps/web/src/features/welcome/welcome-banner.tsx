import type { ChannelName } from '../../channels/channel.ts';
import { channelSettings } from '../../channels/settings.ts';
import { pageConfig } from '../../lib/page-config.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';

interface Props {
  /** Nobody knows yet whether it is needed: only its place is kept. */
  readonly isPlaceholder?: boolean;
  readonly onConnect: (channel: ChannelName) => void;
}

/** Shown while the first channel is not connected; all buttons stay as long (decisions.md, 'Names and words'). */
export function WelcomeBanner({ isPlaceholder = false, onConnect }: Props) {
  return (
    <section
      aria-labelledby="welcome"
      aria-hidden={isPlaceholder || undefined}
      inert={isPlaceholder}
      className="edge inert:*:invisible inert:animate-shimmer inert:bg-line flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-accent-soft px-5 py-6 text-accent-soft-ink sm:px-7"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="welcome" className="font-semibold text-lg">
          {say('welcome.title', { brand: pageConfig.brand })}
        </h2>
        <p className="mt-1 max-w-prose">{say('welcome.text', { brand: pageConfig.brand })}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        {channelSettings.map(({ name, logo, says }) => (
          <Button
            key={name}
            variant="secondary"
            icon={<img src={logo} alt="" className="size-4.5" />}
            onClick={() => onConnect(name)}
          >
            {says.connect()}
          </Button>
        ))}
      </div>
    </section>
  );
}
