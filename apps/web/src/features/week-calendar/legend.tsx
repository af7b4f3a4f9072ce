import { say } from '../../words/staff.ts';
import { type Answer, answerLabels } from './event-look.ts';

const swatches: Record<Answer, string> = {
  accepted: 'border-transparent bg-(--calendar-1)',
  'needs-response': 'border-(--calendar-1-line) border-dashed bg-surface',
  declined: 'border-transparent bg-surface-sunken',
};

export const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft text-xs" aria-label={say('calendar.legend')}>
    {(Object.keys(answerLabels) as Answer[]).map((answer) => (
      <li key={answer} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`h-3.5 w-5 rounded-[0.25rem] border border-l-(--calendar-1-line) border-l-[3px] border-l-solid ${swatches[answer]}`}
        />
        <span className={answer === 'declined' ? 'line-through' : undefined}>{answerLabels[answer]}</span>
      </li>
    ))}
  </ul>
);
