import { Braces } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { JsonBlock } from '../../ui/json-block.tsx';
import { say } from '../../words/staff.ts';

/** Stands at the end of the buttons; what it opens takes a line of its own beneath them. */
export function RawArguments({ args }: { args: unknown }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="ml-auto"
        aria-expanded={isShown}
        icon={<Braces className="size-4" aria-hidden="true" />}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? say('chat.hideJson') : say('chat.showJson')}
      </Button>
      {isShown && (
        <section
          aria-label={say('chat.rawArguments')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so with the keyboard too
          tabIndex={0}
          className="mt-1 max-h-60 w-full overflow-auto rounded-lg"
        >
          <JsonBlock value={args} />
        </section>
      )}
    </>
  );
}
