/** Each one is understood as it stands. */
const examples = [
  'Dentist tomorrow at 3pm',
  'What is on my calendar this week?',
  'Find 45 minutes for planning on Thursday',
  'Remind me on Friday at 9 to send the report',
];

/** The hint. A click only fills the input: nothing is sent in anybody's name by accident. */
export const Examples = ({ disabled, onPick }: { disabled: boolean; onPick: (text: string) => void }) => (
  <div className="flex items-center gap-2 text-xs">
    <p className="shrink-0 text-ink-faint">Try</p>
    <ul className="flex min-w-0 gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none]">
      {examples.map((example) => (
        <li key={example} className="shrink-0">
          <button
            type="button"
            disabled={disabled}
            onClick={() => onPick(example)}
            className="whitespace-nowrap rounded-full border border-line-strong bg-surface px-3 py-1 text-ink-soft transition-colors disabled:opacity-55 not-disabled:hover:border-line-control not-disabled:hover:bg-surface-hover not-disabled:hover:text-ink"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
