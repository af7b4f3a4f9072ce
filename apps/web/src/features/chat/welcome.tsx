import type { Assistant } from './assistant.ts';
import { nameOf, type Person } from './people.ts';
import { Portrait } from './portrait.tsx';

export const Welcome = ({ assistant, person }: { assistant: Assistant; person: Person | null }) => (
  <div className="m-auto grid max-w-md justify-items-center gap-1.5 px-2 py-6 text-center">
    <Portrait assistant={assistant} className="mb-2 size-16 sm:size-20" />
    <p className="text-balance font-semibold text-lg tracking-tight">
      {person ? `Write as ${nameOf(person)} would` : `What can ${assistant.name} do for you?`}
    </p>
    <p className="text-pretty text-ink-soft text-sm">
      {person
        ? 'Their assistant answers here and works in their calendar. They will see that you chatted as them.'
        : 'Plan, move or look up anything in your calendar. Whatever reaches other people waits for your approval.'}
    </p>
  </div>
);
