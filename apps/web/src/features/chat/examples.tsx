import { say } from '../../words/chat.ts';

interface Props {
  readonly examples: readonly string[];
  /** English, where the page is not. */
  readonly language?: 'en' | undefined;
  readonly onPick: (text: string) => void;
}

/** The hint. A click only fills the input: nothing is sent in anybody's name by accident. */
export const Examples = ({ examples, language, onPick }: Props) => (
  // As high as a line of them, also while they are on their way.
  <div className="flex min-h-8 items-center gap-2 text-xs">
    {examples.length > 0 && (
      <p className="shrink-0 text-ink-faint">{language ? say('talk.tryInEnglish') : say('chat.try')}</p>
    )}
    <ul className="flex min-w-0 gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none] max-sm:-mr-3 max-sm:pr-3">
      {examples.map((example) => (
        <li key={example} className="shrink-0">
          <button
            type="button"
            lang={language}
            onClick={() => onPick(example)}
            className="whitespace-nowrap rounded-full border border-line-strong bg-surface px-3 py-1 text-ink-soft transition-colors hover:border-line-control hover:bg-surface-hover hover:text-ink"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
