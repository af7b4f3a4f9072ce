import { ArrowUp } from 'lucide-react';
import { say } from '../words/staff.ts';

interface Props {
  readonly count: number;
  /** 'message' */
  readonly noun: string;
  readonly onShow: () => void;
}

/** New rows are announced, never pushed into what is being read. */
export function NewRows({ count, noun, onShow }: Props) {
  return (
    <div role="status" className="sticky top-20 z-20 -my-2 flex justify-center empty:hidden">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="edge inline-flex animate-rise items-center gap-1.5 rounded-full bg-accent px-4 py-1.5 font-medium text-accent-ink text-sm shadow-lifted transition-colors hover:bg-accent-hover"
        >
          <ArrowUp className="size-4" aria-hidden="true" />
          {say('ui.new', { count, noun })}
        </button>
      )}
    </div>
  );
}
