import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';

interface Props {
  readonly label: string;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly failure: string | null;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function FormFrame({ label, canSave, isSaving, failure, onSave, onCancel, children }: Props) {
  return (
    <form
      aria-label={label}
      className="mt-2 grid grid-cols-1 gap-4 rounded-control border border-line-strong bg-surface-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !isSaving) onSave();
      }}
      onKeyDown={(event) => {
        // What is on its way may yet fail: its words stay until that is known.
        if (event.key === 'Escape' && !isSaving) onCancel();
      }}
    >
      {children}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={isSaving} disabled={!canSave}>
          {isSaving ? say('memory.saving') : say('memory.save')}
        </Button>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={onCancel}>
          {say('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
