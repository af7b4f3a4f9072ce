import { say } from '../../words/staff.ts';
import type { Assistant } from './assistant.ts';
import { nameOf, type Person } from './people.ts';
import { Portrait } from './portrait.tsx';

export const Welcome = ({ assistant, person }: { assistant: Assistant; person: Person | null }) => (
  <div className="m-auto grid max-w-md justify-items-center gap-1.5 px-2 py-6 text-center">
    <Portrait assistant={assistant} className="mb-2 size-16 sm:size-20" />
    <p className="text-balance font-semibold text-lg tracking-tight">
      {person
        ? say('chat.writeAsWould', { person: nameOf(person) })
        : say('chat.whatCanDoFor', { name: assistant.name })}
    </p>
    <p className="text-pretty text-ink-soft text-sm">
      {person ? say('chat.theirAssistantAnswersHere') : say('chat.planMoveOrLook')}
    </p>
  </div>
);
