import { pageConfig } from '../../lib/page-config.ts';
import { say } from '../../words/chat.ts';
import type { Assistant } from './assistant.ts';
import { Portrait } from './portrait.tsx';

const delays = ['0ms', '200ms', '400ms'];

/** The live region is always there, or a screen reader would miss its first words. */
export const Thinking = ({
  assistant,
  isShown,
  doing,
}: {
  assistant: Assistant;
  isShown: boolean;
  /** Such as 'Looking at Thursday…'; '' when nothing is known. */
  doing: string;
}) => (
  <div role="status" aria-live="polite">
    {isShown && (
      <div className="mt-5 flex animate-rise items-center gap-2.5 sm:gap-3">
        <Portrait assistant={assistant} className="size-8 sm:size-9" />
        <p className="flex items-center gap-3 rounded-2xl rounded-tl-md bg-surface-hover px-4 py-2.5 text-ink-soft text-sm">
          <span className="flex gap-1" aria-hidden="true">
            {delays.map((animationDelay) => (
              <span
                key={animationDelay}
                className="size-1.5 animate-shimmer rounded-full bg-accent"
                style={{ animationDelay }}
              />
            ))}
          </span>
          {say('chat.isThinking', { brand: pageConfig.brand })}
        </p>
        {doing && (
          <p dir="auto" className="min-w-0 truncate text-ink-faint text-sm">
            {doing}
          </p>
        )}
      </div>
    )}
  </div>
);
