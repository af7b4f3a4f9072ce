import { CalendarCheck, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../words/frame.ts';

const cast = ['nora', 'milo', 'vera', 'otis', 'juno', 'sol'];

/** A picture of a conversation, drawn with the product's own pieces. Decoration: hidden from screen readers. */
export function Vignette() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md select-none lg:mr-6">
      <div className="-inset-2 sm:-inset-6 -z-10 absolute rounded-[2.5rem] bg-highlight-soft" />
      <div className="rounded-[1.75rem] border border-line bg-surface p-5 shadow-lifted">
        <div className="flex items-center gap-3 border-line border-b pb-4">
          <img src="/characters/nora.svg" alt="" className="size-12 rounded-full" />
          <div>
            <p className="font-semibold leading-5">{say('home.nora')}</p>
            <p className="text-ink-faint text-xs">{say('home.noraIs')}</p>
          </div>
        </div>
        <div className="grid gap-3 pt-4 text-sm">
          <Bubble mine>{say('home.vignetteAsk')}</Bubble>
          <Bubble>{say('home.vignetteAnswer')}</Bubble>
          <div className="rounded-2xl border border-line bg-surface-sunken p-4">
            <p className="flex items-center gap-2 font-medium">
              <CalendarCheck className="size-4 text-accent" />
              {say('home.vignetteEvent')}
            </p>
            <p className="mt-1 text-ink-soft text-xs">{say('home.vignetteWhen')}</p>
            <p className="mt-3 inline-flex items-center gap-1.5 rounded-full bg-success-soft px-3 py-1 font-medium text-success-ink text-xs">
              <Check className="size-3.5" />
              {say('home.vignetteApproved')}
            </p>
          </div>
          <Bubble>{say('home.vignetteDone')}</Bubble>
        </div>
      </div>
      <div className="-space-x-3 mt-5 flex justify-center">
        {cast.map((name) => (
          <img
            key={name}
            src={`/characters/${name}.svg`}
            alt=""
            className="size-14 rounded-full border-4 border-canvas"
          />
        ))}
      </div>
    </div>
  );
}

const Bubble = ({ mine = false, children }: { mine?: boolean; children: ReactNode }) => (
  <p
    className={
      mine
        ? 'ml-auto w-fit max-w-[80%] rounded-2xl rounded-br-md bg-accent px-4 py-2.5 text-accent-ink'
        : 'w-fit max-w-[80%] rounded-2xl rounded-bl-md bg-surface-hover px-4 py-2.5'
    }
  >
    {children}
  </p>
);
