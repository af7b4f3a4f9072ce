import { TriangleAlert } from 'lucide-react';
import { say } from '../../words/chat.ts';
import type { ChatMessage } from './chat-message.ts';
import { formatConflictStart } from './format-moments.ts';

export const ConflictList = ({ conflicts }: { conflicts: ChatMessage['conflicts'] }) => (
  <div className="edge flex gap-2.5 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-warning-ink">
    <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <div className="min-w-0">
      <p className="font-medium">{say('chat.schedulingConflictsDetected')}</p>
      <ul className="mt-0.5 grid grid-cols-1 gap-0.5">
        {conflicts.map(({ summary, start }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two conflicts may look alike, and the list never changes
          <li key={index} className="[overflow-wrap:anywhere]">
            <bdi>{summary || say('chat.unnamedEvent')}</bdi>
            {say('chat.at')}
            {start ? <time dateTime={start}>{formatConflictStart(start)}</time> : formatConflictStart(null)}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
