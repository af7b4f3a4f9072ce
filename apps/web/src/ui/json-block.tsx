import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { say } from '../words/staff.ts';
import { Button } from './button.tsx';

/** More than this in one go would make the dialog slow. */
const FIRST_CHARACTERS = 20_000;

const kilobytes = (characters: number): string =>
  say('ui.kilobytes', { count: Math.round(characters / 1024).toLocaleString('en') });

/** Text of any size from strangers: always text, never markup; a huge one is cut until asked for. */
export function LongText({ text, mono = false }: { text: string; mono?: boolean }) {
  const [whole, setWhole] = useState(false);
  const cut = !whole && text.length > FIRST_CHARACTERS;
  return (
    <>
      <div
        dir={mono ? undefined : 'auto'}
        className={classNames(
          'min-w-0 whitespace-pre-wrap break-words',
          mono && 'rounded-lg bg-surface-sunken p-3 font-mono text-xs leading-5',
        )}
      >
        {cut ? text.slice(0, FIRST_CHARACTERS) : text}
      </div>
      {cut && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          {say('ui.showAll', { count: kilobytes(text.length) })}
        </Button>
      )}
    </>
  );
}

export const JsonBlock = ({ value }: { value: unknown }) => (
  <LongText mono text={JSON.stringify(value, null, 2) ?? String(value)} />
);
