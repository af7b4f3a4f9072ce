import { Wrench } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { messageLabel, rowTints } from '../lib/model-messages/describe.ts';
import type { ModelMessage, ParsedMessages, Part } from '../lib/model-messages/types.ts';
import { rich, say } from '../words/staff.ts';
import { JsonBlock, LongText } from './json-block.tsx';

interface Props {
  readonly parsed: ParsedMessages;
  /** 'Error parsing message' or 'Error parsing context'. */
  readonly error: string;
}

/** Stored messages in full: each with who said it, each part as what it is. */
export function ModelMessages({ parsed, error }: Props) {
  if (!parsed.ok) {
    return (
      <div role="alert" className="rounded-control bg-danger-soft p-4 text-danger-ink">
        <p className="mb-2 font-medium">{error}</p>
        <LongText mono text={parsed.raw} />
      </div>
    );
  }
  return (
    <ol className="grid grid-cols-1 gap-3">
      {parsed.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored list never changes its order
        <MessageItem key={index} message={message} />
      ))}
    </ol>
  );
}

function MessageItem({ message }: { message: ModelMessage }) {
  return (
    <li className={classNames('rounded-control border border-line p-4', rowTints[message.speaker])}>
      <p className="mb-2 flex items-baseline gap-2 font-semibold text-sm">
        {messageLabel(message)}
        {message.kind && <span className="font-normal text-ink-soft text-xs">{message.kind}</span>}
      </p>
      <div className="grid grid-cols-1 gap-3 text-sm">
        {message.parts.length === 0 && <p className="text-ink-soft">{say('ui.nothingInIt')}</p>}
        {message.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list never changes its order
          <PartItem key={index} part={part} />
        ))}
      </div>
    </li>
  );
}

function PartItem({ part }: { part: Part }) {
  switch (part.kind) {
    case 'tool-call':
      return (
        <div className="min-w-0">
          <PartCaption>
            {rich('ui.toolCall', {
              toolName: part.toolName,
              code: (text) => <code className="font-mono">{text}</code>,
            })}
          </PartCaption>
          <JsonBlock value={part.args} />
        </div>
      );
    case 'tool-return':
      return (
        <div className="min-w-0">
          <PartCaption>
            {say('ui.toolResult')}
            {part.toolName && (
              <>
                : <code className="font-mono">{part.toolName}</code>
              </>
            )}
          </PartCaption>
          {typeof part.content === 'string' ? (
            <LongText mono text={part.content} />
          ) : (
            <JsonBlock value={part.content} />
          )}
        </div>
      );
    case 'raw':
      return <JsonBlock value={part.value} />;
    default:
      return <LongText text={part.text} />;
  }
}

const PartCaption = ({ children }: { children: React.ReactNode }) => (
  <p className="mb-1.5 flex items-center gap-1.5 font-medium text-xs">
    <Wrench className="size-3.5" aria-hidden="true" />
    <span>{children}</span>
  </p>
);
