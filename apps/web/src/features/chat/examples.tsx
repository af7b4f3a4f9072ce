import { classNames } from '../../lib/class-names.ts';
import { say } from '../../words/chat.ts';

interface Props {
  readonly examples: readonly string[];
  /** English, where the page is not. */
  readonly language?: 'en' | undefined;
  /** All of them one below the other, where a phone would show the first alone. */
  readonly isStacked?: boolean;
  readonly onPick: (text: string) => void;
}

/** The hint. A click only fills the input: nothing is sent in anybody's name by accident. */
export const Examples = ({ examples, language, isStacked = false, onPick }: Props) => (
  // As high as a line of them, also while they are on their way.
  <div
    className={classNames(
      'flex min-h-8 items-center gap-2 text-xs',
      isStacked && 'max-sm:min-h-30 max-sm:flex-col max-sm:items-start max-sm:gap-1',
    )}
  >
    {examples.length > 0 && (
      <p className="shrink-0 text-ink-faint">{language ? say('talk.tryInEnglish') : say('chat.try')}</p>
    )}
    <ul
      className={classNames(
        'flex min-w-0 gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none]',
        isStacked ? 'max-sm:flex-wrap' : 'max-sm:-mr-3 max-sm:pr-3',
      )}
    >
      {examples.map((example) => (
        <li key={example} className={classNames('shrink-0', isStacked && 'max-sm:max-w-full')}>
          <button
            type="button"
            lang={language}
            onClick={() => onPick(example)}
            className={classNames(
              'whitespace-nowrap rounded-full border border-line-strong bg-surface px-3 py-1 text-ink-soft transition-colors hover:border-line-control hover:bg-surface-hover hover:text-ink',
              isStacked && 'max-sm:whitespace-normal max-sm:text-start',
            )}
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
