import { say } from '../../words/staff.ts';

/** Each one is understood as it stands. */
const examples = [
  say('chat.dentistTomorrowAt3pm'),
  say('chat.whatDoIHave'),
  say('chat.findMe45Minutes'),
  say('chat.moveTheDentistTo'),
];

/** The hint. A click only fills the input: nothing is sent in anybody's name by accident. */
export const Examples = ({ onPick }: { onPick: (text: string) => void }) => (
  <div className="flex items-center gap-2 text-xs">
    <p className="shrink-0 text-ink-faint">{say('chat.try')}</p>
    <ul className="flex min-w-0 gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none] max-sm:-mr-3 max-sm:pr-3">
      {examples.map((example) => (
        <li key={example} className="shrink-0">
          <button
            type="button"
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
